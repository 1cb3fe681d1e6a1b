import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { ImportChoices } from '#application/imports/import-choices';
import type { ImportRow } from '#application/imports/import-row';
import type { MatchDeps, TitleMatch } from '#application/imports/match-title';
import { matchTitles, namedTitleKey } from '#application/imports/match-titles';

const DAY_MS = 86_400_000;
/** A catalogue without a version changes at any time. */
const LIVE_DAYS = 7;
/** Titles of one look: each costs a catalogue such as TMDB a request or more. */
export const MAX_QUIET_TITLES = 500;

/** The catalogue of titles. @property version of its content; null if it changes at any time. */
type LookedThrough = { readonly version: string | null };

/**
 * The last look for entries without a title in this browser. @property at ms since 1970. @property isDone whether the catalogue answered.
 * @property next the title that the next look begins with, where one look does not reach all. @property found keys of named titles that
 * the catalogue had.
 */
const Look = t.type({
  at: t.number, version: t.union([t.string, t.null]), isDone: t.boolean, next: t.number, found: t.readonlyArray(t.string),
}, 'Look');
type Look = t.TypeOf<typeof Look>;

const readLook = ({ local }: BrowserStorage, uid: UserId): Look | null => {
  try {
    return E.getOrElse((): Look | null => null)(Look.decode(JSON.parse(local.get(memberDataKey('look', uid)) ?? 'null')));
  } catch {
    return null; // the text is no JSON
  }
};

const writeLook = ({ local }: BrowserStorage, uid: UserId, look: Look | null): void =>
  void local.set(memberDataKey('look', uid), look === null ? null : JSON.stringify(look));

/** Returns whether the last look was through another version of the catalogue, or long ago, and not today. @param now ms since 1970. */
const isDue = (look: Look | null, { version }: LookedThrough, now: number): boolean => {
  if (look === null) return true;
  const days = (now - look.at) / DAY_MS;
  return days >= 1 && (!look.isDone || look.version !== version || (version === null && days >= LIVE_DAYS));
};

/** Notes that the person, or an import, looks for entries: earlier finds are no longer offered. @param now ms since 1970. */
export const noteLook = (storage: BrowserStorage, uid: UserId, { version }: LookedThrough, now: number): void =>
  writeLook(storage, uid, { at: now, version, isDone: true, next: readLook(storage, uid)?.next ?? 0, found: [] });

/** Notes that the titles of an import's rows were looked for, if nothing was before. @param now ms since 1970. */
export const noteFirstLook = (...[storage, uid, ...look]: Parameters<typeof noteLook>): void => {
  if (readLook(storage, uid) === null) noteLook(storage, uid, ...look);
};

/** Returns how many of the rows have a title that the last look found. */
export const foundByLook = (storage: BrowserStorage, uid: UserId, rows: ReadonlyArray<ImportRow>): number => {
  const found = new Set(readLook(storage, uid)?.found);
  return found.size === 0 ? 0 : rows.filter(({ title }) => found.has(namedTitleKey(title))).length;
};

/** Returns whether a row is about a title as a whole: whether an episode is there, only its name or its series says. */
const isWhole = ({ facts }: ImportRow): boolean =>
  facts.every((fact) => fact.kind !== 'viewing' || (fact.episode === null && fact.named === undefined));

const hasTitle = (row: ImportRow, match: TitleMatch | undefined): boolean =>
  match?.kind === 'matched' && (isWhole(row) || match.episode !== undefined || (match.title.mediaType === 'tv' && row.facts.every((fact) =>
    fact.kind !== 'viewing' || fact.episode !== null || fact.named === undefined)));

export type QuietLookDeps = Pick<MatchDeps, 'catalogue' | 'signal'> & LookedThrough & {
  readonly storage: BrowserStorage;
  readonly uid: UserId;
  /** Titles that the person chose in imports; null is none of the candidates. */
  readonly remembered: ImportChoices['titles'];
};

/**
 * Looks for the titles of entries, if that is due: at most once a day. A look that is aborted counts as none; one that fails is repeated on
 * another day. Nothing is added: `foundByLook` says what there is. @param now ms since 1970.
 */
export const lookQuietly = (deps: QuietLookDeps, rows: ReadonlyArray<ImportRow>, now: number): Answer<void> => async () => {
  const { storage, uid, version, signal, remembered } = deps;
  const before = readLook(storage, uid);
  if (!isDue(before, deps, now)) return E.right(undefined);
  const open = rows.filter(({ title }) => remembered.get(namedTitleKey(title)) === undefined);
  const all = [...new Map(open.map(({ title }) => [namedTitleKey(title), title])).values()];
  const from = version === null && all.length > MAX_QUIET_TITLES ? (before?.next ?? 0) % all.length : 0;
  const titles = version === null ? [...all.slice(from), ...all.slice(0, from)].slice(0, MAX_QUIET_TITLES) : all;
  // Another tab, or the next visit, does not start a second look.
  const begun: Look = { at: now, version, isDone: false, next: from, found: before?.found ?? [] };
  writeLook(storage, uid, begun);
  const matches = await matchTitles({ ...deps, onProgress: () => undefined }, titles)();
  // A sign-out has deleted the note, or the person has looked meanwhile.
  const isCurrent = storage.local.get(memberDataKey('look', uid)) === JSON.stringify(begun);
  if (isCurrent && signal.aborted) writeLook(storage, uid, before);
  if (!isCurrent || signal.aborted || E.isLeft(matches)) return E.map(() => undefined)(matches);
  const found = open.filter((row) => hasTitle(row, matches.right.get(namedTitleKey(row.title)))).map(({ title }) => namedTitleKey(title));
  // A part of the titles leaves what was found of the others.
  const everFound = new Set(version === null ? [...begun.found, ...found] : found);
  writeLook(storage, uid, { ...begun, isDone: true, next: from + titles.length, found: [...everFound] });
  return E.right(undefined);
};
