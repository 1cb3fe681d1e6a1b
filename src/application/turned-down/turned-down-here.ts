import * as t from 'io-ts';
import { readKeptText } from '#application/kept-text';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { memberDataKey } from '#application/profile/member-data-keys';
import { MediaType } from '#domain/catalogue/media-type';
import type { TitleId } from '#domain/catalogue/title-id';
import type { UserId } from '#domain/users/user-id';

/** The part of what an `EveningStore` keeps that tells the titles. */
const KeptIds = t.type({ notForMe: t.readonlyArray(t.type({ mediaType: MediaType, id: t.number })) });

/** Returns the titles that a member has turned down as this browser has them, for a page that begins without the code of the store. */
export const turnedDownHere = (storage: BrowserStorage, uid: UserId): ReadonlyArray<TitleId> => {
  try {
    const kept: unknown = JSON.parse(readKeptText(storage, memberDataKey('evening', uid)) ?? 'null');
    return KeptIds.is(kept) ? kept.notForMe : [];
  } catch {
    return []; // the text is no JSON
  }
};
