import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { memberDataKey } from '#application/profile/member-data-keys';
import { decodeText } from '#domain/shared/codecs/decode-text';
import { withDefault } from '#domain/shared/with-default';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import type { UserId } from '#domain/users/user-id';

const DAY_MS = 86_400_000;
/** A catalogue without a version changes at any time, and other devices can leave entries at any time. */
const LIVE_DAYS = 7;
/** Says that the account had entries when this browser read or changed them last. */
const SOME = 'some';

/** The catalogue of titles. @property version of its content; null if it changes at any time. */
export type LookedThrough = { readonly version: string | null };

/**
 * The last look for entries without a title in this browser. @property at ms since 1970. @property isDone whether the catalogue answered
 * for all titles. @property next the title that the next look begins with, where one does not reach all. @property found keys of named
 * titles that the catalogue had. @property seen keys of those that the person knows of: other pages say them no more.
 */
const Look = t.type({
  at: t.number, version: t.union([t.string, t.null]), isDone: t.boolean, next: t.number, found: t.readonlyArray(t.string),
  seen: withDefault<ReadonlyArray<string>>(t.readonlyArray(t.string), []),
}, 'Look');
export type Look = t.TypeOf<typeof Look>;

/** Returns the last look in this browser; null without one. */
export const readLook = ({ local }: BrowserStorage, uid: UserId): Look | null =>
  decodeText(Look, local.get(memberDataKey('look', uid)), null);

/** Keeps the last look in this browser. */
export const writeLook = ({ local }: BrowserStorage, uid: UserId, look: Look | null): void =>
  void local.set(memberDataKey('look', uid), look === null ? null : JSON.stringify(look));

/** Returns whether the last look was through another version of the catalogue, or long ago, and not today. @param now ms since 1970. */
export const isLookDue = (look: Look | null, { version }: LookedThrough, now: number): boolean => {
  if (look === null) return true;
  const days = (now - look.at) / DAY_MS;
  return days >= 1 && (!look.isDone || look.version !== version || (version === null && days >= LIVE_DAYS));
};

/** Returns what was found and the person does not know yet. */
export const newlyFound = (look: Look | null): ReadonlyArray<string> => {
  const seen = new Set(look?.seen);
  return look === null ? [] : look.found.filter((key) => !seen.has(key));
};

const withFoundSeen = ({ seen, found }: Look): Look['seen'] => [...new Set([...seen, ...found])];

/** Notes that the person knows what was found. */
export const noteSeen = (storage: BrowserStorage, uid: UserId): void => {
  const look = readLook(storage, uid);
  if (look !== null) writeLook(storage, uid, { ...look, seen: withFoundSeen(look) });
};

/** Notes that the person, or an import, looks for entries: earlier finds are no longer offered. @param now ms since 1970. */
export const noteLook = (storage: BrowserStorage, uid: UserId, { version }: LookedThrough, now: number): void => {
  const look = readLook(storage, uid);
  const seen = look === null ? [] : withFoundSeen(look);
  writeLook(storage, uid, { at: now, version, isDone: true, next: look?.next ?? 0, found: [], seen });
};

/** Notes that the titles of an import's rows were looked for, if nothing was before. @param now ms since 1970. */
export const noteFirstLook = (...[storage, uid, ...look]: Parameters<typeof noteLook>): void => {
  if (readLook(storage, uid) === null) noteLook(storage, uid, ...look);
};

/** Notes whether the account has entries. @param now ms since 1970. */
export const noteEntries = ({ local }: BrowserStorage, uid: UserId, hasSome: boolean, now: number): void =>
  void local.set(memberDataKey('entries', uid), hasSome ? SOME : String(now));

/** Notes that the account's entries change: they are read before the next look. */
export const forgetEntries = ({ local }: BrowserStorage, uid: UserId): void => void local.set(memberDataKey('entries', uid), null);

type Deps = LookedThrough & {
  readonly storage: BrowserStorage; readonly uid: UserId; readonly unmatched: Pick<UnmatchedEntries, 'readUnmatched'>;
  readonly signal: AbortSignal;
};

/**
 * Returns whether entries are to be looked for now, or there is something new to say about them. Only if this browser does not know
 * whether the account has entries, or last saw none seven days ago, it asks the account; a reading that is aborted notes
 * nothing. @param now ms since 1970.
 */
export const hasLookToDo = async ({ storage, uid, unmatched, version, signal }: Deps, now: number): Promise<boolean> => {
  const known = storage.local.get(memberDataKey('entries', uid));
  if (known !== SOME) {
    if (known !== null && now - Number(known) < LIVE_DAYS * DAY_MS) return false;
    const read = await unmatched.readUnmatched(uid, null)();
    if (E.isLeft(read) || signal.aborted) return false;
    noteEntries(storage, uid, read.right.parts.length > 0, now);
    if (read.right.parts.length === 0) return false;
  }
  const look = readLook(storage, uid);
  return isLookDue(look, { version }, now) || newlyFound(look).length > 0;
};
