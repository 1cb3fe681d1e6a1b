import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { Title } from '#domain/catalogue/title';
import { toStoredTitle, type StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import type { LeftOutReason, NamedTitle } from './import-row';

/** The catalogue's title for a named one, or why none is taken. */
export type TitleMatch = { readonly title: StoredTitle } | { readonly reason: Extract<LeftOutReason, 'unknown' | 'several'> };

export type MatchDeps = {
  readonly catalogue: Pick<Catalogue, 'searchTitles' | 'findByImdb' | 'getImdbId'>;
  /** Says how much is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
};

/** Titles that are looked for at the same time. */
const PART = 8;

/** Returns a text that is equal for titles that are looked for in the same way. */
export const namedTitleKey = ({ name, year, mediaType, tmdbId, imdbId }: NamedTitle): string =>
  JSON.stringify([name, year, mediaType, tmdbId, imdbId]);

const foldedName = (name: string): string => foldWords(name).join(' ');

const isOfType = (mediaType: MediaType | null) => (title: Title): boolean => mediaType === null || title.mediaType === mediaType;

type Found = E.Either<Failure, ReadonlyArray<Title>>;

const search = async ({ catalogue, signal }: MatchDeps, mediaType: MediaType, words: string, tmdbId: number | null): Promise<Found> =>
  E.map(({ items }: { readonly items: ReadonlyArray<Title> }) => items)(
    await catalogue.searchTitles(
      { mediaType, query: { words, year: null, exact: tmdbId === null ? null : { by: 'tmdb', id: tmdbId } }, page: 1 },
      signal,
    )(),
  );

/** Runs a search for each possible type, and joins what they find. */
const searchTypes = async (deps: MatchDeps, { mediaType }: NamedTitle, words: string, tmdbId: number | null): Promise<Found> => {
  const all: Title[] = [];
  for (const type of mediaType === null ? (['movie', 'tv'] as const) : [mediaType]) {
    const found = await search(deps, type, words, tmdbId);
    if (E.isLeft(found)) return found;
    all.push(...found.right);
  }
  return E.right(all);
};

/** Returns whether a title is named so, and about the same year: services differ by a year where a festival came before the release. */
const isNamedLike =
  ({ name, year }: NamedTitle) =>
  (title: Title): boolean =>
    [title.title, title.originalTitle ?? ''].some((own) => foldedName(own) === foldedName(name)) &&
    (year === null || title.year === null || Math.abs(title.year - year) <= 1);

/** Of titles with the right name, those of the very year, if there are any, and then films before series. */
const narrowed = (titles: ReadonlyArray<Title>, year: number | null): ReadonlyArray<Title> => {
  const ofYear = titles.filter((title) => title.year === year);
  const closest = ofYear.length > 0 ? ofYear : titles;
  const films = closest.filter(({ mediaType }) => mediaType === 'movie');
  return films.length === 1 ? films : closest;
};

/**
 * Finds a title by TMDB's number, then by IMDb's, then by name and year. An id whose title has another name and year by far is not
 * believed.
 */
const find = async (deps: MatchDeps, named: NamedTitle): Promise<Found> => {
  const { tmdbId, imdbId, mediaType, name, year } = named;
  // A number without a type names a film and a series.
  if (tmdbId !== null && mediaType !== null) {
    const found = await searchTypes(deps, named, '', tmdbId);
    if (E.isLeft(found) || found.right.length > 0) return found;
  }
  if (imdbId !== null) {
    const found = await deps.catalogue.findByImdb(imdbId, deps.signal)();
    if (E.isLeft(found)) return found;
    const ofType = found.right.filter(isOfType(mediaType));
    // A type that two sources see differently, as of a film for television, does not hide the only title with the id.
    if (found.right.length > 0) return E.right(ofType.length > 0 ? ofType : found.right);
  }
  if (name === '' || foldedName(name) === '') return E.right([]);
  const found = await searchTypes(deps, named, name, null);
  return E.map((titles: ReadonlyArray<Title>) => narrowed(titles.filter(isNamedLike(named)), year))(found);
};

const matchOne = async (deps: MatchDeps, named: NamedTitle): Promise<E.Either<Failure, TitleMatch>> => {
  const found = await find(deps, named);
  if (E.isLeft(found)) return found;
  const [title, ...others] = found.right;
  if (title === undefined || others.length > 0) return E.right({ reason: title === undefined ? 'unknown' : 'several' });
  const imdbId = await deps.catalogue.getImdbId(title, deps.signal)();
  return E.map((id: string | null) => ({ title: toStoredTitle(title, id ?? named.imdbId) }))(imdbId);
};

/**
 * Finds the titles in the catalogue. Takes a title only if it is the only one that the file can mean. Fails as a whole if the catalogue
 * does not answer: a title that was not looked for is not unknown. @returns the matches by `namedTitleKey`.
 */
export const matchTitles = (deps: MatchDeps, titles: ReadonlyArray<NamedTitle>): Answer<ReadonlyMap<string, TitleMatch>> => async () => {
  const all = [...new Map(titles.map((title) => [namedTitleKey(title), title]))];
  const matches = new Map<string, TitleMatch>();
  for (let start = 0; start < all.length; start += PART) {
    if (deps.signal.aborted) return E.left(aborted);
    const part = all.slice(start, start + PART);
    const found = await Promise.all(part.map(([, title]) => matchOne(deps, title)));
    for (const [index, match] of found.entries()) {
      if (E.isLeft(match)) return match;
      matches.set(part[index]?.[0] ?? '', match.right);
    }
    deps.onProgress(Math.min(1, (start + PART) / all.length));
  }
  return E.right(matches);
};
