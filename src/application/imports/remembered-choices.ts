import * as t from 'io-ts';
import { StoredTitle } from '#domain/lists/stored-title';
import { decodeText } from '#domain/shared/codecs/decode-text';
import type { UserId } from '#domain/users/user-id';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { ImportChoices, Remembered } from './import-choices';

/** Choices of each kind that are kept; the oldest go first. */
const MAX_REMEMBERED = 500;
const ofKind = {
  /** Titles by the keys of named titles; null is none of the candidates. */
  'import-titles': t.union([StoredTitle, t.null]),
  /** Names by those in the files. */
  'import-lists': t.string,
} as const;
type Kind = keyof typeof ofKind;
type OfKind<K extends Kind> = ReadonlyMap<string, t.TypeOf<(typeof ofKind)[K]>>;

const read = <K extends Kind>({ local }: BrowserStorage, uid: UserId, kind: K): OfKind<K> => {
  const codec = t.readonlyArray(t.tuple([t.string, ofKind[kind] as t.Type<t.TypeOf<(typeof ofKind)[K]>>]), kind);
  return new Map(decodeText(codec, local.get(memberDataKey(kind, uid)), []));
};

const keep = <K extends Kind>({ local }: BrowserStorage, uid: UserId, kind: K, choices: OfKind<K>): void =>
  void local.set(memberDataKey(kind, uid), choices.size === 0 ? null : JSON.stringify([...choices].slice(-MAX_REMEMBERED)));

/** Returns what a member chose in former imports. */
export const readRememberedChoices = (storage: BrowserStorage, uid: UserId): Remembered =>
  ({ titles: read(storage, uid, 'import-titles'), names: read(storage, uid, 'import-lists') });

/** Keeps the titles and the names of lists that a member has chosen for the next file. */
export const rememberChoices = (storage: BrowserStorage, uid: UserId, { titles, lists }: Pick<ImportChoices, 'titles' | 'lists'>): void => {
  keep(storage, uid, 'import-titles', new Map([...read(storage, uid, 'import-titles'), ...titles]));
  const names = [...lists].flatMap(([key, { name, isLeftOut }]) => (isLeftOut ? [] : [[key, name] as const]));
  const all = new Map([...read(storage, uid, 'import-lists'), ...names]);
  keep(storage, uid, 'import-lists', new Map([...all].filter(([key, name]) => key !== name)));
};
