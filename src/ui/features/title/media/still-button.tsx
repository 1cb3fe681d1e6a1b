import { IMAGE_URLS } from '#application/service-keys';
import type { TitleImage } from '#domain/catalogue/title-details';
import { useFailedImages } from '#ui/design/images/use-failed-images.ts';
import { useModal } from '#ui/app/modals/modal-provider.tsx';
import { useService } from '#ui/services.tsx';

const SIZES: Readonly<Record<TitleImage['kind'], string>> = {
  backdrop: '(max-width: 767px) 16rem, 26rem',
  poster: '(max-width: 767px) 6rem, 10rem',
};

/** Renders a still or a poster that opens large; nothing when the image is missing or fails to load. */
export const StillButton = ({ image: { kind, path }, label }: { readonly image: TitleImage; readonly label: string }): React.JSX.Element | null => {
  const source = useService(IMAGE_URLS).source(kind, path);
  const { isLost, onError } = useFailedImages(source?.src ?? null);
  const { open } = useModal();
  if (source === null || isLost) return null;
  return (
    <button type="button" className={kind === 'poster' ? 'still tall' : 'still'} onClick={() => open({ name: 'image', properties: { kind, path, label } })}>
      <img {...source} alt={label} sizes={SIZES[kind]} loading="lazy" decoding="async" onError={onError} />
    </button>
  );
};
