import * as E from 'fp-ts/Either';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { Answer } from '#domain/shared/answer';
import { aborted } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { ImportChoices } from '#application/imports/import-choices';
import type { ImportRow } from '#application/imports/import-row';
import type { MatchDeps, TitleMatch } from '#application/imports/match-title';
import { matchTitles, namedTitleKey } from '#application/imports/match-titles';
import { isLookDue, newlyFound, noteEntries, readLook, writeLook, type Look, type LookedThrough } from './look-note';

/** Titles of one look: each costs a catalogue such as TMDB a request or more. Those that are left are looked for on the next days. */
export const MAX_QUIET_TITLES = 100;
/** Titles after which a look without a version of the catalogue is noted: most visits are shorter than a look of all of them. */
const TITLES_AT_ONCE = 10;

/** Returns how many of the rows have a title that the last look found. */
export const foundByLook = (storage: BrowserStorage, uid: UserId, rows: ReadonlyArray<ImportRow>): number => {
  const found = new Set(readLook(storage, uid)?.found);
  return found.size === 0 ? 0 : rows.filter(({ title }) => found.has(namedTitleKey(title))).length;
};

/** Returns how many titles of the rows the last look found that the person does not know of yet. */
export const countNewTitles = (storage: BrowserStorage, uid: UserId, rows: ReadonlyArray<ImportRow>): number => {
  const found = new Set(newlyFound(readLook(storage, uid)));
  return found.size === 0 ? 0 : new Set(rows.map(({ title }) => namedTitleKey(title)).filter((key) => found.has(key))).size;
};

/** Notes which rows the account has, all of them: what was found of others is forgotten. @param now ms since 1970. */
export const noteRows = (storage: BrowserStorage, uid: UserId, rows: ReadonlyArray<ImportRow>, now: number): void => {
  noteEntries(storage, uid, rows.length > 0, now);
  const [look, there] = [readLook(storage, uid), new Set(rows.map(({ title }) => namedTitleKey(title)))];
  const isGone = (key: string): boolean => !there.has(key);
  if (look === null || ![...look.found, ...look.seen].some(isGone)) return;
  writeLook(storage, uid, { ...look, found: look.found.filter((key) => there.has(key)), seen: look.seen.filter((key) => there.has(key)) });
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
 * Looks for the titles of entries, if that is due: at most once a day. A look that is aborted is none of that day: the next one goes on
 * behind what was answered. One that fails, or does not reach all titles, goes on on another day. Nothing is added: `foundByLook` says what
 * there is. @param now ms since 1970.
 */
export const lookQuietly = (deps: QuietLookDeps, rows: ReadonlyArray<ImportRow>, now: number): Answer<void> => async () => {
  const { storage, uid, version, signal, remembered } = deps;
  const before = readLook(storage, uid);
  if (signal.aborted) return E.left(aborted);
  if (!isLookDue(before, deps, now)) return E.right(undefined);
  const open = rows.filter(({ title }) => remembered.get(namedTitleKey(title)) === undefined);
  const all = [...new Map(open.map(({ title }) => [namedTitleKey(title), title])).values()];
  const from = version !== null || before === null || before.isDone || before.next >= all.length ? 0 : before.next;
  const end = version === null ? Math.min(from + MAX_QUIET_TITLES, all.length) : all.length;
  // Another tab, or the next visit, does not start a second look.
  const begun: Look = { at: now, version, isDone: false, next: from, found: before?.found ?? [], seen: before?.seen ?? [] };
  writeLook(storage, uid, begun);
  // Not after a sign-out, which has deleted the note, nor if the person has looked meanwhile.
  const current = (): Look | null => {
    const look = readLook(storage, uid);
    return look !== null && look.at === now && !look.isDone ? look : null;
  };
  // At once: the page of the import may begin its own look.
  const letBegin = (): void => {
    const look = current();
    if (look !== null) writeLook(storage, uid, { ...look, at: before?.at ?? 0 });
  };
  signal.addEventListener('abort', letBegin);
  for (let next = from; ;) {
    const titles = all.slice(next, version === null ? Math.min(next + TITLES_AT_ONCE, end) : end);
    const matches = await matchTitles({ ...deps, onProgress: () => undefined }, titles)();
    const look = current();
    next += titles.length;
    const isOver = look === null || E.isLeft(matches) || signal.aborted;
    // Leaving the page does not make a look that has failed one that never was.
    if (isOver || next >= end) signal.removeEventListener('abort', letBegin);
    if (isOver) return E.map(() => undefined)(matches);
    const found = open.filter((row) => hasTitle(row, matches.right.get(namedTitleKey(row.title)))).map(({ title }) => namedTitleKey(title));
    // A part of the titles leaves what was found of the others.
    const everFound = new Set(version === null ? [...look.found, ...found] : found);
    writeLook(storage, uid, { ...look, isDone: next >= all.length, next, found: [...everFound] });
    if (next >= end) return E.right(undefined);
  }
};
