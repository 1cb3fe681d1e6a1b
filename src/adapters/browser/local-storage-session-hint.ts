import * as t from 'io-ts';
import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import { noSessionHintValue, type SessionHint, type SessionHintValue } from '#application/ports/session-hint';
import { OLD_SESSION_HINT_KEYS, SESSION_HINT_KEY } from './session-hint-keys';

const StoredHint = t.strict({ uid: t.union([t.string, t.null]), hasEmails: t.boolean });

type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type HintPage = { readonly localStorage: HintStorage; readonly addEventListener?: typeof globalThis.addEventListener };

const parse = (text: string | null): SessionHintValue => {
  const stored: unknown = JSON.parse(text ?? 'null');
  return StoredHint.is(stored) ? stored : noSessionHintValue;
};

/** Replaces the keys of earlier versions, so that a browser stays signed in. */
const upgrade = (storage: HintStorage): void => {
  const flags = storage.getItem(OLD_SESSION_HINT_KEYS.memory)?.split(' ') ?? [];
  const uid = storage.getItem(OLD_SESSION_HINT_KEYS.firebase) ?? (flags.includes('signed-in') ? '' : null);
  const hint: SessionHintValue = { uid, hasEmails: flags.includes('letters') };
  if (storage.getItem(SESSION_HINT_KEY) === null && (hint.uid !== null || hint.hasEmails))
    storage.setItem(SESSION_HINT_KEY, JSON.stringify(hint));
  Object.values(OLD_SESSION_HINT_KEYS).forEach((key) => storage.removeItem(key));
};

/** Hint in `localStorage`, shared by all tabs. Where storage is forbidden, the hint lasts as long as the page. */
export const localStorageSessionHint = (page: HintPage = globalThis): SessionHint => {
  const tryStorage = <A>(act: (storage: HintStorage) => A, fallback: A): A => {
    try {
      return act(page.localStorage);
    } catch {
      return fallback; // storage is forbidden, or its text is invalid
    }
  };
  tryStorage(upgrade, undefined);
  const value$ = new BehaviorSubject(tryStorage((storage) => parse(storage.getItem(SESSION_HINT_KEY)), noSessionHintValue));
  const get = (): SessionHintValue => tryStorage((storage) => parse(storage.getItem(SESSION_HINT_KEY)), value$.value);
  // A null key: the whole storage was cleared.
  page.addEventListener?.('storage', ({ key }) => {
    if (key === SESSION_HINT_KEY || key === null) value$.next(get());
  });
  return {
    value$: value$.pipe(
      distinctUntilChanged(
        (before, after) => before.uid === after.uid && before.hasEmails === after.hasEmails && before.hasBanners === after.hasBanners,
      ),
    ),
    get,
    set: (hint) => {
      tryStorage((storage) => storage.setItem(SESSION_HINT_KEY, JSON.stringify(hint)), undefined);
      value$.next(hint);
    },
  };
};
