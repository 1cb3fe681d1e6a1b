import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { serializeListParams } from '#application/catalogue/list-params';
import { personAddress, titleAddress } from '#application/metadata/addresses';
import { CATALOGUE, CATALOGUE_USE_CASES } from '#application/service-keys';
import type { ReadDescription, Suggestion } from '#domain/catalogue/catalogue';
import { isContentFilter } from '#domain/catalogue/content/content-filter';
import { isUnfiltered, popularitySort, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { titleWithYear } from '#domain/catalogue/title-text';
import { isSameTitle } from '#domain/catalogue/title-id';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { describedHeading, describedQuery, isNameBegunBy, type QueryReading } from '#ui/features/search/box/suggest-described.ts';
import { suggestionsQuery } from '#ui/features/search/box/suggestions-query.ts';
import { isContentOffered } from '#ui/features/shared/filters/offered-content.ts';
import { TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { DESCRIBED_MESSAGES } from '#ui/messages/catalogue/described.messages.ts';

export type DescribedTitlesProps = {
  readonly query: SearchQuery;
  /** Called when it is known whether the text was read as a description of titles that exist. */
  readonly onRead: (isRead: boolean) => void;
};

const listOf = (mediaType: MediaType, filters: Filters): string => {
  const parameters = serializeListParams({ filters, sort: popularitySort }, popularitySort, new URLSearchParams()).toString();
  return `/${mediaType === 'movie' ? 'movies' : 'tv-shows'}/popular?${parameters}`;
};

/**
 * Returns the address of all titles that the text describes: the list with its filters, subjects and people, or the page of a person.
 * Empty if the catalogue cannot filter by one of them, and for titles like another.
 */
const pageOf = ({ mediaType, people, subjects, filters, like, content: ownContent }: QueryReading): { readonly to?: string } => {
  if (like !== undefined || (ownContent !== undefined && ownContent.length < subjects.length)) return {};
  const [person] = people;
  const isPerson = people.length === 1 && subjects.length === 0 && isUnfiltered(filters);
  if (person !== undefined && isPerson) return { to: personAddress(person.id) };
  const content = [...(ownContent ?? subjects.map((subject) => `keyword:${subject}`)), ...people.map(({ id }) => `person:${id}`)];
  const offered = content.filter(isContentFilter).filter((filter) => isContentOffered(mediaType, filter));
  return offered.length === content.length ? { to: listOf(mediaType, { ...filters, content: offered }) } : {};
};

const isNamed = (words: string) => (result: Suggestion): boolean =>
  foldWords(result.kind === 'title' ? result.title.title : result.person.name).join(' ') === foldWords(words).join(' ');

const SeeOther = ({ to, other }: { readonly to: string; readonly other: string }): React.JSX.Element => (
  <p className="did-you-mean"><Link to={to}>{DESCRIBED_MESSAGES.orSee(other)}</Link></p>
);

/** Renders the readings of other parts of the text, each under what it says. */
const Further = ({ read }: { readonly read: ReadDescription }): React.JSX.Element => (
  <>
    <TitlesShelf heading={describedHeading(read).heading} {...pageOf(read)} titles={read.titles} early />
    {read.further && <Further read={read.further} />}
  </>
);

const Described = ({ described, words }: { readonly described: QueryReading; readonly words: string | null }): React.JSX.Element => {
  const { mediaType, filters, subjects, people, unread, isUntried = false, titles, like, further } = described;
  const { heading, filtered } = describedHeading(described);
  // TMDB is not asked for what it cannot filter by, nor anybody for the other kind of titles like one or for “without gore”.
  const isTried = !__ON_TMDB__ && like === undefined && !isUntried;
  return (
    <>
      <TitlesShelf heading={heading} {...pageOf(described)} titles={titles} early />
      {unread.length > 0 && <p className="did-you-mean quiet as-typed">{DESCRIBED_MESSAGES.unread(unread, isTried)}</p>}
      {filtered.length > 0 && subjects.length + people.length > 0 && (
        <SeeOther to={listOf(mediaType, filters)} other={DESCRIBED_MESSAGES.heading(mediaType, filtered)} />
      )}
      {further && <Further read={further} />}
      {like !== undefined && <SeeOther to={titleAddress(like)} other={titleWithYear(like)} />}
      {/* TMDB is asked for a few names only. */}
      {(like !== undefined || (__ON_TMDB__ && words !== null)) && <LiveRegion message={heading} />}
      {!__ON_TMDB__ && words !== null && <p className="did-you-mean quiet as-typed" role="status">{DESCRIBED_MESSAGES.notNamed(words)}</p>}
    </>
  );
};

/**
 * Renders titles that the text describes ("korean thriller", "tom hanks island") or asks for ("like parasite"), under a heading that says
 * how it was read. Renders nothing for a name, while it is unknown whether the text is one, and after a failure: the results by name say
 * what failed.
 */
export const DescribedTitles = ({ query, onRead }: DescribedTitlesProps): React.JSX.Element | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const result = useQuery(describedQuery(catalogue, useService(CATALOGUE), query));
  const described = result._tag === 'success' ? result.value : null;
  const named = useQuery(described === null ? null : suggestionsQuery(catalogue, query));
  // “No results” is said only when it is sure that nothing is described either.
  const isRead = described !== null || result._tag === 'pending';
  useEffect(() => onRead(isRead), [onRead, isRead]);
  if (described === null || named._tag !== 'success') return null;
  const { like } = described;
  // “Like father” may be the beginning of a name, for which titles like “The Father” must not be taken.
  const exact = named.value.filter((like === undefined ? isNamed : isNameBegunBy)(query.words));
  const [first] = described.titles;
  // Exact names stay first: the shelf begins with them, or a line offers the list.
  const isFirst =
    exact.length === 0 || (first !== undefined && exact.some((each) => each.kind === 'title' && isSameTitle(each.title, first)));
  if (isFirst) return <Described described={described} words={exact.length === 0 && like === undefined ? query.words : null} />;
  if (like !== undefined) return <SeeOther to={titleAddress(like)} other={DESCRIBED_MESSAGES.withLike(like)} />;
  const { to } = pageOf(described);
  return to === undefined ? null : <SeeOther to={to} other={describedHeading(described).heading} />;
};
