import { episodeKey, firstEpisodes, parseEpisodes, type EpisodeNumber, type KnownEpisode } from './episodes-text';
import { parseMarks, type ViewingMark } from '#domain/history/viewing-mark';

/** Stored state of a series: its viewings, and the episodes that were known when the series was last logged. */
export type SeriesState = { readonly viewings: ReadonlyArray<string>; readonly episodes: string | null };

/** An episode, with its day where the caller has it. */
type DatedEpisode = EpisodeNumber & { readonly date?: string | null };

/** Most episodes that all viewings of a series name together: a state can hold 2,000 texts of 20,000 episodes each. */
export const MAX_NAMED_EPISODES = 50_000;

const isPartOf = ({ season }: EpisodeNumber, mark: ViewingMark): boolean => (mark.season === null ? season > 0 : season === mark.season);

/** Returns whether a viewing names no episodes, not even by their number. */
const namesNone = ({ season, episode, episodes, episodeCount }: ViewingMark): boolean =>
  (season === null || episode === null) && episodes === null && episodeCount === null;

/**
 * Returns the episodes that a viewing names: itself, those that it stores, or, if it stores only their number, the first known ones of its
 * season or series.
 */
const episodesOfMark = (mark: ViewingMark, known: ReadonlyArray<KnownEpisode>): ReadonlyArray<EpisodeNumber> => {
  const { season, episode, episodes, episodeCount } = mark;
  if (season !== null && episode !== null) return [{ season, episode }];
  if (episodes !== null) return parseEpisodes(episodes) ?? [];
  if (episodeCount === null) return [];
  const own = known.filter((each) => isPartOf(each, mark));
  return own.length > 0 ? own.slice(0, episodeCount) : season === null ? [] : firstEpisodes(season, episodeCount);
};

/** Episodes that viewings name, by their keys, and the viewings that name none. */
type NamedEpisodes = { readonly named: ReadonlyMap<string, EpisodeNumber>; readonly unnamed: ReadonlyArray<ViewingMark> };

/**
 * Returns the episodes that viewings name. Viewings of the same episodes are read once. Episodes beyond `MAX_NAMED_EPISODES` are left out:
 * they count as not watched.
 */
export const namedEpisodes = (marks: ReadonlyArray<ViewingMark>, known: ReadonlyArray<KnownEpisode>): NamedEpisodes => {
  const named = new Map<string, EpisodeNumber>();
  const read = new Set<string>();
  let left = MAX_NAMED_EPISODES;
  for (const mark of marks) {
    const part = [mark.season, mark.episode, mark.episodeCount, mark.episodes].join('.');
    if (left === 0 || read.has(part)) continue;
    read.add(part);
    const episodes = episodesOfMark(mark, known).slice(0, left);
    left -= episodes.length;
    for (const episode of episodes) named.set(episodeKey(episode), episode);
  }
  return { named, unnamed: marks.filter(namesNone) };
};

/** Returns the parts that a viewing is of: a season or series that was watched as a whole counts as its episodes, too. */
export const partsOfMark = ({ season, episode, episodes }: ViewingMark): ReadonlyArray<Pick<ViewingMark, 'season' | 'episode'>> =>
  [{ season, episode }, ...(episode === null ? parseEpisodes(episodes) ?? [] : [])];

/**
 * Returns a predicate for watched episodes. A season or series without a number of episodes was watched as far as it had aired on its day;
 * if a day is unknown, as far as is stored.
 * @param known the present episodes; null for the stored ones.
 */
export const watchedEpisodes = (
  state: SeriesState, known: ReadonlyArray<KnownEpisode> | null = null,
): ((episode: DatedEpisode) => boolean) => {
  const stored = parseEpisodes(state.episodes);
  const present = known ?? stored ?? [];
  const { named, unnamed } = namedEpisodes(parseMarks(state.viewings), present);
  if (unnamed.length === 0) return (episode) => named.has(episodeKey(episode));
  const dates = new Map(present.map((episode) => [episodeKey(episode), episode.date]));
  const storedKeys = stored === null ? null : new Set(stored.filter(({ date }) => date === null).map(episodeKey));
  const covers = (episode: DatedEpisode) => (mark: ViewingMark): boolean => {
    if (!isPartOf(episode, mark)) return false;
    const key = episodeKey(episode);
    const date = episode.date ?? dates.get(key) ?? null;
    // Specials are not among the stored episodes.
    return date !== null && mark.day !== null ? date <= mark.day : storedKeys === null || episode.season === 0 || storedKeys.has(key);
  };
  return (episode) => named.has(episodeKey(episode)) || unnamed.some(covers(episode));
};
