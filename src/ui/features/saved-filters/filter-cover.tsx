import { firstFilteredTitles } from '#application/catalogue/filtered-titles';
import { CATALOGUE_USE_CASES, IMAGE_URL_BUILDER } from '#application/service-keys';
import { itemKey } from '#domain/catalogue/title-id';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { useNearViewport } from '#ui/design/images/use-near-viewport.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';

const POSTERS = 4;

type Props = { readonly address: string };

const Posters = ({ address }: Props): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const fetch = firstFilteredTitles(useService(CATALOGUE_USE_CASES), address);
  const first = useQuery(fetch === null ? null : { key: `filtered ${address}`, fetch });
  return (
    <>
      {(first._tag === 'success' ? first.value.items.slice(0, POSTERS) : []).map((title) => (
        <PosterImage key={itemKey(title)} title={toArtTitle(title)} image={images.source('poster', title.posterPath)} sizes="40px" />
      ))}
    </>
  );
};

/** Renders the first posters that saved filters find, as decoration. They are asked for when the cover comes near the viewport. */
export const FilterCover = ({ address }: Props): React.JSX.Element => {
  const [cover, isNear] = useNearViewport<HTMLSpanElement>();
  return <span ref={cover} className="filter-cover" aria-hidden="true">{isNear && <Posters address={address} />}</span>;
};
