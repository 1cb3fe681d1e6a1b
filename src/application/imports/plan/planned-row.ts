import type { StoredTitle } from '#domain/lists/stored-title';
import type { OwnPart } from '#application/data-file/damaged-fields';
import type { ImportedFact, ImportPlace, LeftOutReason } from '#application/imports/import-row';

/**
 * Where each row of the files ends: it is added, the account or another row has it already, the person has to say which title it means, the
 * catalogue lacks its title, Marquee does not keep such a row, the person leaves it out, or it is damaged.
 */
export const ROW_STATES = ['new', 'there', 'doubtful', 'unknown', 'unkept', 'left-out', 'damaged'] as const;
export type RowState = (typeof ROW_STATES)[number];

/**
 * Why a row is not added. `account`: the member has it. `viewing`: the member has the viewing, with another rating or none. `repeated`:
 * another row says it. `older`: another row has a later rating of the title. `undated`: it has no day, and another row has a rating, with
 * its day or first. `rating`: the member's own rating stays. `unanswered`: the catalogue failed for this title. `none-of-these`: the
 * person took none of the candidates. `film`: an episode whose title is a film in the catalogue. `episode-name`: the catalogue does not
 * say which episode has the name. `list`: its list is left out. `full`: there is no room for it, because the member has as many lists, its
 * list as many titles, or its title as many viewings as possible. Of own files: `setting` is chosen otherwise by the member, `kept` has no
 * title and stays with the import, `bin` is a list that was in the bin.
 */
export type RowReason =
  'account' | 'viewing' | 'setting' | 'kept' | 'bin' | 'repeated' | 'older' | 'undated' | 'rating' | 'several' | 'none-of-these' | 'film'
  | 'episode-name' | 'unanswered' | 'no-rating' | 'row' | 'list' | 'full' | 'future' | LeftOutReason;

/** Another rating than the member's own. */
type RatingConflict = { readonly mine: number; readonly file: number };

/** @property isNew whether it is added. @property reason why it is not, where its title is known. */
export type PlannedFact = { readonly fact: ImportedFact; readonly isNew: boolean; readonly reason?: RowReason };

export type PlannedRow = Pick<ImportPlace, 'file'> & {
  /** Number of the row among all rows of all files; negative for an entry of an own file. */
  readonly id: number;
  /** Number of the row in its file, or of a damaged entry in its part; null for other entries of an own file. */
  readonly row: number | null;
  /** The part of an own file; null in a file of another service. */
  readonly part: OwnPart | null;
  readonly name: string;
  readonly year: number | null;
  readonly state: RowState;
  /** Null for a row that is added. */
  readonly reason: RowReason | null;
  /** The title that the row means; null if it is not known. */
  readonly title: StoredTitle | null;
  /** The key of the title as the file names it; empty for a row without one. */
  readonly titleKey: string;
  readonly candidates: ReadonlyArray<StoredTitle>;
  /** Whether the first candidate has the name, and nothing in the file speaks against it. */
  readonly isLikely?: true;
  /** Facts of the row. */
  readonly facts: ReadonlyArray<PlannedFact>;
  readonly conflict: RatingConflict | null;
  /** Whether it has a rating that cannot be read, beside its facts. */
  readonly hasBadRating?: true;
  /** Whether it has an episode whose number cannot be read, beside its facts. */
  readonly hasBadEpisode?: true;
  /** Whether it has a fact on a day in the future, beside its facts. */
  readonly hasFutureDay?: true;
};

/** A list of the files. @property name as the person wants it. @property isOwn whether the member has a list of this name. */
export type PlannedList = {
  readonly key: string;
  readonly name: string;
  readonly isLeftOut: boolean;
  readonly isOwn: boolean;
  /** Whether it is made without titles, too: an own file has it. */
  readonly isKept: boolean;
  readonly titles: number;
  readonly newTitles: number;
};

export type PlannedImport = {
  readonly rows: ReadonlyArray<PlannedRow>;
  /** Their sum is the number of rows. */
  readonly counts: Readonly<Record<RowState, number>>;
  readonly adds: {
    readonly viewings: number; readonly ratings: number; readonly items: number; readonly lists: number;
    /** Of own files: recently viewed titles, settings, and lists of the member that get a description or a place. */
    readonly recents: number; readonly settings: number; readonly details: number;
  };
  readonly lists: ReadonlyArray<PlannedList>;
  /** Plays that files count without their days, beyond the viewings that are known, by file. */
  readonly furtherPlays: ReadonlyMap<string, number>;
  /** Ratings and titles on lists that are added without a day of their own: they count as rated and added today. */
  readonly undated: { readonly ratings: number; readonly items: number };
  /** Rows that are added without a day of theirs, because it can be read in two ways. */
  readonly openDays: number;
  /** Rows whose viewing is added without a day, because theirs cannot be read. */
  readonly unreadDays: number;
  /** Rows that are added, or are there, but for a rating that cannot be read. */
  readonly badRatings: number;
  /** Rows whose rating is lost, because the person makes a list or viewings of their file, and nothing else has one of the title. */
  readonly unkeptRatings: number;
  /** Notes of titles and descriptions of lists whose end is lost, because they are longer than those of the account can be. */
  readonly longTexts: number;
  /** New lists that the member has no room for. */
  readonly excessLists: number;
  /** New titles beyond the bound of their list. */
  readonly excessTitles: number;
  /** New viewings beyond the bound of their title. */
  readonly excessViewings: number;
  /** Rows with another rating than the member's own. */
  readonly conflicts: number;
  /** Named titles that the person has to decide on: each can have many rows. */
  readonly openTitles: number;
};

/** Returns the number of rows whose title is not found or not decided. */
export const openRowCount = (rows: ReadonlyArray<PlannedRow>): number =>
  rows.filter(({ state, titleKey }) => titleKey !== '' && (state === 'unknown' || state === 'doubtful')).length;
