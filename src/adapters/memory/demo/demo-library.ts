import type { StoredTitle } from '#domain/lists/stored-title';
import { DEMO_FILMS as FILM, DEMO_SERIES as SERIES } from './demo-titles';

/** A title of a demo list, newest addition last. */
type DemoItem = { readonly title: StoredTitle; readonly note: string | null };
type DemoList = {
  /** Last part of the list's id; for the default lists their name. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly pinned: boolean;
  /** Days between the last addition and today. */
  readonly daysAgo: number;
  readonly items: ReadonlyArray<DemoItem>;
};

type DemoSeries = {
  readonly title: StoredTitle;
  /** All episodes, see `episodesText`. */ readonly episodes: string;
  readonly watched: number;
  /** Days between the last watched episode and today. */ readonly daysAgo: number;
};

/** All that the demo member has. */
export type DemoLibrary = {
  readonly favorites: ReadonlyArray<DemoItem>;
  readonly watchlist: ReadonlyArray<DemoItem>;
  readonly namedLists: ReadonlyArray<DemoList>;
  /** When films were watched, as days before today; null for an unknown day. A title that stands twice was watched again. */
  readonly watchedFilms: ReadonlyArray<readonly [title: StoredTitle, daysAgo: number | null]>;
  /** The first `watched` episodes of series, two an evening. */
  readonly watchedSeries: ReadonlyArray<DemoSeries>;
  /** Ratings from 0.5 to 10. */
  readonly ratings: ReadonlyArray<readonly [title: StoredTitle, rating: number]>;
  /** Titles opened last, newest first. */
  readonly opened: ReadonlyArray<StoredTitle>;
};

const item = (title: StoredTitle, note: string | null = null): DemoItem => ({ title, note });

const favorites: DemoLibrary['favorites'] = [
  FILM.parasite, FILM.inTheMoodForLove, FILM.spiritedAway, FILM.rearWindow, FILM.grandBudapest, FILM.portrait, SERIES.chernobyl,
  FILM.pastLives,
].map((title) => item(title));

const watchlist: DemoLibrary['watchlist'] = [
  item(FILM.stalker), item(FILM.sevenSamurai, 'Three and a half hours: keep a Sunday free.'), item(SERIES.theWire), item(FILM.vertigo),
  item(FILM.handmaiden), item(FILM.roma), item(SERIES.twinPeaks), item(FILM.west), item(FILM.thirdMan),
  item(FILM.rififi, 'For the heist list.'), item(FILM.dune), item(FILM.oldboy), item(SERIES.dark), item(FILM.lostInTranslation),
  item(FILM.driveMyCar, 'Sam’s tip.'), item(SERIES.betterCallSaul),
];

const namedLists: DemoLibrary['namedLists'] = [
  {
    key: 'bad-day', name: 'for a bad day', description: 'Films that always help.', pinned: true, daysAgo: 6,
    items: [
      item(FILM.paddington2, 'Never fails.'), item(FILM.groundhogDay), item(FILM.totoro), item(FILM.princessBride), item(FILM.singin),
      item(FILM.amelie), item(FILM.ratatouille), item(FILM.someLikeItHot),
    ],
  },
  {
    key: 'heists', name: 'heist films', description: 'The best plan first.', pinned: false, daysAgo: 21,
    items: [
      item(FILM.heat, 'The coffee shop scene.'), item(FILM.rififi, 'Half an hour without a word.'), item(FILM.oceansEleven),
      item(FILM.insideMan), item(FILM.sting), item(FILM.babyDriver), item(FILM.reservoirDogs),
    ],
  },
  {
    key: 'film-club', name: 'film club', description: 'One film a month.', pinned: false, daysAgo: 40,
    items: [FILM.alien, FILM.shining, FILM.getOut, FILM.psycho, FILM.bladeRunner, FILM.dune].map((title) => item(title)),
  },
];

const watchedFilms: DemoLibrary['watchedFilms'] = [
  [FILM.godfather, null], [FILM.casablanca, null], [FILM.amelie, 351], [FILM.whiplash, 344], [FILM.laLaLand, 337], [FILM.moonlight, 330],
  [FILM.paddington2, 329], [FILM.arrival, 315], [FILM.interstellar, 309], [FILM.getOut, 288], [FILM.psycho, 281], [FILM.rearWindow, 274],
  [FILM.parasite, 260], [FILM.knivesOut, 253], [FILM.sunshine, 252], [FILM.spiritedAway, 239], [FILM.totoro, 238], [FILM.ratatouille, 224],
  [FILM.heat, 211], [FILM.oceansEleven, 204], [FILM.insideMan, 197], [FILM.babyDriver, 190], [FILM.alien, 176], [FILM.bladeRunner, 162],
  [FILM.furyRoad, 148], [FILM.darkKnight, 147], [FILM.wallE, 134], [FILM.grandBudapest, 120], [FILM.beforeSunrise, 113],
  [FILM.chungking, 106], [FILM.inTheMoodForLove, 99], [FILM.portrait, 92], [FILM.groundhogDay, 78], [FILM.singin, 71],
  [FILM.someLikeItHot, 64], [FILM.princessBride, 50], [FILM.paddington2, 43], [FILM.angryMen, 36], [FILM.aftersun, 29], [FILM.paterson, 22],
  [FILM.parasite, 15], [FILM.shining, 9], [FILM.pastLives, 3],
];

const watchedSeries: DemoLibrary['watchedSeries'] = [
  { title: SERIES.chernobyl, episodes: '1:1-5', watched: 5, daysAgo: 180 },
  { title: SERIES.severance, episodes: '1:1-9;2:1-10', watched: 12, daysAgo: 25 },
  { title: SERIES.breakingBad, episodes: '1:1-7;2:1-13;3:1-13;4:1-13;5:1-16', watched: 11, daysAgo: 1 },
];

const ratings: DemoLibrary['ratings'] = [
  [FILM.parasite, 10], [FILM.inTheMoodForLove, 10], [FILM.spiritedAway, 9.5], [FILM.rearWindow, 9.5], [FILM.portrait, 9],
  [FILM.grandBudapest, 9], [SERIES.chernobyl, 9.5], [FILM.pastLives, 9], [FILM.godfather, 9], [FILM.heat, 8.5], [FILM.casablanca, 8.5],
  [FILM.paddington2, 9], [FILM.arrival, 8], [FILM.moonlight, 8.5], [FILM.aftersun, 8], [FILM.furyRoad, 8.5], [FILM.darkKnight, 8],
  [FILM.getOut, 7.5], [FILM.psycho, 8.5], [FILM.totoro, 9], [FILM.laLaLand, 6.5], [FILM.babyDriver, 6], [FILM.interstellar, 7],
  [FILM.sunshine, 7.5], [FILM.knivesOut, 7.5], [FILM.insideMan, 7], [FILM.angryMen, 9.5], [FILM.paterson, 8], [FILM.shining, 7.5],
  [FILM.wallE, 8.5],
];

const opened: DemoLibrary['opened'] = [
  SERIES.breakingBad, FILM.pastLives, FILM.driveMyCar, FILM.aftersun, FILM.oldboy, FILM.shining, SERIES.betterCallSaul, FILM.handmaiden,
];

export const DEMO_LIBRARY: DemoLibrary = { favorites, watchlist, namedLists, watchedFilms, watchedSeries, ratings, opened };
