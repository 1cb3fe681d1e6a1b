import * as t from 'io-ts';
import type { Observable } from 'rxjs';
import { RatingChange } from '#domain/history/history-change';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer, Watch } from '#domain/shared/answer';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { withDefault } from '#domain/shared/with-default';
import type { UserId } from '#domain/users/user-id';

const ImportStatus = t.keyof({
  /** Its changes are made one after the other. */
  running: null,
  paused: null,
  done: null,
  /** The person has ended it and keeps what was added. */
  stopped: null,
  /** Its changes are taken back, the last one first. */
  undoing: null,
  undone: null,
});
export type ImportStatus = t.TypeOf<typeof ImportStatus>;

/** Entries that an import adds, by kind. @property items titles on lists. */
export const ImportCounts = t.strict({ viewings: t.number, ratings: t.number, items: t.number, lists: t.number });
export type ImportCounts = t.TypeOf<typeof ImportCounts>;
export const noEntries: ImportCounts = { viewings: 0, ratings: 0, items: 0, lists: 0 };

/**
 * An entry that an undo has left. @property why what the person has changed since: the rating of a title, the day of its viewing, its
 * note, its place or the time of its addition on a list, the list it was `moved` to, the name or the titles of a list, its description, its
 * place or who sees or edits it; `bin`: the list was deleted and can be restored; `unreadable`: its change is damaged.
 * @property list shown name of the list of a title.
 */
const KeptEntry = t.strict({
  name: t.string, year: t.union([t.number, t.null]), list: t.union([t.string, t.null]),
  why: t.keyof({
    rating: null, day: null, item: null, moved: null, list: null, description: null, place: null, shared: null, bin: null, unreadable: null,
  }),
});
export type KeptEntry = t.TypeOf<typeof KeptEntry>;
/** Entries that an undo names at most. */
export const MAX_KEPT_ENTRIES = 500;

/** An import of this browser: what it adds, and how far it is. */
export const ImportRecord = t.readonly(
  t.strict({
    importId: t.string,
    /** Ms since 1970. */
    startedAt: t.number,
    /** Names of the files. */
    names: t.readonlyArray(t.string),
    status: ImportStatus,
    /** Entries that it adds, and those that it has added so far. */
    adds: ImportCounts,
    added: ImportCounts,
    /** Number of its changes; the first `made` are made, of which the last `takenBack` are taken back. */
    changes: t.number,
    made: t.number,
    takenBack: t.number,
    /** Number of changes that were begun: more than `made` if the tab was closed in the middle of one. */
    begun: withDefault(t.number, 0),
    /** Entries that were refused, such as titles beyond the bound of a list. */
    refused: t.number,
    /** Lists that the account had no room for, or whose names are not possible. */
    skippedLists: t.readonlyArray(t.string),
    /** Rows that are not added and that the account does not have. */
    leftOut: t.number,
    /** Rows without a certain title, which the account keeps. */
    unmatched: t.number,
    /** Rows that the account has kept and whose titles this import has found. */
    found: withDefault(t.number, 0),
    /** Whether the account has the rows without a title, and no longer those that were found. */
    isKept: withDefault(t.boolean, false),
    /** Number of entries that the undo has left, because the person has changed them since, and the first of them. */
    kept: t.number,
    /** An entry of a later version, with a reason that this one does not know, costs the others nothing. */
    left: withDefault(validElements(KeptEntry), []),
    /** Ids of viewings that its undo does not bring back: the import that had added them was taken back before. */
    dropped: withDefault(t.readonlyArray(t.string), []),
    /** Ratings of imports that were taken back before it: its undo restores what they had replaced instead of them. */
    goneRatings: withDefault(t.readonlyArray(RatingChange), []),
    /** Number of the rows of the files, all of which are in the report; 0 in former versions, whose reports name those left out only. */
    rows: withDefault(t.number, 0),
    /** Whether the profile may lack what own files have of it: the tab was closed before that was written, or is writing it. */
    lacksProfile: withDefault(t.boolean, false),
  }),
  'ImportRecord',
);
export type ImportRecord = t.TypeOf<typeof ImportRecord>;

/** Entries of earlier imports that the undo of an import does not bring back. */
export type GoneEntries = Pick<ImportRecord, 'dropped' | 'goneRatings'>;
export const nothingGone: GoneEntries = { dropped: [], goneRatings: [] };

/**
 * The texts of an import beside its record: the rows that are left out as a table, and as JSON those without a title and those that were
 * found among the rows that the account kept.
 */
export type ImportTexts = { readonly report: string; readonly unmatched: string; readonly found?: string };

/** Returns whether an import has work left that this browser does by itself. */
export const isWorking = ({ status }: ImportRecord): boolean => status === 'running' || status === 'undoing';

/** Returns whether an import, also one that is paused, has changes left to make or to take back. No other one begins until it has none. */
export const hasChangesLeft = (record: ImportRecord): boolean => isWorking(record) || record.status === 'paused';

/** Returns whether rows have to be moved: to the account after the end of an import, or out of it after its undo. */
export const waitsForAccount = ({ status, unmatched, found, isKept }: ImportRecord): boolean =>
  unmatched + found > 0 && (status === 'undone' ? isKept : !isKept && (status === 'done' || status === 'stopped'));

/** Returns whether nothing is left to do for an import, in the browser and in the account: it can be forgotten. */
export const isOver = (record: ImportRecord): boolean => ['done', 'stopped', 'undone'].includes(record.status) && !waitsForAccount(record);

/** Days that an import is kept, and can be taken back. */
export const IMPORT_KEPT_DAYS = 90;
/** Returns whether an import can no longer be taken back. Both times in ms since 1970. */
export const isOldImport = (startedAt: number, now: number): boolean => now - startedAt > IMPORT_KEPT_DAYS * 86_400_000;

/**
 * Keeps the imports of this browser's members with their changes, so that an import goes on after the page was closed and can be taken
 * back. Belongs to the app and not to a backend, as the outbox does. Every call fails with `unavailable` if the browser's storage does.
 */
export interface ImportJournal {
  /** Emits once as soon as this tab may run the member's imports: one tab at a time, until the subscription ends or the tab is closed. */
  readonly turn: (uid: UserId) => Observable<void>;
  /**
   * Emits a member's imports, the newest first, on subscribe and after every change in this or another tab. Before the first one is read,
   * those of all members that are old and over are removed.
   */
  readonly watch: (uid: UserId) => Watch<ReadonlyArray<ImportRecord>>;
  /**
   * Stores an import, whole or not at all. Removes those of all members that are old and over. Fails with `conflict` while another one of
   * the member has changes left: it was planned without them.
   */
  readonly begin: (uid: UserId, record: ImportRecord, changes: ReadonlyArray<MemberChange>, texts: ImportTexts) => Answer<void>;
  /** Returns a change by its place; null if it is gone or damaged. */
  readonly readChange: (importId: string, index: number) => Answer<MemberChange | null>;
  /** Returns a text; empty if it is gone. */
  readonly readText: (importId: string, name: keyof ImportTexts) => Answer<string>;
  /**
   * Changes a record in one transaction; does nothing if it is gone. Resolves after the watches of this tab have emitted it. An import that
   * is taken back and over loses its changes and its rows: they are no longer needed, and they say what was watched.
   */
  readonly update: (uid: UserId, importId: string, edit: (record: ImportRecord) => ImportRecord) => Answer<void>;
  /**
   * Removes an import of the member that is over, with its changes and texts; without an id all of them, those with work left too. What
   * they have added stays.
   */
  readonly forget: (uid: UserId, importId?: string) => Answer<void>;
}
