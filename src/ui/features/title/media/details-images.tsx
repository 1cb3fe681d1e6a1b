import { IMAGE_URLS } from '#application/service-keys';
import type { TitleImage, TitleDetails } from '#domain/catalogue/title-details';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { useService } from '#ui/services.tsx';
import { StillButton } from './still-button';
import { useMore } from '../../shared/use-more';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

const HEAD = 12;

type Props = { readonly title: Pick<TitleDetails, 'title' | 'images'> };

const stillsFirst = (one: TitleImage, other: TitleImage): number => Number(one.kind === 'poster') - Number(other.kind === 'poster');

/** Renders a row of stills, then posters; each opens large. Renders nothing without images, or if the catalogue serves no images. */
export const DetailsImages = ({ title }: Props): React.JSX.Element | null => {
  const images = useService(IMAGE_URLS);
  const all = title.images.filter(({ kind, path }) => images.source(kind, path) !== null).sort(stillsFirst);
  const { shown, more } = useMore(all, HEAD, TITLE_MESSAGES.moreImages);
  if (all.length === 0) return null;
  return (
    <>
      <Shelf heading={TITLE_MESSAGES.images} size="wide" later>
        {shown.map((image, index) => (
          <StillButton key={image.path} image={image} label={TITLE_MESSAGES.image(title.title, index + 1, all.length)} />
        ))}
      </Shelf>
      {more === null ? null : <div className="more-images">{more}</div>}
    </>
  );
};
