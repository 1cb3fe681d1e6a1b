import { daysAfter } from '#domain/clock';
import { compareBy } from '#domain/catalogue/compare';
import { byPopularity } from '#domain/catalogue/filters';
import { isDated, type CatalogueList } from '#domain/catalogue/list-name';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Entry } from './entry';
import { filmDay, IN_CINEMAS, ON_THE_AIR, SERIES_DAY } from './list-days';

type Rank = (entry: Entry) => number;

const popular = compareBy(byPopularity);
const oldestFirst = compareBy({ key: 'date', direction: 'asc' });
const highest = (rank: Rank) => (a: Entry, b: Entry): number => rank(b) - rank(a) || popular(a, b);

/** A vote for whom few have voted counts little: it is mixed with so many average votes (a Bayesian mean). */
const DOUBT = 1500;
const AVERAGE = 6.6;
/** Vote counts are known for half of the films only, and many of them are old; popularity is a logarithm of them, so it stands in. */
export const votesOf = ({ votes, popularity }: Entry): number => Math.max(votes ?? 0, 10 ** (popularity / 25));
const weightedVote: Rank = (entry) => {
  const votes = votesOf(entry);
  return (votes * (entry.vote ?? 0) + DOUBT * AVERAGE) / (votes + DOUBT);
};

/** What a year of age costs in points of popularity, and what a point of the vote is worth. */
const FADING = 12;
const LIKING = 6;
const firstShown = ({ date, year }: Entry): number => (date === null ? year + 0.5 : year + (Number(date.slice(5, 7)) - 1) / 12);
const heat: Rank = (entry) => entry.popularity + FADING * firstShown(entry) + LIKING * (entry.vote ?? 6);

const released = (all: ReadonlyArray<Entry>, from: string, to: string): Entry[] => all.filter(({ date }) => date !== null && date >= from && date <= to);
const aired = (all: ReadonlyArray<Entry>, from: string, to: string): Entry[] =>
  all.filter(({ lastAirDateThen }) => lastAirDateThen !== null && lastAirDateThen >= from && lastAirDateThen <= to);

const orders: Readonly<Record<CatalogueList, (all: ReadonlyArray<Entry>) => ReadonlyArray<Entry>>> = {
  popular: (all) => all.toSorted(popular),
  'top-rated': (all) => all.filter(({ vote }) => vote !== null).sort(highest(weightedVote)),
  trending: (all) => all.toSorted(highest(heat)),
  'now-playing': (all) => released(all, daysAfter(filmDay(all), -IN_CINEMAS), filmDay(all)).sort(popular),
  upcoming: (all) => released(all, daysAfter(filmDay(all), 1), '9999').sort(oldestFirst),
  'on-the-air': (all) => aired(all, daysAfter(SERIES_DAY, -ON_THE_AIR), daysAfter(SERIES_DAY, ON_THE_AIR)).sort(popular),
  'airing-today': (all) => aired(all, SERIES_DAY, SERIES_DAY).sort(popular),
};

/** A named list in its own order. */
export const listed = (list: CatalogueList, all: ReadonlyArray<Entry>): ReadonlyArray<Entry> => orders[list](all);

/** The day that a list speaks of, where those of films speak of this one; null for lists that do not hang on a day. */
export const dayOf = (mediaType: MediaType, list: CatalogueList, films: string): string | null => {
  if (!isDated(list)) return null;
  return mediaType === 'movie' ? films : SERIES_DAY;
};
