import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import { mergeRecentTitles } from '#domain/users/recent-titles';
import { applyTurnedDown, formatTurnedDown, parseTurnedDown } from '#domain/users/turned-down/turned-down';
import type { User, UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { UserRepository } from '#domain/users/user-repository';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { editOpenedTitles } from '#application/profile/opened-titles';
import type { ProfilePatch } from '#domain/users/profile';
import type { OwnData } from '#application/data-file/own-data';

/** Returns what the profile lacks and the file has; null if there is nothing. */
const patchOf = ({ settings, phoneNumber, savedFilters, services }: OwnData, profile: User): ProfilePatch | null => {
  const missing: Partial<UserSettings> = {
    ...(profile.settings.theme === null && settings.theme !== null && { theme: settings.theme }),
    ...(profile.settings.language === null && settings.language !== null && { language: settings.language }),
    ...(profile.settings.region === null && settings.region !== null && { region: settings.region }),
  };
  const hasPhone = profile.phoneNumber === null && phoneNumber !== null;
  const hasFilters = profile.savedFilters === null && savedFilters !== null;
  const hasServices = profile.services === null && services !== null;
  if (!hasPhone && !hasFilters && !hasServices && Object.keys(missing).length === 0) return null;
  return { ...(hasPhone && { phoneNumber }), ...(hasFilters && { savedFilters }), ...(hasServices && { services }), settings: missing };
};

/** Returns the edit that adds titles of a file to those that are not for the member. */
const withTurnedDown = (text: string) => (stored: string | null): string | null =>
  formatTurnedDown(applyTurnedDown(parseTurnedDown(stored), { added: parseTurnedDown(text), removed: [] }));

type RestoreDeps = { readonly users: UserRepository; readonly storage: BrowserStorage };

/** Adds what a file has of the account to the profile. What the member has chosen stays; recent titles are sent with the next batch. */
export const restoreOwnData = ({ users, storage }: RestoreDeps, uid: UserId, own: OwnData): Answer<void> => {
  const keepRecents = (): boolean =>
    editOpenedTitles(storage, uid, ({ unsent, sent }) => ({ unsent: mergeRecentTitles(unsent, own.recents), sent }));
  return pipe(
    users.find(uid),
    TE.flatMap(O.match(() => TE.left(notFound('profile')), (profile) => TE.right(patchOf(own, profile)))),
    TE.flatMap((patch) => (patch === null ? TE.right(undefined) : users.update(uid, patch))),
    TE.flatMap(() => (own.turnedDown === null ? TE.right(undefined) : users.editTurnedDown(uid, withTurnedDown(own.turnedDown)))),
    TE.flatMap((): Answer<unknown> =>
      (own.recents.length === 0 || keepRecents() ? TE.right(undefined) : users.recordRecent(uid, own.recents))),
    TE.map(() => undefined),
  );
};
