import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { serializeListParams } from '#application/catalogue/list-params';
import { personAddress } from '#application/metadata/addresses';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { ReadDescription, Suggestion } from '#domain/catalogue/catalogue';
import { isUnfiltered, popularitySort } from '#domain/catalogue/filters';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { isSameTitle } from '#domain/catalogue/title-id';
import { activeFilters } from '#ui/features/browse/filters/active-filters.ts';
import { suggestionsQuery } from '#ui/features/search/box/suggestions-query.ts';
import { TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import type { Query } from '#ui/query/query.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { DESCRIBED_MESSAGES } from '#ui/messages/catalogue/described.messages.ts';

export type DescribedTitlesProps = {
  readonly query: SearchQuery;
  /** Called when it is known whether the text was read as a description of titles that exist. */
  readonly onRead: (isRead: boolean) => void;
};

const describedQuery = (catalogue: CatalogueUseCases, query: SearchQuery): Query<ReadDescription | null> => ({
  key: `described ${formatSearch(query)}`,
  fetch: (signal) => catalogue.findDescribed(query, signal),
});

const listOf = ({ mediaType, filters }: ReadDescription): string => {
  const parameters = serializeListParams({ filters, sort: popularitySort }, popularitySort, new URLSearchParams()).toString();
  return `/${mediaType === 'movie' ? 'movies' : 'tv-shows'}/popular?${parameters}`;
};

/** Returns the address of all these titles, where a page shows exactly them: a list, or the page of a person. */
const pageOf = (described: ReadDescription): { readonly to?: string } => {
  const { people, subjects, filters } = described;
  const [person] = people;
  if (subjects.length > 0 || people.length > 1) return {};
  if (person === undefined) return { to: listOf(described) };
  return isUnfiltered(filters) ? { to: personAddress(person.id) } : {};
};

const isNamed = (words: string) => (result: Suggestion): boolean =>
  foldWords(result.kind === 'title' ? result.title.title : result.person.name).join(' ') === foldWords(words).join(' ');

const Described = ({ described, words }: { readonly described: ReadDescription; readonly words: string | null }): React.JSX.Element => {
  const { mediaType, filters, subjects, people, unread, titles } = described;
  const filtered = activeFilters(mediaType, filters).map(({ label }) => label);
  const heading = DESCRIBED_MESSAGES.heading(mediaType, [
    ...subjects.map(DESCRIBED_MESSAGES.subject), ...people.map(({ name }) => name), ...filtered,
  ]);
  return (
    <>
      <TitlesShelf heading={heading} {...pageOf(described)} titles={titles} early />
      {unread.length > 0 && <p className="did-you-mean quiet as-typed">{DESCRIBED_MESSAGES.unread(unread)}</p>}
      {filtered.length > 0 && subjects.length + people.length > 0 && (
        <p className="did-you-mean">
          <Link to={listOf(described)}>{DESCRIBED_MESSAGES.orSee(DESCRIBED_MESSAGES.heading(mediaType, filtered))}</Link>
        </p>
      )}
      {words !== null && <p className="did-you-mean quiet as-typed" role="status">{DESCRIBED_MESSAGES.notNamed(words)}</p>}
    </>
  );
};

/**
 * Renders titles that the text describes ("korean thriller", "tom hanks island"), under a heading that says how it was read. Renders
 * nothing for a name, while it is unknown whether the text is one, and after a failure: the results by name say what failed.
 */
export const DescribedTitles = ({ query, onRead }: DescribedTitlesProps): React.JSX.Element | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const result = useQuery(describedQuery(catalogue, query));
  const described = result._tag === 'success' ? result.value : null;
  const named = useQuery(described === null ? null : suggestionsQuery(catalogue, query));
  // “No results” is said only when it is sure that nothing is described either.
  const isRead = described !== null || result._tag === 'pending';
  useEffect(() => onRead(isRead), [onRead, isRead]);
  if (described === null || named._tag !== 'success') return null;
  const exact = named.value.filter(isNamed(query.words));
  const [first] = described.titles;
  // Exact names stay first: the shelf begins with them, or a line offers the list.
  const isFirst =
    exact.length === 0 || (first !== undefined && exact.some((each) => each.kind === 'title' && isSameTitle(each.title, first)));
  if (isFirst) return <Described described={described} words={exact.length === 0 ? query.words : null} />;
  const { to } = pageOf(described);
  const labels = activeFilters(described.mediaType, described.filters).map(({ label }) => label);
  return to === undefined ? null : (
    <p className="did-you-mean"><Link to={to}>{DESCRIBED_MESSAGES.orSee(DESCRIBED_MESSAGES.heading(described.mediaType, labels))}</Link></p>
  );
};
