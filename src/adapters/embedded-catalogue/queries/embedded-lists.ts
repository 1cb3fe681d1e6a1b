import { addDays } from '#domain/shared/clock';
import { compareBy } from '#domain/catalogue/sort-titles';
import { byPopularity } from '#domain/catalogue/filters';
import { isDated, type CatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import type { CatalogueEntry } from './catalogue-entry';
import { filmSnapshotDate, IN_CINEMAS, ON_THE_AIR, SERIES_SNAPSHOT_DATE } from './snapshot-dates';

type Rank = (entry: CatalogueEntry) => number;

const popular = compareBy(byPopularity);
const oldestFirst = compareBy({ key: 'date', direction: 'asc' });
const highest = (rank: Rank) => (a: CatalogueEntry, b: CatalogueEntry): number => rank(b) - rank(a) || popular(a, b);

/** A vote for whom few have voted counts little: it is mixed with so many average votes (a Bayesian mean). */
const DOUBT = 1500;
const AVERAGE = 6.6;
/** Vote counts are known for half of the films only, and many of them are old; popularity is a logarithm of them, so it stands in. */
export const votesOf = ({ votes, popularity }: CatalogueEntry): number => Math.max(votes ?? 0, 10 ** (popularity / 25));
const weightedVote: Rank = (entry) => {
  const votes = votesOf(entry);
  return (votes * (entry.vote ?? 0) + DOUBT * AVERAGE) / (votes + DOUBT);
};

/** What a year of age costs in points of popularity, and what a point of the vote is worth. */
const FADING = 12;
const LIKING = 6;
const firstShown = ({ date, year }: CatalogueEntry): number => (date === null ? year + 0.5 : year + (Number(date.slice(5, 7)) - 1) / 12);
const heat: Rank = (entry) => entry.popularity + FADING * firstShown(entry) + LIKING * (entry.vote ?? 6);

const released = (all: ReadonlyArray<CatalogueEntry>, from: string, to: string): CatalogueEntry[] => all.filter(({ date }) => date !== null && date >= from && date <= to);
const aired = (all: ReadonlyArray<CatalogueEntry>, from: string, to: string): CatalogueEntry[] =>
  all.filter(({ lastAirDateThen }) => lastAirDateThen !== null && lastAirDateThen >= from && lastAirDateThen <= to);

const orders: Readonly<Record<CatalogueList, (all: ReadonlyArray<CatalogueEntry>) => ReadonlyArray<CatalogueEntry>>> = {
  popular: (all) => all.toSorted(popular),
  'top-rated': (all) => all.filter(({ vote }) => vote !== null).sort(highest(weightedVote)),
  trending: (all) => all.toSorted(highest(heat)),
  'now-playing': (all) => released(all, addDays(filmSnapshotDate(all), -IN_CINEMAS), filmSnapshotDate(all)).sort(popular),
  upcoming: (all) => released(all, addDays(filmSnapshotDate(all), 1), '9999').sort(oldestFirst),
  'on-the-air': (all) => aired(all, addDays(SERIES_SNAPSHOT_DATE, -ON_THE_AIR), addDays(SERIES_SNAPSHOT_DATE, ON_THE_AIR)).sort(popular),
  'airing-today': (all) => aired(all, SERIES_SNAPSHOT_DATE, SERIES_SNAPSHOT_DATE).sort(popular),
};

/** A named list in its own order. */
export const listTitles = (list: CatalogueList, all: ReadonlyArray<CatalogueEntry>): ReadonlyArray<CatalogueEntry> => orders[list](all);

/** The day that a list speaks of, where those of films speak of this one; null for lists that do not hang on a day. */
export const dateOf = (mediaType: MediaType, list: CatalogueList, films: string): string | null => {
  if (!isDated(list)) return null;
  return mediaType === 'movie' ? films : SERIES_SNAPSHOT_DATE;
};
