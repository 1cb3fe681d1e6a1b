import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';

/**
 * An episode whose number the file does not say. @property season its number in the file, which can count otherwise than the catalogue.
 * @property name empty if it is known by a number at another service only. @property date its day of broadcast, if the file says it.
 */
export type NamedEpisode = { readonly season: number | null; readonly name: string; readonly date?: string };

/** Returns the day of broadcast in a text, for an episode; nothing without one. */
export const broadcastOn = (day: string | null): Pick<NamedEpisode, 'date'> => (day === null ? {} : { date: day });

/** A fact of a row about its title. Days are `YYYY-MM-DD` as the file has them, null if unknown. */
export type ImportedFact =
  /**
   * @property episode null for a film, a whole season, a whole series and an episode that is `named`. @property season number of a whole
   * season. @property rating how it was rated on that viewing, 0.5 to 10 in halves. @property ratedOn the day of the rating of an episode,
   * which says no day of watching. @property isSure a viewing of its own although its day is unknown, beside others of the title.
   * @property plays how often it was watched in all, where the file counts plays and says one day at most. @property nth which one it is of
   * several viewings on its day, from the second one on.
   */
  | {
      readonly kind: 'viewing'; readonly day: string | null; readonly episode: EpisodeNumber | null; readonly season?: number;
      readonly named?: NamedEpisode; readonly rating?: number; readonly ratedOn?: string | null; readonly isSure?: boolean;
      readonly plays?: number; readonly nth?: number;
    }
  /** @property rating 0.5 to 10 in halves. */
  | { readonly kind: 'rating'; readonly rating: number; readonly day: string | null }
  /** @property list name of the list: "watchlist", "favorites" or another one. */
  | { readonly kind: 'item'; readonly list: string; readonly note: string | null; readonly day: string | null };

/**
 * Returns what the rating of an episode says: it was watched, on an unknown day. A viewing of the episode on a day, in the same
 * files, gets the rating. @param ratedOn day of the rating.
 */
export const ratedEpisode = (episode: EpisodeNumber | NamedEpisode, rating: number, ratedOn: string | null): ImportedFact =>
  ({ kind: 'viewing', day: null, ...('name' in episode ? { episode: null, named: episode } : { episode }), rating, ratedOn });

/** Returns whether a fact is about an episode. */
export const isOfEpisode = (fact: ImportedFact): fact is Extract<ImportedFact, { readonly kind: 'viewing' }> =>
  fact.kind === 'viewing' && (fact.episode !== null || fact.named !== undefined);

/** Returns what a fact says of a rating: nothing, or that of a title or of an episode, without the day of a viewing. */
export const ratingsIn = (fact: ImportedFact): ReadonlyArray<ImportedFact> =>
  (fact.kind === 'rating' ? [fact]
    : isOfEpisode(fact) && fact.rating !== undefined ? [{ ...fact, day: null, ratedOn: fact.ratedOn ?? fact.day }] : []);

/** Returns whether facts say a rating, of a title or of a viewing. */
export const saysAnyRating = (facts: ReadonlyArray<ImportedFact>): boolean =>
  facts.some((fact) => fact.kind !== 'item' && fact.rating !== undefined);

/** Returns what a count of plays says beside a viewing: nothing about a single one. */
export const countedPlays = (plays: number | null | undefined): { readonly plays?: number } =>
  (typeof plays === 'number' && plays > 1 ? { plays } : {});

/** Where something stands: the name of the file, and the number of the row without the header, from 1. */
export type ImportPlace = { readonly file: string; readonly row: number };

/**
 * @property date a day of which the file does not say what happened on it: that of the viewing, if the person takes the file for viewings.
 * @property asViewing the viewing that a row about an episode is, if the person takes the file for viewings. @property note of the title,
 * if the person takes the file for a list. @property addedOn its day on that list. @property rank its place in its list, if the file says
 * one. @property description that of its list, in a row that the account keeps while no title of the list is found. @property hasBadRating
 * whether it has a rating that cannot be read, beside facts that can. @property isUnwatched whether it says that the title was not watched
 * as a whole. @property outOfTen its rating if those of the file are out of ten:
 * they are taken for stars, because nothing says it. @property openDays kinds of facts whose day it has in a form that can be two days.
 * @property hasUnreadDay whether it has the day of a viewing in a form that cannot be read.
 */
export type ImportRow = ImportPlace & {
  readonly title: NamedTitle; readonly facts: ReadonlyArray<ImportedFact>; readonly date?: string | null; readonly rank?: number | null;
  readonly description?: string | null;
  readonly asViewing?: Extract<ImportedFact, { readonly kind: 'viewing' }>;
  readonly note?: string | null; readonly addedOn?: string | null;
  readonly hasBadRating?: true; readonly isUnwatched?: true; readonly outOfTen?: number;
  readonly openDays?: ReadonlyArray<ImportedFact['kind']>; readonly hasUnreadDay?: true;
};

/** Returns the name of the title of a row, or of its episode if the file does not name the series; empty without one. */
export const nameInRow = ({ title, facts, asViewing }: Pick<ImportRow, 'title' | 'facts' | 'asViewing'>): string =>
  title.name || ([...facts, ...(asViewing === undefined ? [] : [asViewing])]
    .map((fact) => (fact.kind === 'viewing' ? fact.named?.name : '')).find((name) => name) ?? '');

/** Kinds of data that a file without a service can become. `table`: as its columns say. */
export type OpenKind = 'table' | 'list' | 'viewings' | 'ratings';

/** Why a row is damaged: it names no title, its rating, its id or its episode cannot be read, or it is not what the others are. */
export const DAMAGES = ['no-name', 'bad-rating', 'bad-id', 'bad-episode', 'damaged'] as const;

/**
 * Why a row is left out: it is damaged, it is about something that Marquee does not keep (`no-title` such as a game, `episode` for a rating
 * of a season, and for a place in a list of a part of a series, `started` and `stopped` for a series that was followed), its meaning is not documented (`unclear`),
 * or nothing says its title (`unknown`).
 */
export type LeftOutReason = (typeof DAMAGES)[number] | 'no-title' | 'episode' | 'started' | 'stopped' | 'unclear' | 'unknown';

export type LeftOutRow = ImportPlace & { readonly name: string; readonly year: number | null; readonly reason: LeftOutReason };

/** Rows of one file or of several. Each row of a file is in `rows` or in `leftOut`. */
export type ImportRows = {
  readonly rows: ReadonlyArray<ImportRow>;
  readonly leftOut: ReadonlyArray<LeftOutRow>;
  /** Descriptions of lists by the name that `item` facts use. */
  readonly descriptions: ReadonlyMap<string, string>;
};

/** Returns the rows of all files as one. */
export const joinImportRows = (all: ReadonlyArray<ImportRows>): ImportRows => ({
  rows: all.flatMap(({ rows }) => rows),
  leftOut: all.flatMap(({ leftOut }) => leftOut),
  descriptions: new Map(all.flatMap(({ descriptions }) => [...descriptions])),
});
