import * as E from 'fp-ts/Either';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { memberDataKey } from '#application/profile/member-data-keys';
import { createEveningStore, type Evening, type EveningStore, type KeptTitle } from '#application/evening-pick/evening-store';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import {
  applyTurnedDown, formatTurnedDown, parseTurnedDown, type TurnedDownChanges, type TurnedDownTitle,
} from '#domain/users/turned-down/turned-down';
import type { UserId } from '#domain/users/user-id';
import type { UserRepository } from '#domain/users/user-repository';

/** Returns what is stored of a title. The language is known to be that of the name if the title has no other, original name. */
const toTurnedDown = ({ mediaType, id, title, year, originalTitle, originalLanguage }: KeptTitle): TurnedDownTitle =>
  ({ mediaType, id, title, year, language: originalTitle == null ? (originalLanguage ?? null) : null });

const toKept = ({ mediaType, id, title, year, language }: TurnedDownTitle): KeptTitle =>
  ({ mediaType, id, title, year, genres: [], posterPath: null, originalTitle: null, originalLanguage: language });

const keysOf = (titles: ReadonlyArray<TurnedDownTitle>): ReadonlyArray<string> => titles.map(itemKey);

/** Returns what a browser has changed since it knew these item keys of the account. */
const changesSince = (account: ReadonlyArray<string>, notForMe: ReadonlyArray<TurnedDownTitle>): TurnedDownChanges => {
  const [known, now] = [new Set(account), new Set(keysOf(notForMe))];
  return { added: notForMe.filter((title) => !known.has(itemKey(title))), removed: account.filter((key) => !now.has(key)) };
};

const turnedDownIn = ({ notForMe }: Evening): ReadonlyArray<TurnedDownTitle> => notForMe.map(toTurnedDown);

/** Returns the changes of this browser that the account does not have. A browser that never read the account has only added titles. */
export const unsentTurnedDown = (evening: Evening): TurnedDownChanges => changesSince(evening.account ?? [], turnedDownIn(evening));

const isNothing = ({ added, removed }: TurnedDownChanges): boolean => added.length + removed.length === 0;

/** Returns the stored text of an account with the changes of this browser. */
export const withUnsentTurnedDown = (storage: BrowserStorage, uid: UserId, stored: string | null): string | null => {
  const changes = unsentTurnedDown(createEveningStore(storage, uid, '').get());
  return isNothing(changes) ? stored : formatTurnedDown(applyTurnedDown(parseTurnedDown(stored), changes));
};

/** Where changes wait that are being sent. A sign-out does not delete it, as it deletes no changes of lists that are not sent. */
const waitingKey = (uid: UserId): string => memberDataKey('turned-down', uid);

const TAKEN_BACK = '-';

const writeWaiting = ({ added, removed }: TurnedDownChanges): string =>
  [formatTurnedDown(added) ?? '', ...removed.map((key) => TAKEN_BACK + key)].join('\n');

const readWaiting = (text: string | null): TurnedDownChanges => ({
  added: parseTurnedDown(text),
  removed: (text ?? '').split('\n').flatMap((line) => (line.startsWith(TAKEN_BACK) ? [line.slice(TAKEN_BACK.length)] : [])),
});

/** Leaves only those of the waiting changes that were not sent: another call may be sending more. */
const forgetSent = ({ local }: BrowserStorage, uid: UserId, sent: TurnedDownChanges): void => {
  const waiting = readWaiting(local.get(waitingKey(uid)));
  const added = new Set(keysOf(sent.added));
  const left: TurnedDownChanges = {
    added: waiting.added.filter((title) => !added.has(itemKey(title))),
    removed: waiting.removed.filter((key) => !sent.removed.includes(key)),
  };
  local.set(waitingKey(uid), isNothing(left) ? null : writeWaiting(left));
};

/** Text of the account that each store has taken over last. */
const received = new WeakMap<EveningStore, string | null>();

const takeOver = (store: EveningStore, text: string | null, changes: TurnedDownChanges): void => {
  const titles = parseTurnedDown(text);
  store.replaceTurnedDown(applyTurnedDown(titles, changes).map(toKept), keysOf(titles));
};

/** A member's titles in this browser. */
export type TurnedDownCopy = { readonly storage: BrowserStorage; readonly uid: UserId; readonly store: EveningStore };

/**
 * Takes over the titles that a member's account has, with the changes of this browser that it does not have. A text that was taken over
 * before is ignored: after a change was sent, the profile can stay the former one for a moment.
 */
export const receiveTurnedDown = ({ storage, uid, store }: TurnedDownCopy, text: string | null): void => {
  const evening = store.get();
  if (evening.account !== undefined && received.get(store) === text) return;
  received.set(store, text);
  const { added, removed } = unsentTurnedDown(evening);
  // After a sign-out only the changes that wait are left.
  const waiting = evening.account === undefined ? readWaiting(storage.local.get(waitingKey(uid))) : readWaiting(null);
  takeOver(store, text, { added: [...waiting.added, ...added], removed: [...waiting.removed, ...removed] });
};

/**
 * Sends what this browser has changed to the account; sends no request if there is nothing. What fails stays and is sent the
 * next time. Made again, a change changes nothing.
 */
export const sendTurnedDown =
  (users: Pick<UserRepository, 'editTurnedDown'>, { storage, uid, store }: TurnedDownCopy): Answer<void> => async () => {
    const { account } = store.get();
    const changes = unsentTurnedDown(store.get());
    if (isNothing(changes)) {
      // A change that was waiting may have been taken back.
      if (account !== undefined) storage.local.set(waitingKey(uid), null);
      return E.right(undefined);
    }
    const isKept = (): boolean => storage.local.get(memberDataKey('evening', uid)) !== null;
    const wasKept = isKept();
    storage.local.set(waitingKey(uid), writeWaiting(changes));
    let after: string | null = null;
    const answer = await users.editTurnedDown(uid, (stored) => {
      after = formatTurnedDown(applyTurnedDown(parseTurnedDown(stored), changes));
      return after;
    })();
    if (E.isLeft(answer)) return answer;
    forgetSent(storage, uid, changes);
    // A sign-out has deleted the titles meanwhile.
    if (wasKept && !isKept()) return answer;
    const removed = new Set(changes.removed);
    const sent = [...(account ?? []).filter((key) => !removed.has(key)), ...keysOf(changes.added)];
    takeOver(store, after, changesSince(sent, turnedDownIn(store.get())));
    return answer;
  };
