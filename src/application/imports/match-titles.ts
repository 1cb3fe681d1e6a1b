import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { findLeadCrew } from '#domain/catalogue/crew';
import { contradictsId, judgeByFacts, judgeCandidates, type Judgement, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { Title } from '#domain/catalogue/title';
import { toStoredTitle, type StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import { createPause } from './pause';

/** The catalogue's title for a named one; several that it can mean, the likely one first; or none. */
export type TitleMatch =
  | { readonly kind: 'matched'; readonly title: StoredTitle }
  | { readonly kind: 'several'; readonly titles: ReadonlyArray<StoredTitle> }
  | { readonly kind: 'none' };

export type MatchDeps = {
  readonly catalogue: Pick<Catalogue, 'searchTitles' | 'findByImdb' | 'findByName' | 'getImdbId' | 'getDetails'>;
  /** Says how much is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
};

/** Titles that are looked for at the same time. */
const PART = 8;
/** How often a title is looked for while the catalogue asks to wait, and how long if it does not say so, in ms. */
const MAX_ATTEMPTS = 10;
const DEFAULT_WAIT_MS = 5000;
/** Equal titles whose details are read to decide between them. */
const MAX_DETAILS = 4;

const keys = new WeakMap<NamedTitle, string>();
/** Returns a text that is equal for titles that are looked for in the same way. Each choice asks for the keys of all rows again. */
export const namedTitleKey = (title: NamedTitle): string => {
  const { name, year, mediaType, tmdbId, imdbId, directors, minutes } = title;
  const key = keys.get(title) ?? JSON.stringify([name, year, mediaType, tmdbId, imdbId, directors, minutes]);
  keys.set(title, key);
  return key;
};

type Found = E.Either<Failure, ReadonlyArray<Title>>;
type Judged = E.Either<Failure, Judgement>;

const NONE: Judged = E.right({ kind: 'none' });

/** Finds the titles with TMDB's number. A number without a type names a film and a series: then only those with the name count. */
const findByTmdbId = async ({ catalogue, signal }: MatchDeps, id: number, { mediaType }: NamedTitle): Promise<Found> => {
  const all: Title[] = [];
  for (const type of mediaType === null ? (['movie', 'tv'] as const) : [mediaType]) {
    const found = await catalogue.searchTitles({ mediaType: type, query: { words: '', year: null, exact: { by: 'tmdb', id } },
      page: 1 }, signal)();
    if (E.isLeft(found)) return found;
    all.push(...found.right.items);
  }
  return E.right(all);
};

const findByName = async ({ catalogue, signal }: MatchDeps, named: NamedTitle): Promise<Judged> => {
  const { name, mediaType, year } = named;
  if (!/[\p{L}\p{N}]/u.test(name)) return NONE;
  const found = await catalogue.findByName({ name, mediaType, year }, signal)();
  return E.map((titles: ReadonlyArray<Title>) => judgeCandidates(named, titles))(found);
};

/** A title with the id is the one, unless the file's name and year contradict it: then it is put to the person with those of the name. */
const judgeById = async (deps: MatchDeps, named: NamedTitle, byId: Title): Promise<Judged> => {
  if (!contradictsId(named, byId)) return E.right({ kind: 'matched', title: byId });
  const byName = await findByName(deps, named);
  if (E.isLeft(byName)) return byName;
  const others = byName.right.kind === 'matched' ? [byName.right.title] : byName.right.kind === 'several' ? byName.right.titles : [];
  return E.right({ kind: 'several', titles: [...others, byId], areCertain: false });
};

/** Judges a title by TMDB's number, then by IMDb's, then by name and year. */
const judge = async (deps: MatchDeps, named: NamedTitle): Promise<Judged> => {
  if (named.tmdbId !== null) {
    const found = await findByTmdbId(deps, named.tmdbId, named);
    if (E.isLeft(found)) return found;
    const [only, ...others] = found.right;
    if (only !== undefined && named.mediaType !== null) return judgeById(deps, named, only);
    const ofName = judgeCandidates(named, found.right);
    if (ofName.kind === 'matched') return E.right(ofName);
    if (only !== undefined && named.name === '') return others.length === 0 ? E.right({ kind: 'matched', title: only })
      : E.right({ kind: 'several', titles: found.right, areCertain: false });
  }
  if (named.imdbId !== null) {
    const found = await deps.catalogue.findByImdb(named.imdbId, deps.signal)();
    if (E.isLeft(found)) return found;
    const ofType = found.right.filter(({ mediaType }) => named.mediaType === null || mediaType === named.mediaType);
    // A type that two sources see differently, as of a film for television, does not hide the only title with the id.
    const [only, ...others] = ofType.length > 0 ? ofType : found.right;
    if (only !== undefined) return others.length === 0 ? judgeById(deps, named, only)
      : E.right({ kind: 'several', titles: [only, ...others], areCertain: true });
  }
  return findByName(deps, named);
};

/** Decides between equal titles by director and length, if the file has them. */
const decide = async ({ catalogue, signal }: MatchDeps, named: NamedTitle, judgement: Judgement): Promise<Judged> => {
  if (judgement.kind !== 'several' || !judgement.areCertain || judgement.titles.length > MAX_DETAILS
    || (named.directors.length === 0 && named.minutes === null)) return E.right(judgement);
  const known: Parameters<typeof judgeByFacts>[1][number][] = [];
  for (const title of judgement.titles) {
    const details = await catalogue.getDetails(title, signal)();
    if (E.isLeft(details) && details.left._tag !== 'not-found') return details;
    const crew = E.isRight(details) ? findLeadCrew(title.mediaType, details.right.crew).map(({ name }) => name) : [];
    known.push({ title, directors: crew, minutes: title.runtime ?? (E.isRight(details) ? details.right.runtime : null) });
  }
  const title = judgeByFacts(named, known);
  return E.right(title === null ? judgement : { kind: 'matched', title });
};

const store = ({ catalogue, signal }: MatchDeps, imdbId: string | null) => async (title: Title): Promise<E.Either<Failure, StoredTitle>> =>
  E.map((own: string | null) => toStoredTitle(title, own ?? imdbId))(await catalogue.getImdbId(title, signal)());

const matchOne = async (deps: MatchDeps, named: NamedTitle): Promise<E.Either<Failure, TitleMatch>> => {
  const judged = await judge(deps, named);
  const decided = E.isLeft(judged) ? judged : await decide(deps, named, judged.right);
  if (E.isLeft(decided)) return decided;
  if (decided.right.kind === 'none') return E.right({ kind: 'none' });
  if (decided.right.kind === 'matched') return E.map((title: StoredTitle): TitleMatch =>
    ({ kind: 'matched', title }))(await store(deps, named.imdbId)(decided.right.title));
  // The file's id is none of theirs: it would have decided.
  const titles = await Promise.all(decided.right.titles.map(store(deps, null)));
  return E.map((stored: ReadonlyArray<StoredTitle>): TitleMatch => ({ kind: 'several', titles: stored }))(E.sequenceArray(titles));
};

/** Waits, or until the signal aborts. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** Goes on after the catalogue has asked to wait: thousands of titles are more than TMDB answers at once. */
const matchPatiently = async (deps: MatchDeps, named: NamedTitle): Promise<E.Either<Failure, TitleMatch>> => {
  for (let attempt = 1; ; attempt += 1) {
    const match = await matchOne(deps, named);
    if (E.isRight(match) || match.left._tag !== 'rate-limited' || attempt === MAX_ATTEMPTS || deps.signal.aborted) return match;
    await wait(match.left.retryAfterMs ?? DEFAULT_WAIT_MS, deps.signal);
  }
};

/**
 * Finds the titles in the catalogue. Takes a title only if the file can mean no other. Fails as a whole if the catalogue does not
 * answer: a title that was not looked for is not unknown. @returns the matches by `namedTitleKey`.
 */
export const matchTitles = (deps: MatchDeps, titles: ReadonlyArray<NamedTitle>): Answer<ReadonlyMap<string, TitleMatch>> => async () => {
  const pause = createPause();
  const all = [...new Map(titles.map((title) => [namedTitleKey(title), title]))];
  const matches = new Map<string, TitleMatch>();
  for (let start = 0; start < all.length; start += PART) {
    if (deps.signal.aborted) return E.left(aborted);
    const part = all.slice(start, start + PART);
    const found = await Promise.all(part.map(([, title]) => matchPatiently(deps, title)));
    for (const [index, match] of found.entries()) {
      if (E.isLeft(match)) return match;
      matches.set(part[index]?.[0] ?? '', match.right);
    }
    deps.onProgress(Math.min(1, (start + PART) / all.length));
    await pause();
  }
  return E.right(matches);
};
