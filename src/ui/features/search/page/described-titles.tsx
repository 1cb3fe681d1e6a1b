import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { serializeListParams } from '#application/catalogue/list-params';
import { personAddress } from '#application/metadata/addresses';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { ReadDescription, Suggestion } from '#domain/catalogue/catalogue';
import { isContentFilter } from '#domain/catalogue/content/content-filter';
import { isUnfiltered, popularitySort, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { formatSearch, type SearchQuery } from '#domain/catalogue/search-query';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { isSameTitle } from '#domain/catalogue/title-id';
import { activeFilters } from '#ui/features/browse/filters/active-filters.ts';
import { suggestionsQuery } from '#ui/features/search/box/suggestions-query.ts';
import { isContentOffered } from '#ui/features/shared/filters/offered-content.ts';
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

const listOf = (mediaType: MediaType, filters: Filters): string => {
  const parameters = serializeListParams({ filters, sort: popularitySort }, popularitySort, new URLSearchParams()).toString();
  return `/${mediaType === 'movie' ? 'movies' : 'tv-shows'}/popular?${parameters}`;
};

/**
 * Returns the address of all titles that the text describes: the list with its filters, subjects and people, or the page of a person.
 * Empty if the catalogue cannot filter by one of them.
 */
const pageOf = ({ mediaType, people, subjects, filters }: ReadDescription): { readonly to?: string } => {
  const [person] = people;
  const isPerson = people.length === 1 && subjects.length === 0 && isUnfiltered(filters);
  if (person !== undefined && isPerson) return { to: personAddress(person.id) };
  const content = [...subjects.map((subject) => `keyword:${subject}`), ...people.map(({ id }) => `person:${id}`)];
  const offered = content.filter(isContentFilter).filter((filter) => isContentOffered(mediaType, filter));
  return offered.length === content.length ? { to: listOf(mediaType, { ...filters, content: offered }) } : {};
};

const isNamed = (words: string) => (result: Suggestion): boolean =>
  foldWords(result.kind === 'title' ? result.title.title : result.person.name).join(' ') === foldWords(words).join(' ');

/** Returns what was read, and the labels of the filters alone. */
const wordsOf = ({ mediaType, filters, subjects, people }: ReadDescription) => {
  const filtered = activeFilters(mediaType, filters).map(({ label }) => label);
  const all = [...subjects.map(DESCRIBED_MESSAGES.subject), ...people.map(({ name }) => name), ...filtered];
  return { heading: DESCRIBED_MESSAGES.heading(mediaType, all), filtered };
};

const Described = ({ described, words }: { readonly described: ReadDescription; readonly words: string | null }): React.JSX.Element => {
  const { mediaType, filters, subjects, people, unread, titles } = described;
  const { heading, filtered } = wordsOf(described);
  return (
    <>
      <TitlesShelf heading={heading} {...pageOf(described)} titles={titles} early />
      {unread.length > 0 && <p className="did-you-mean quiet as-typed">{DESCRIBED_MESSAGES.unread(unread)}</p>}
      {filtered.length > 0 && subjects.length + people.length > 0 && (
        <p className="did-you-mean">
          <Link to={listOf(mediaType, filters)}>{DESCRIBED_MESSAGES.orSee(DESCRIBED_MESSAGES.heading(mediaType, filtered))}</Link>
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
  return to === undefined ? null : (
    <p className="did-you-mean"><Link to={to}>{DESCRIBED_MESSAGES.orSee(wordsOf(described).heading)}</Link></p>
  );
};
