import { addDays } from '#domain/shared/dates';
import { chance } from './seeded-random';
import { imagePath, type Json } from './rows';
import type { Entry } from './entry';

/** Returns the number of generated episodes in a season: the facts' total, spread evenly; 2 for specials. */
const episodesIn = (entry: Entry, season: number): number => {
  const seasons = seasonsOf(entry);
  if (season === 0) return 2;
  const all = entry.episodeCount ?? seasons * (6 + chance(`episodes ${entry.key}`, 7));
  return Math.floor(all / seasons) + (season <= all % seasons ? 1 : 0);
};

export const seasonsOf = ({ seasonCount }: Entry): number => Math.max(1, seasonCount ?? 1);
/** Returns whether a series has specials (season 0); true for one of three series. */
const hasSpecials = ({ key }: Entry): boolean => chance(`specials ${key}`, 3) === 0;

const firstDay = (entry: Entry, season: number): string => addDays(entry.released, Math.max(0, season - 1) * 364);

const episode = (entry: Entry, season: number, number: number): Json => ({
  id: entry.id * 1000 + season * 40 + number,
  show_id: entry.id,
  season_number: season,
  episode_number: number,
  episode_type: 'standard',
  name: `Chapter ${number}`,
  overview: `Chapter ${number} of season ${season} of ${entry.title}.`,
  air_date: addDays(firstDay(entry, season), (number - 1) * 7),
  runtime: entry.episodeRuntime ?? 45,
  production_code: '',
  still_path: `/still-${entry.id}-${season}-${number}.jpg`,
  vote_average: 6 + chance(`vote ${entry.key} ${season} ${number}`, 35) / 10,
  vote_count: 20 + chance(`votes ${entry.key} ${season} ${number}`, 400),
});

const seasonRow = (entry: Entry, season: number): Json => ({
  id: entry.id * 100 + season,
  season_number: season,
  name: season === 0 ? 'Specials' : `Season ${season}`,
  overview: '',
  air_date: firstDay(entry, season),
  poster_path: imagePath('poster', entry),
  vote_average: 0,
});

export const seasonRows = (entry: Entry): ReadonlyArray<Json> => {
  const numbers = Array.from({ length: seasonsOf(entry) + (hasSpecials(entry) ? 1 : 0) }, (_, index) =>
    hasSpecials(entry) ? index : index + 1,
  );
  return numbers.map((season) => ({ ...seasonRow(entry, season), episode_count: episodesIn(entry, season) }));
};

/** Returns a season with its episodes, or null if the series has no such season. */
export const seasonOf = (entry: Entry, season: number): Json | null => {
  const exists = season === 0 ? hasSpecials(entry) : Number.isInteger(season) && season > 0 && season <= seasonsOf(entry);
  if (!exists) return null;
  return {
    ...seasonRow(entry, season),
    episodes: Array.from({ length: episodesIn(entry, season) }, (_, index) => episode(entry, season, index + 1)),
  };
};

/** Returns the episode of a series that was shown last, one of double length. */
export const lastEpisode = (entry: Entry): Json => {
  const last = episode(entry, seasonsOf(entry), episodesIn(entry, seasonsOf(entry)));
  return { ...last, air_date: entry.lastAirDate, runtime: 2 * Number(last['runtime']) };
};

/** Returns the next episode of a returning series, three days after `today`; null for other series. */
export const nextEpisode = (entry: Entry, today: string): Json | null => {
  const season = seasonsOf(entry);
  return entry.status === 'Returning Series'
    ? { ...episode(entry, season, episodesIn(entry, season) + 1), air_date: addDays(today, 3) }
    : null;
};
