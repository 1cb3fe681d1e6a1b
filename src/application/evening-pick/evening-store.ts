import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
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
  ])),
  'KeptTitle',
);
export type KeptTitle = t.TypeOf<typeof KeptTitle>;

const Kept = t.readonly(
  t.strict({ evening: t.string, shown: t.readonlyArray(KeptTitle), notForMe: t.readonlyArray(KeptTitle) }),
  'KeptEvening',
);
type Kept = t.TypeOf<typeof Kept>;

/** The titles that a person was shown and turned down. */
export type Evening = Pick<Kept, 'shown' | 'notForMe'>;

/** Most titles that are kept; the oldest go first. */
const MAX_SHOWN = 300;
const MAX_NOT_FOR_ME = 500;

/** Key in local storage of what visitors did, who share their choices in this browser. */
const VISITOR_KEY = 'marquee.evening';

const NOTHING: Kept = { evening: '', shown: [], notForMe: [] };

/** Returns what is kept. Titles shown on another evening are forgotten; without a text, or with an invalid one, nothing is kept. */
const parseKept = (text: string | null, evening: string): Kept => {
  try {
    const kept = E.getOrElse(() => NOTHING)(Kept.decode(JSON.parse(text ?? 'null')));
    return kept.evening === evening ? kept : { ...kept, evening, shown: [] };
  } catch {
    return { ...NOTHING, evening }; // the text is no JSON
  }
};

const withLast = (titles: ReadonlyArray<KeptTitle>, last: KeptTitle): ReadonlyArray<KeptTitle> => {
  const { mediaType, id, title, year, genres, posterPath, originalTitle, originalLanguage } = last;
  const kept = { mediaType, id, title, year, genres, posterPath, originalTitle, originalLanguage };
  return [...titles.filter((each) => itemKey(each) !== itemKey(last)), kept];
};

/** Returns a kept title as the title of a card. */
export const keptTitleToTitle = (title: KeptTitle): Title => ({
  ...title, originalTitle: title.originalTitle ?? null, originalLanguage: title.originalLanguage ?? null, date: null, averageVote: null,
  voteCount: null, overview: null, backdropPath: null, runtime: null, seasonCount: null,
});

/** Keeps what a person was shown and turned down in this browser; where the browser keeps nothing, as long as the store lasts. */
export interface EveningStore {
  /** Titles that were shown this evening and titles that are not for this person, the last ones last. The same object until a change. */
  readonly get: () => Evening;
  /** Adds a shown title; one that was shown before moves to the end. */
  readonly addShown: (title: KeptTitle) => void;
  readonly turnDown: (title: KeptTitle) => void;
  readonly takeBack: (title: KeptTitle) => void;
  /** @returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of a person for one evening. @param uid null for visitors. @param evening see `eveningOf`. */
export const createEveningStore = (storage: BrowserStorage, uid: UserId | null, evening: string): EveningStore => {
  const key = uid === null ? VISITOR_KEY : memberDataKey('evening', uid);
  let kept = parseKept(storage.local.get(key), evening);
  const listeners = new Set<() => void>();
  const change = (changed: Partial<Evening>): void => {
    kept = { ...kept, ...changed };
    storage.local.set(key, JSON.stringify(kept));
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => kept,
    addShown: (title) => change({ shown: withLast(kept.shown, title).slice(-MAX_SHOWN) }),
    turnDown: (title) => change({ notForMe: withLast(kept.notForMe, title).slice(-MAX_NOT_FOR_ME) }),
    takeBack: (title) => change({ notForMe: kept.notForMe.filter((each) => itemKey(each) !== itemKey(title)) }),
    subscribe: (listener) => {
      listeners.add(listener);
      const unfollow = storage.onLocalChange(key, (text) => {
        kept = parseKept(text, evening);
        listener();
      });
      return () => {
        listeners.delete(listener);
        unfollow();
      };
    },
  };
};
