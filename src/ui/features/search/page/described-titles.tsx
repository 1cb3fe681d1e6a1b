import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { serializeListParams } from '#application/catalogue/list-params';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { parseDescription, type Description } from '#domain/catalogue/described/parse-description';
import { popularitySort } from '#domain/catalogue/filters';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { activeFilters } from '#ui/features/browse/filters/active-filters.ts';
import { suggestionsQuery } from '#ui/features/search/box/suggestions-query.ts';
import { QueryResultShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import { useShelfTitles } from '#ui/features/shared/shelves/use-shelf-titles.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { DESCRIBED_MESSAGES } from '#ui/messages/catalogue/described.messages.ts';

export type DescribedTitlesProps = {
  readonly query: SearchQuery;
  /** Called when it is known whether the text was read as a description of titles that exist. */
  readonly onRead: (isRead: boolean) => void;
};

const readDescription = ({ words, year, exact }: SearchQuery): Description | null => {
  const description = exact === null ? parseDescription(words) : null;
  if (description === null || year === null) return description;
  return { ...description, filters: { ...description.filters, yearFrom: year, yearTo: year } };
};

const listOf = ({ mediaType, filters }: Description): string => {
  const parameters = serializeListParams({ filters, sort: popularitySort }, popularitySort, new URLSearchParams()).toString();
  return `/${mediaType === 'movie' ? 'movies' : 'tv-shows'}/popular?${parameters}`;
};

const isNamed = (words: string) => (result: Suggestion): boolean =>
  foldWords(result.kind === 'title' ? result.title.title : result.person.name).join(' ') === foldWords(words).join(' ');

const Described = ({ query, onRead, description }: DescribedTitlesProps & { readonly description: Description }): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const { mediaType, filters } = description;
  const titles = useShelfTitles({ mediaType, list: null, filters }, [], false);
  const named = useQuery(suggestionsQuery(catalogue, query));
  const isRead = titles._tag === 'success' && titles.value.length > 0;
  useEffect(() => onRead(isRead), [onRead, isRead]);
  const heading = DESCRIBED_MESSAGES.heading(mediaType, activeFilters(mediaType, filters).map(({ label }) => label));
  // A title or person of exactly this name was probably meant: one line offers the list.
  if (named._tag !== 'success' || named.value.some(isNamed(query.words)))
    return isRead && named._tag === 'success' ? (
      <p className="did-you-mean"><Link to={listOf(description)}>{DESCRIBED_MESSAGES.orSee(heading)}</Link></p>
    ) : <></>;
  return (
    <>
      <QueryResultShelf heading={heading} to={listOf(description)} result={titles} early />
      {isRead && named.value.length === 0 && (
        <p className="did-you-mean quiet as-typed" role="status">{DESCRIBED_MESSAGES.notNamed(query.words)}</p>
      )}
    </>
  );
};

/** Renders titles that the text describes ("korean thriller"), under a heading that says how it was read; nothing for a name. */
export const DescribedTitles = ({ query, onRead }: DescribedTitlesProps): React.JSX.Element | null => {
  const description = readDescription(query);
  const isDescription = description !== null;
  useEffect(() => {
    if (!isDescription) onRead(false);
  }, [onRead, isDescription]);
  return description === null ? null : <Described query={query} onRead={onRead} description={description} />;
};
