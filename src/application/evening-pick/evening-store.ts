import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { keepText, readKeptText } from '#application/kept-text';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { MAX_TURNED_DOWN } from '#domain/users/turned-down/turned-down-bounds';
import type { UserId } from '#domain/users/user-id';

/** A title as this browser keeps it: what its card shows. */
const optionalText = t.union([t.string, t.null, t.undefined]);

const KeptTitle = t.readonly(
  t.exact(t.intersection([
    t.type({
      mediaType: MediaType, id: t.number, title: t.string, year: t.union([t.number, t.null]), genres: t.readonlyArray(t.string),
      posterPath: t.union([t.string, t.null]),
    }),
    // Which language the name is in. Titles that were kept before it was known have none.
    t.partial({ originalTitle: optionalText, originalLanguage: optionalText }),
    // For which answers the title was shown, as `serializeEveningParams` returns them.
    t.partial({ answers: optionalText }),
  ])),
  'KeptTitle',
);
export type KeptTitle = t.TypeOf<typeof KeptTitle>;

const Kept = t.readonly(
  t.exact(t.intersection([
    t.type({ evening: t.string, shown: t.readonlyArray(KeptTitle), notForMe: t.readonlyArray(KeptTitle) }),
    t.partial({ account: t.readonlyArray(t.string), earlier: t.readonlyArray(t.string) }),
  ])),
  'KeptEvening',
);
type Kept = t.TypeOf<typeof Kept>;

/**
 * The titles that a person was shown and turned down. `account`: item keys of those that a member's account has, as far as this browser
 * knows; absent until it was read, and for visitors. `earlier`: item keys of titles that were shown before those of `shown`, if any.
 */
export type Evening = Pick<Kept, 'shown' | 'notForMe' | 'account' | 'earlier'>;

/** Most shown titles that are kept with what their cards show; of the oldest ones, the item keys stay. */
const MAX_SHOWN = 300;

/** Key in local storage of what visitors did, who share their choices in this browser. */
const VISITOR_KEY = 'marquee.evening';

const NOTHING: Kept = { evening: '', shown: [], notForMe: [] };

/** Returns what is kept; without a text, or with an invalid one, nothing. */
const readKept = (text: string | null): Kept => {
  try {
    return E.getOrElse(() => NOTHING)(Kept.decode(JSON.parse(text ?? 'null')));
  } catch {
    return NOTHING; // the text is no JSON
  }
};

/** Returns what is kept, without titles that were shown on another evening. */
const parseKept = (text: string | null, evening: string): Kept => {
  const kept = readKept(text);
  return kept.evening === evening ? kept : { ...kept, evening, shown: [], earlier: [] };
};

/** Returns the evening of the last change by a visitor of this browser; empty if there was none. */
export const lastVisitorEvening = (storage: BrowserStorage): string => readKept(readKeptText(storage, VISITOR_KEY)).evening;

const withLast = (titles: ReadonlyArray<KeptTitle>, last: KeptTitle): ReadonlyArray<KeptTitle> => {
  const { mediaType, id, title, year, genres, posterPath, originalTitle, originalLanguage, answers } = last;
  const kept = { mediaType, id, title, year, genres, posterPath, originalTitle, originalLanguage, answers };
  return [...titles.filter((each) => itemKey(each) !== itemKey(last)), kept];
};

const withShown = ({ shown, earlier = [] }: Evening, last: KeptTitle): Pick<Evening, 'shown' | 'earlier'> => {
  const titles = withLast(shown, last);
  return { shown: titles.slice(-MAX_SHOWN), earlier: [...earlier, ...titles.slice(0, -MAX_SHOWN).map(itemKey)] };
};

/** Returns a kept title as the title of a card. */
export const keptTitleToTitle = (title: KeptTitle): Title => ({
  ...title, originalTitle: title.originalTitle ?? null, originalLanguage: title.originalLanguage ?? null, date: null, averageVote: null,
  voteCount: null, overview: null, backdropPath: null, runtime: null, seasonCount: null,
});

/** Keeps what a person was shown and turned down in this browser; where the browser keeps nothing, as long as the page is open. */
export interface EveningStore {
  /** Titles that were shown this evening and titles that are not for this person, the last ones last. The same object until a change. */
  readonly get: () => Evening;
  /** Adds a shown title; one that was shown before moves to the end. @param answers see `KeptTitle`. */
  readonly addShown: (title: KeptTitle, answers?: string) => void;
  readonly turnDown: (...titles: ReadonlyArray<KeptTitle>) => void;
  readonly takeBack: (...titles: ReadonlyArray<KeptTitle>) => void;
  /** Replaces the titles that are not for a member, and what the account has of them, at once. */
  readonly replaceTurnedDown: (notForMe: ReadonlyArray<KeptTitle>, account: ReadonlyArray<string>) => void;
  /** @returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of a person for one evening. @param uid null for visitors. @param evening see `eveningOf`. */
export const createEveningStore = (storage: BrowserStorage, uid: UserId | null, evening: string): EveningStore => {
  const key = uid === null ? VISITOR_KEY : memberDataKey('evening', uid);
  let written = readKeptText(storage, key);
  let kept = parseKept(written, evening);
  const listeners = new Set<() => void>();
  /** Takes over what another tab, or the store of another evening, has changed, and that a sign-out has deleted it. */
  const readAgain = (): Kept => {
    const text = readKeptText(storage, key);
    if (text !== written) [written, kept] = [text, parseKept(text, evening)];
    return kept;
  };
  const change = (edit: (present: Kept) => Partial<Evening>): void => {
    const present = readAgain();
    kept = { ...present, ...edit(present) };
    written = JSON.stringify(kept);
    keepText(storage, key, written);
    listeners.forEach((listener) => listener());
  };
  return {
    get: readAgain,
    addShown: (title, answers) => change((present) => withShown(present, { ...title, answers })),
    turnDown: (...titles) => change(({ notForMe }) => ({ notForMe: titles.reduce(withLast, notForMe).slice(-MAX_TURNED_DOWN) })),
    takeBack: (...titles) => change(({ notForMe }) => {
      const keys = new Set(titles.map(itemKey));
      return { notForMe: notForMe.filter((each) => !keys.has(itemKey(each))) };
    }),
    replaceTurnedDown: (notForMe, account) => change(() => ({ notForMe, account })),
    subscribe: (listener) => {
      listeners.add(listener);
      const unfollow = storage.onLocalChange(key, listener);
      return () => {
        listeners.delete(listener);
        unfollow();
      };
    },
  };
};

const stores = new WeakMap<BrowserStorage, Map<string, EveningStore>>();

/** Returns the store of a person for one evening, the same one for every part of the page. Parameters as of `createEveningStore`. */
export const eveningStoreOf = (storage: BrowserStorage, uid: UserId | null, evening: string): EveningStore => {
  const known = stores.get(storage) ?? new Map<string, EveningStore>();
  const key = `${evening} ${uid ?? ''}`;
  const store = known.get(key) ?? createEveningStore(storage, uid, evening);
  stores.set(storage, known.set(key, store));
  return store;
};
