/** An episode by the catalogue's own numbers: any number from 0 on, with gaps, running on over seasons or not. */
export type EpisodeNumber = { readonly season: number; readonly episode: number };

/** An episode that exists. `date`: the day from which on it counts as aired, `YYYY-MM-DD`; null if it has aired and the day is unknown. */
export type KnownEpisode = EpisodeNumber & { readonly date: string | null };

/** Longest stored text in characters; `firestore.rules` has the same. */
export const MAX_EPISODES_LENGTH = 1000;
/** Most announced episodes in it. */
const MAX_ANNOUNCED = 40;
/** Most episodes of a series. */
const MAX_EPISODES = 20_000;

const compareEpisodes = (one: EpisodeNumber, other: EpisodeNumber): number => one.season - other.season || one.episode - other.episode;

/** Returns a text that is equal for equal episodes only. */
export const episodeKey = ({ season, episode }: EpisodeNumber): string => `${season}:${episode}`;

/** Returns each episode once, by season and number. Of two with one number, the last one stays. */
export const inEpisodeOrder = <A extends EpisodeNumber>(episodes: ReadonlyArray<A>): ReadonlyArray<A> =>
  [...new Map(episodes.map((episode) => [episodeKey(episode), episode])).values()].sort(compareEpisodes);

/** Returns whether an episode has aired. @param day `YYYY-MM-DD`. */
const hasAiredBy = (day: string) => ({ date }: Pick<KnownEpisode, 'date'>): boolean => date === null || date <= day;

/** Returns the episodes that have aired; none if they are unknown. @param day `YYYY-MM-DD`. */
export const airedEpisodes = (known: ReadonlyArray<KnownEpisode> | null, day: string): ReadonlyArray<KnownEpisode> =>
  (known ?? []).filter(hasAiredBy(day));

/** Returns the episodes from the first to the last number. */
const rangeOf = (season: number, first: number, last: number): ReadonlyArray<EpisodeNumber> =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({ season, episode: first + index }));

/** Returns the episodes 1 to `count`. */
export const firstEpisodes = (season: number, count: number): ReadonlyArray<EpisodeNumber> =>
  rangeOf(season, 1, Math.min(count, MAX_EPISODES));

const seasonText = (season: number, numbers: ReadonlyArray<number>): string => {
  const runs: (readonly [first: number, last: number])[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) runs[runs.length - 1] = [last[0], number];
    else runs.push([number, number]);
  }
  return `${season}:${runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join('+')}`;
};

const shortText = (text: string): string | null => (text === '' || text.length > MAX_EPISODES_LENGTH ? null : text);

/**
 * Returns a set of episodes as it is stored, `1:1-7;2:4-6+9`: rules can check a text, but not the elements of an array. Null if it is empty
 * or too long.
 */
export const episodesText = (episodes: ReadonlyArray<EpisodeNumber>): string | null => {
  const seasons = new Map<number, number[]>();
  for (const { season, episode } of inEpisodeOrder(episodes)) {
    const numbers = seasons.get(season);
    if (numbers === undefined) seasons.set(season, [episode]);
    else numbers.push(episode);
  }
  return shortText([...seasons].map(([season, numbers]) => seasonText(season, numbers)).join(';'));
};

/**
 * Returns known episodes as they are stored: the aired ones, and behind `|` the next announced ones with their days,
 * `1:1-3|1:4@20261201+1:5@20261208`.
 */
export const knownEpisodesText = (known: ReadonlyArray<KnownEpisode>, today: string): string | null => {
  const aired = airedEpisodes(known, today);
  const text = episodesText(aired);
  if (text === null && aired.length > 0) return null;
  const announced = known.flatMap(({ season, episode, date }) =>
    date !== null && date > today ? [{ key: episodeKey({ season, episode }), date }] : [],
  );
  const nextOnes = announced.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date))).slice(0, MAX_ANNOUNCED);
  const days = nextOnes.map(({ key, date }) => `${key}@${date.replaceAll('-', '')}`);
  return days.length === 0 ? text : (shortText(`${text ?? ''}|${days.join('+')}`) ?? text);
};

const sizesPattern = /^\d{1,5}(,\d{1,5}){0,99}$/;
const airedPattern = /^\d{1,5}:\d{1,6}(-\d{1,6})?(\+\d{1,6}(-\d{1,6})?)*(;\d{1,5}:\d{1,6}(-\d{1,6})?(\+\d{1,6}(-\d{1,6})?)*)*$/;
const announcedPattern = /^(\d{1,5}):(\d{1,6})@(\d{4})(\d{2})(\d{2})$/;

type Run = readonly [season: number, first: number, last: number];

const runsOf = (text: string): ReadonlyArray<Run> | null => {
  if (text === '') return [];
  if (sizesPattern.test(text)) return text.split(',').map((size, index) => [index + 1, 1, Number(size)]);
  if (!airedPattern.test(text)) return null;
  return text.split(';').flatMap((part) => {
    const [season = '', runs = ''] = part.split(':');
    return runs.split('+').map((run): Run => {
      const [first = '', last = first] = run.split('-');
      return [Number(season), Number(first), Number(last)];
    });
  });
};

const announcedOf = (text: string): ReadonlyArray<KnownEpisode> | null => {
  const found = text.split('+').map((part) => announcedPattern.exec(part));
  return found.some((match) => match === null)
    ? null
    : found.map((match) => ({ season: Number(match?.[1]), episode: Number(match?.[2]), date: match?.slice(3).join('-') ?? null }));
};

/**
 * Reads a stored text; null if it is null, empty or malformed. Also reads the former text of numbers of episodes, `7,13,13`, as the
 * episodes 1 to 7 of season 1, 1 to 13 of season 2, and so on.
 */
export const parseEpisodes = (text: string | null): ReadonlyArray<KnownEpisode> | null => {
  if (text === null || text === '') return null;
  const [airedPart = '', announcedPart, ...rest] = text.split('|');
  const [runs, announced] = [runsOf(airedPart), announcedPart === undefined ? [] : announcedOf(announcedPart)];
  if (
    runs === null ||
    announced === null ||
    rest.length > 0 ||
    runs.reduce((sum, [, first, last]) => sum + Math.max(0, last - first + 1), 0) > MAX_EPISODES
  )
    return null;
  return inEpisodeOrder([...announced, ...runs.flatMap((run) => rangeOf(...run)).map((episode) => ({ ...episode, date: null }))]);
};
