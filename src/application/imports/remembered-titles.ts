import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { StoredTitle } from '#domain/lists/stored-title';
import type { UserId } from '#domain/users/user-id';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { ImportChoices } from './import-choices';

/** Choices that are kept; the oldest go first. */
const MAX_REMEMBERED = 500;
const Remembered = t.readonlyArray(t.tuple([t.string, t.union([StoredTitle, t.null])]), 'RememberedTitles');

/** Returns the titles that a member chose in former imports, by the keys of named titles; null is none of the candidates. */
export const readRememberedTitles = ({ local }: BrowserStorage, uid: UserId): ImportChoices['titles'] => {
  try {
    return new Map(
      E.getOrElse((): t.TypeOf<typeof Remembered> => [])(
        Remembered.decode(JSON.parse(local.get(memberDataKey('import-titles', uid)) ?? '[]')),
      ),
    );
  } catch {
    return new Map(); // the text is no JSON
  }
};

/** Keeps the choices for the next file. */
export const rememberTitles = (storage: BrowserStorage, uid: UserId, titles: ImportChoices['titles']): void => {
  const all = [...new Map([...readRememberedTitles(storage, uid), ...titles])];
  storage.local.set(memberDataKey('import-titles', uid), all.length === 0 ? null : JSON.stringify(all.slice(-MAX_REMEMBERED)));
};
