import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { isSameTitle } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { collectionQuery } from '#ui/features/shared/catalogue-queries.ts';
import { TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import { similarTitlesHeadings } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

/** Renders the films of the title's collection; nothing while pending, on failure, or without other films. */
const CollectionShelf = ({ title, id }: { readonly title: TitleDetails; readonly id: number }): React.JSX.Element | null => {
  const result = useQuery(collectionQuery(useService(CATALOGUE_USE_CASES), id));
  if (result._tag !== 'success' || result.value.parts.every((part) => isSameTitle(part, title))) return null;
  return <TitlesShelf heading={result.value.name} titles={result.value.parts} />;
};

/** Number of titles that a specific heading has to be true of. */
const MIN_TITLES = 6;

/** Returns the most specific heading that is true of enough of the titles, with these titles; null without titles. */
export const similarTitlesShelf = (title: Pick<Title, 'mediaType' | 'genres'>, similar: ReadonlyArray<Title>) => {
  const shelves = similarTitlesHeadings(title).map(({ heading, genres }) => ({
    heading, titles: similar.filter((each) => genres.every((genre) => each.genres.includes(genre))),
  }));
  return shelves.find(({ titles }) => titles.length >= Math.min(MIN_TITLES, Math.max(similar.length, 1))) ?? null;
};

/** Renders the shelves of the collection, recommendations and similar titles; omits similar titles that are also recommended. */
export const DetailsShelves = ({ title }: { readonly title: TitleDetails }): React.JSX.Element => {
  const notRecommended = title.similar.filter((each) => !title.recommendations.some((known) => isSameTitle(known, each)));
  const others = similarTitlesShelf(title, notRecommended);
  return (
    <>
      {title.collection === null ? null : <CollectionShelf title={title} id={title.collection.id} />}
      {title.recommendations.length === 0 ? null : <TitlesShelf heading={TITLE_MESSAGES.recommended} titles={title.recommendations} />}
      {others === null ? null : <TitlesShelf {...others} />}
    </>
  );
};
