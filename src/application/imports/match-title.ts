import * as E from 'fp-ts/Either';
import type { Catalogue, NamedHit } from '#domain/catalogue/catalogue';
import { contradictsId, hasNameOf, judgeCandidates, type Judgement, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { Title } from '#domain/catalogue/title';
import { isSameTitle } from '#domain/catalogue/title-id';
import { toStoredTitle, type StoredTitle } from '#domain/lists/stored-title';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { Failure } from '#domain/shared/failure';
import { decideByFacts } from './titles/decide-by-facts';
import { findByTmdbId } from './titles/find-by-tmdb-id';
import { hasOtherId, withImdbId } from './titles/ids-of-file';
import { findEpisodeOf } from './titles/match-episode';

/** The catalogue's title for a named one; several that it can mean, the likely one first; or none. */
export type TitleMatch =
  /** @property episode its number, where the row is about an episode that was found by its number at another service. */
  | { readonly kind: 'matched'; readonly title: StoredTitle; readonly episode?: EpisodeNumber }
  /** @property isLikely whether the first has the name, and no id of the file speaks against it. */
  | { readonly kind: 'several'; readonly titles: ReadonlyArray<StoredTitle>; readonly isLikely?: true }
  /** None is known. @property isUnanswered whether the catalogue did not say so, but failed for this title only. */
  | { readonly kind: 'none'; readonly isUnanswered?: true };

export type MatchDeps = {
  readonly catalogue: Pick<
    Catalogue,
    'hasTitle' | 'searchTitles' | 'findByImdb' | 'findByTvdb' | 'findEpisode' | 'findByName' | 'getImdbId' | 'getDetails' | 'getSeason'
  >;
  /** Says how many of all titles were looked for, at each title. */
  readonly onProgress: (found: number, all: number) => void;
  readonly signal: AbortSignal;
};

/** A bare year behind a name, "Heat 1995": it is taken for one only if no title has such a name, as "Blade Runner 2049". */
const YEAR_BEHIND = /^(.*\S)\s+((?:18|19|20)\d{2})$/;

type Judged = E.Either<Failure, Judgement>;

type Hits = E.Either<Failure, ReadonlyArray<NamedHit>>;

const searchName = async ({ catalogue, signal }: MatchDeps, { name, mediaType, year }: NamedTitle): Promise<Hits> =>
  (/[\p{L}\p{N}]/u.test(name) ? catalogue.findByName({ name, mediaType, year }, signal)() : E.right([]));

const findByName = async (deps: MatchDeps, named: NamedTitle): Promise<Judged> =>
  E.map((titles: ReadonlyArray<NamedHit>) => judgeCandidates(named, titles))(await searchName(deps, named));

/**
 * A title with the id is the one, unless the file contradicts it, and the search does not know it by the name either: then it is put to the
 * person with those of the name. @param isNameBetter whether a certain title of the name counts more than the id.
 */
const judgeById = async (
  deps: MatchDeps, named: NamedTitle, byId: Title, isRight = (title: Title): boolean => !contradictsId(named, title), isNameBetter = false,
): Promise<Judged> => {
  if (isRight(byId)) return E.right({ kind: 'matched', title: byId });
  const hits = await searchName(deps, named);
  if (E.isLeft(hits)) return hits;
  const byName = judgeCandidates(named, hits.right);
  if (isNameBetter && byName.kind === 'matched') return E.right(byName);
  const all = byName.kind === 'matched' ? [byName.title] : byName.kind === 'several' ? byName.titles : [];
  const others = all.filter((each) => !isSameTitle(each, byId));
  // The search knows the title of the id by another name, or finds nothing else.
  const isFound = hits.right.some((hit) => isSameTitle(hit, byId) && isRight(hit)) || (all.length === 1 && others.length === 0);
  if (isFound) return E.right({ kind: 'matched', title: byId });
  return E.right({ kind: 'several', titles: [...others, byId], areCertain: false, isLikely: false });
};

/** Judges a title by TMDB's number, then by IMDb's, then by TVDB's. @returns null if none of them says which title it is. */
const judgeByIds = async (deps: MatchDeps, named: NamedTitle): Promise<Judged | null> => {
  const isNamed = (title: Title): boolean => hasNameOf(named, title);
  if (named.tmdbId !== null) {
    const found = await findByTmdbId(deps, named.tmdbId, named);
    if (E.isLeft(found)) return found;
    const [only, ...others] = found.right;
    if (only !== undefined && named.mediaType !== null) {
      // The number beside an episode, whose series has no year in the file, can be that of the episode.
      const isOther = named.mediaType === 'tv' && named.year === null && !isNamed(only);
      return isOther ? judgeById(deps, named, only, isNamed, true) : judgeById(deps, named, only);
    }
    const ofName = judgeCandidates(named, found.right);
    if (ofName.kind === 'matched') return E.right(ofName);
    if (only !== undefined && named.name === '')
      return others.length === 0
        ? E.right({ kind: 'matched', title: only })
        : E.right({ kind: 'several', titles: found.right, areCertain: false, isLikely: false });
  }
  if (named.imdbId !== null) {
    const found = await deps.catalogue.findByImdb(named.imdbId, deps.signal)();
    if (E.isLeft(found)) return found;
    const ofType = found.right.filter(({ mediaType }) => named.mediaType === null || mediaType === named.mediaType);
    // A type that two sources see differently, as of a film for television, does not hide the only title with the id.
    const [only, ...others] = ofType.length > 0 ? ofType : found.right;
    if (only !== undefined)
      return others.length === 0 ? judgeById(deps, named, only)
        : E.right({ kind: 'several', titles: [only, ...others], areCertain: true, isLikely: true });
  }
  if (named.tvdbId !== null) {
    const found = await deps.catalogue.findByTvdb(named.tvdbId, deps.signal)();
    if (E.isLeft(found)) return found;
    const [series] = found.right;
    // TMDB has some of these numbers at other series. Files with them have no years that could contradict it, so the name has to be right.
    if (series !== undefined) return judgeById(deps, named, series, isNamed);
  }
  return null;
};

const judgeByName = async (deps: MatchDeps, named: NamedTitle): Promise<Judged> => {
  const byName = await findByName(deps, named);
  const split = named.year === null && E.isRight(byName) && byName.right.kind === 'none' ? YEAR_BEHIND.exec(named.name) : null;
  return split === null ? byName : findByName(deps, { ...named, name: split[1] ?? '', year: Number(split[2]) });
};

const store = ({ catalogue, signal }: MatchDeps) => async (title: Title): Promise<E.Either<Failure, StoredTitle>> =>
  E.map((imdbId: string | null) => toStoredTitle(title, imdbId))(await catalogue.getImdbId(title, signal)());

/** Finds an episode by its number at another service. @returns null if nothing is certain. */
const matchEpisode = async (deps: MatchDeps, named: NamedTitle): Promise<E.Either<Failure, TitleMatch | null>> => {
  const found = await findEpisodeOf(deps, named);
  if (E.isLeft(found) || found.right === null) return E.map(() => null)(found);
  const { series, season, episode } = found.right;
  return E.map((title: StoredTitle): TitleMatch => ({ kind: 'matched', title: withImdbId(title, named), episode: { season, episode } }))(
    await store(deps)(series));
};

/** Finds what a named title means, and stores the titles as they are kept. */
export const matchTitle = async (deps: MatchDeps, named: NamedTitle): Promise<E.Either<Failure, TitleMatch>> => {
  const numbered = await matchEpisode(deps, named);
  if (E.isLeft(numbered)) return numbered;
  if (numbered.right !== null) return E.right(numbered.right);
  const byIds = await judgeByIds(deps, named);
  // Where the file does not say the type, an id that no title has can be that of an episode.
  const ofEpisode = byIds === null && named.mediaType === null && named.episodeId === null && named.imdbId !== null
    ? await matchEpisode(deps, { ...named, episodeId: { by: 'imdb', id: named.imdbId } }) : numbered;
  if (E.isLeft(ofEpisode)) return ofEpisode;
  if (ofEpisode.right !== null) return E.right(ofEpisode.right);
  const judged = byIds ?? await judgeByName(deps, named);
  const decided = E.isLeft(judged) ? judged : await decideByFacts(deps, named, judged.right, byIds === null);
  if (E.isLeft(decided)) return decided;
  if (decided.right.kind === 'none') return E.right({ kind: 'none' });
  if (decided.right.kind === 'matched')
    return E.map((title: StoredTitle): TitleMatch => (byIds === null && hasOtherId(named, title)
      ? { kind: 'several', titles: [title] } : { kind: 'matched', title: withImdbId(title, named) }
    ))(await store(deps)(decided.right.title));
  // The file's id is none of theirs: it would have decided.
  const { titles, isLikely } = decided.right;
  return E.map(([first, ...others]: ReadonlyArray<StoredTitle>): TitleMatch => {
    if (first === undefined) return { kind: 'none' };
    const isRefuted = byIds === null && hasOtherId(named, first);
    return { kind: 'several', titles: [first, ...others], ...(isLikely && !isRefuted && { isLikely: true as const }) };
  })(E.sequenceArray(await Promise.all(titles.map(store(deps)))));
};
