import { IMAGE_URLS } from '#application/service-keys';
import type { TitleImage, TitleDetails } from '#domain/catalogue/title-details';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { useService } from '#ui/services.tsx';
import { StillButton } from './still-button';
import { useMore } from '../../shared/use-more';

const HEAD = 12;

type Props = { readonly title: Pick<TitleDetails, 'title' | 'pictures'> };

const stillsFirst = (one: TitleImage, other: TitleImage): number => Number(one.kind === 'poster') - Number(other.kind === 'poster');

/** Stills, then posters, in a row, each opens large; nothing where there are none, or where the catalogue has no pictures at all. */
export const DetailsImages = ({ title }: Props): React.JSX.Element | null => {
  const pictures = useService(IMAGE_URLS);
  const all = title.pictures.filter(({ kind, path }) => pictures.source(kind, path) !== null).sort(stillsFirst);
  const { shown, more } = useMore(all, HEAD, 'pictures');
  if (all.length === 0) return null;
  return (
    <>
      <Shelf heading="Pictures" size="wide" later>
        {shown.map((picture, at) => (
          <StillButton key={picture.path} picture={picture} label={`${title.title}, picture ${at + 1} of ${all.length}`} />
        ))}
      </Shelf>
      {more === null ? null : <div className="more-pictures">{more}</div>}
    </>
  );
};
