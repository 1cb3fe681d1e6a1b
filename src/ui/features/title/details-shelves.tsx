import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { isSameTitle } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { collectionQuery } from '#ui/features/shared/catalogue-queries.ts';
import { TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import { similarTitlesHeading } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

/** Renders the films of the title's collection; nothing while pending, on failure, or without other films. */
const CollectionShelf = ({ title, id }: { readonly title: TitleDetails; readonly id: number }): React.JSX.Element | null => {
  const result = useQuery(collectionQuery(useService(CATALOGUE_USE_CASES), id));
  if (result._tag !== 'success' || result.value.parts.every((part) => isSameTitle(part, title))) return null;
  return <TitlesShelf heading={result.value.name} titles={result.value.parts} />;
};

/** Renders the shelves of the collection, recommendations and similar titles; omits similar titles that are also recommended. */
export const DetailsShelves = ({ title }: { readonly title: TitleDetails }): React.JSX.Element => {
  const others = title.similar.filter((each) => !title.recommendations.some((known) => isSameTitle(known, each)));
  return (
    <>
      {title.collection === null ? null : <CollectionShelf title={title} id={title.collection.id} />}
      {title.recommendations.length === 0 ? null : <TitlesShelf heading={TITLE_MESSAGES.recommended} titles={title.recommendations} />}
      {others.length === 0 ? null : <TitlesShelf heading={similarTitlesHeading(title)} titles={others} />}
    </>
  );
};
