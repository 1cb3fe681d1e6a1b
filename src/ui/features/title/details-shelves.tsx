import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { isSameTitle } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { useQuery } from '../../query/use-query';
import { useService } from '../../services';
import { collectionQuery } from '../shared/catalogue-queries';
import { TitlesShelf } from '../shared/title-shelf';

/** The films that belong with this one. A collection that does not come, or holds nothing else, is not missed. */
const CollectionShelf = ({ title, id }: { readonly title: TitleDetails; readonly id: number }): React.JSX.Element | null => {
  const asked = useQuery(collectionQuery(useService(CATALOGUE_USE_CASES), id));
  if (asked._tag !== 'success' || asked.value.parts.every((part) => isSameTitle(part, title))) return null;
  return <TitlesShelf heading={asked.value.name} titles={asked.value.parts} />;
};

/** Where to go from here: the rest of the collection, what people who like it like, what is like it. */
export const DetailsShelves = ({ title }: { readonly title: TitleDetails }): React.JSX.Element => {
  const others = title.similar.filter((each) => !title.recommendations.some((known) => isSameTitle(known, each)));
  return (
    <>
      {title.collection === null ? null : <CollectionShelf title={title} id={title.collection.id} />}
      {title.recommendations.length === 0 ? null : <TitlesShelf heading="If you like this" titles={title.recommendations} />}
      {others.length === 0 ? null : <TitlesShelf heading="More of its kind" titles={others} />}
    </>
  );
};
