import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { LabelledImage } from '#application/shell/modal-machine';
import type { TitleImage, TitleDetails } from '#domain/catalogue/title-details';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { useService } from '#ui/services.tsx';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { useImageFailure } from '#ui/design/images/use-image-failure.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';

const SIZES: Readonly<Record<TitleImage['kind'], string>> = {
  backdrop: '(max-width: 767px) 16rem, 26rem',
  poster: '(max-width: 767px) 6rem, 10rem',
};

/** Renders a still or a poster that opens large; nothing when the image is missing or fails to load. */
const StillButton = ({
  image: { kind, path, label },
  onOpen,
}: {
  readonly image: LabelledImage;
  readonly onOpen: () => void;
}): React.JSX.Element | null => {
  const source = useService(IMAGE_URL_BUILDER).source(kind, path);
  const { isLost, onError } = useImageFailure(source?.src ?? null);
  if (source === null || isLost) return null;
  return (
    <button type="button" className={kind === 'poster' ? 'still tall' : 'still'} onClick={onOpen}>
      <img {...source} alt={label} sizes={SIZES[kind]} loading="lazy" decoding="async" onError={onError} />
    </button>
  );
};

const HEAD = 12;

type Props = { readonly title: Pick<TitleDetails, 'title' | 'images'> };

const stillsFirst = (one: TitleImage, other: TitleImage): number => Number(one.kind === 'poster') - Number(other.kind === 'poster');

/**
 * Renders a row of stills, then posters; each opens large, with the others beside it. Renders nothing without images, or if the catalogue
 * serves no images.
 */
export const DetailsImages = ({ title }: Props): React.JSX.Element | null => {
  const images = useService(IMAGE_URL_BUILDER);
  const { open } = useModal();
  const all = title.images
    .filter(({ kind, path }) => images.source(kind, path) !== null)
    .sort(stillsFirst)
    .map(({ kind, path }, index, { length }): LabelledImage => ({
      kind, path,
      label: TITLE_MESSAGES.image(title.title, index + 1, length),
    }));
  const { shown, more } = useExpandableList(all, HEAD, TITLE_MESSAGES.moreImages);
  if (all.length === 0) return null;
  return (
    <>
      <Shelf heading={TITLE_MESSAGES.images} size="wide" later>
        {shown.map((image, index) => (
          <StillButton key={image.path} image={image} onOpen={() => open({ name: 'image', properties: { images: all, first: index } })} />
        ))}
      </Shelf>
      {more === null ? null : <div className="more-images">{more}</div>}
    </>
  );
};
