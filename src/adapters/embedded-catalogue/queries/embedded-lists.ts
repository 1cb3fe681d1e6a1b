import { addDays } from '#domain/shared/dates';
import { compareBy } from '#domain/catalogue/sort-titles';
import { popularitySort } from '#domain/catalogue/filters';
import { isDatedCatalogueList, type CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import type { CatalogueEntry } from './catalogue-entry';
import { FILM_SNAPSHOT_DATE, NOW_PLAYING_DAYS, ON_THE_AIR_DAYS, SERIES_SNAPSHOT_DATE } from './snapshot-dates';

type Rank = (entry: CatalogueEntry) => number;

const popular = compareBy(popularitySort);
const oldestFirst = compareBy({ key: 'date', direction: 'asc' });
const descendingBy = (rank: Rank) => (a: CatalogueEntry, b: CatalogueEntry): number => rank(b) - rank(a) || popular(a, b);

/** Number of average votes that are added to each title (a Bayesian average), so that titles with few votes rank near the average. */
const PRIOR_VOTES = 1500;
const PRIOR_AVERAGE = 6.6;
/**
 * Returns the vote count, at least the estimate from `popularity` (a logarithm of votes): counts are known for half of the films only, many
 * are old.
 */
export const estimatedVotes = ({ voteCount: votes, popularity }: CatalogueEntry): number => Math.max(votes ?? 0, 10 ** (popularity / 25));
const weightedVote: Rank = (entry) => {
  const votes = estimatedVotes(entry);
  return (votes * (entry.averageVote ?? 0) + PRIOR_VOTES * PRIOR_AVERAGE) / (votes + PRIOR_VOTES);
};

/** Points of popularity that a title loses per year of age, and gains per point of its vote. */
const AGE_DECAY = 12;
const VOTE_WEIGHT = 6;
/** First year of the trending list, which the app names after its decade: the catalogue has no data about what is watched today. */
const TRENDING_SINCE = 2020;
const releaseYear = ({ date, year }: CatalogueEntry): number => (date === null ? year + 0.5 : year + (Number(date.slice(5, 7)) - 1) / 12);
const trendingScore: Rank = (entry) => entry.popularity + AGE_DECAY * releaseYear(entry) + VOTE_WEIGHT * (entry.averageVote ?? 6);

const released = (all: ReadonlyArray<CatalogueEntry>, from: string, to: string): CatalogueEntry[] =>
  all.filter(({ date }) => date !== null && date >= from && date <= to);
const aired = (all: ReadonlyArray<CatalogueEntry>, from: string, to: string): CatalogueEntry[] =>
  all.filter(({ lastAirDateThen }) => lastAirDateThen !== null && lastAirDateThen >= from && lastAirDateThen <= to);

const selectors: Readonly<Record<CatalogueList, (all: ReadonlyArray<CatalogueEntry>) => ReadonlyArray<CatalogueEntry>>> = {
  popular: (all) => all.toSorted(popular),
  'top-rated': (all) => all.filter(({ averageVote: vote }) => vote !== null).sort(descendingBy(weightedVote)),
  trending: (all) => all.filter(({ year }) => year >= TRENDING_SINCE).sort(descendingBy(trendingScore)),
  'now-playing': (all) => released(all, addDays(FILM_SNAPSHOT_DATE, -NOW_PLAYING_DAYS), FILM_SNAPSHOT_DATE).sort(popular),
  upcoming: (all) => released(all, addDays(FILM_SNAPSHOT_DATE, 1), '9999').sort(oldestFirst),
  'on-the-air': (all) =>
    aired(all, addDays(SERIES_SNAPSHOT_DATE, -ON_THE_AIR_DAYS), addDays(SERIES_SNAPSHOT_DATE, ON_THE_AIR_DAYS)).sort(popular),
  'airing-today': (all) => aired(all, SERIES_SNAPSHOT_DATE, SERIES_SNAPSHOT_DATE).sort(popular),
};

/** Returns the titles of a named list in the order of that list. */
export const selectCatalogueList = (list: CatalogueList, all: ReadonlyArray<CatalogueEntry>): ReadonlyArray<CatalogueEntry> =>
  selectors[list](all);

/** Returns the date that a list refers to: the fixed snapshot date of its type, null for undated lists. */
export const catalogueListSnapshotDate = (mediaType: MediaType, list: CatalogueList): string | null => {
  if (!isDatedCatalogueList(list)) return null;
  return mediaType === 'movie' ? FILM_SNAPSHOT_DATE : SERIES_SNAPSHOT_DATE;
};
