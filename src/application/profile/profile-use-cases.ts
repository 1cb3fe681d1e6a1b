import type * as memberData from '#application/data-file/moving-out/member-data';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { Clock } from '#application/ports/clock';
import { asPartialFailure, invalid, notFound, offline, type Failure } from '#domain/shared/failure';
import { imageError, type AvatarStorage, type ImageFile } from '#domain/users/pictures/avatars';
import type { ChangedTitleId } from '#domain/users/recent-titles';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import type { AccountExportInput, AccountIdentity, BrowserData, MemberExport } from '#application/data-file/moving-out/member-export';
import type { OwnData } from '#application/data-file/own-data';
import { addOpenedTitle, editOpenedTitles, replaceOpenedTitleIds } from './opened-titles';
import { sendOpenedTitles, withLastBatchTimeout, type SendOpenedTitlesDeps } from './send-opened-titles';
import { toRecentTitle } from './to-recent-title';
import { profilePatchError, type ProfilePatch } from '#domain/users/profile';
import type { UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { ITEM_ADDED_RESPONSE, type ItemAddedResponse, type UserRepository } from '#domain/users/user-repository';

export type ProfileUseCases = {
  /** Fails with `invalid`, naming the field, without changing anything. */
  readonly saveProfile: (uid: UserId, patch: ProfilePatch) => Answer<void>;
  /** Saves the given settings; others keep their stored values, which another browser may have set. */
  readonly saveSettings: (uid: UserId, settings: Partial<UserSettings>) => Answer<void>;
  /** Changes the saved filters as they are stored, which another browser may have changed. `edit` may run several times. */
  readonly editSavedFilters: UserRepository['editSavedFilters'];
  /** Uploads a cropped image and sets it in the profile; fails as `partial` if only the upload succeeds. @returns the image URL. */
  readonly changeAvatar: (uid: UserId, image: ImageFile) => Answer<string>;
  readonly removeAvatar: (uid: UserId) => Answer<void>;
  /** Keeps a title as opened in this browser, until a batch writes it to the profile. Without storage, writes it at once. */
  readonly recordRecent: (uid: UserId, title: TitleDetails) => Answer<ItemAddedResponse>;
  /** Writes the titles that were opened in this browser to the profile. Sends no request if none waits. */
  readonly sendRecent: (uid: UserId) => Answer<void>;
  /** The same before a sign-out, for at most two seconds. */
  readonly sendLastRecent: (uid: UserId) => Answer<void>;
  /** Replaces former ids of recent titles with the present ones. */
  readonly updateRecentIds: (uid: UserId, resolved: ReadonlyArray<ChangedTitleId>) => Answer<void>;
  /** Returns all data of the member, with what only this browser has. */
  readonly exportMyData: (uid: UserId, account: AccountIdentity, browser: BrowserData) => Answer<MemberExport>;
  /** Returns the same with the recent sign-ins, as the texts of one JSON file, one after the other. */
  readonly exportMyFile: (...read: AccountExportInput) => Answer<ReadonlyArray<string>>;
  /** Adds the settings, the phone number and the recent titles of a file to the profile, where it has none. */
  readonly restoreOwnData: (uid: UserId, own: OwnData) => Answer<void>;
};

export type ProfileDeps = Omit<SendOpenedTitlesDeps, 'users'> & {
  readonly users: UserRepository;
  readonly avatars: AvatarStorage;
  readonly clock: Clock;
  readonly lists: Answer<ListRepository>;
  readonly history: Answer<HistoryRepository>;
};

type MemberData = typeof memberData;

/** Runs a use case whose code loads with its first call. */
const withMemberData = <A>(run: (code: MemberData) => Answer<A>): Answer<A> => async () => {
  const code = await import('#application/data-file/moving-out/member-data').catch(() => null);
  return code === null ? E.left(offline) : run(code)();
};

/** Creates the profile use cases. */
export const createProfileUseCases = (deps: ProfileDeps): ProfileUseCases => {
  const { users, avatars, clock, storage } = deps;
  const sendRecent = sendOpenedTitles(deps);
  return {
    saveProfile: (uid, patch) => {
      const error = profilePatchError(patch);
      return error === null ? users.update(uid, patch) : TE.left(invalid(...error));
    },
    saveSettings: (uid, settings) => users.update(uid, { settings }),
    editSavedFilters: users.editSavedFilters,
    changeAvatar: (uid, image) => {
      const error = imageError(image.bytes);
      if (error !== null) return TE.left(invalid('image', error));
      return pipe(
        avatars.put(uid, image),
        TE.tap((photoURL) => pipe(users.update(uid, { photoURL }), TE.mapLeft(asPartialFailure))),
      );
    },
    // Clears the profile first: a stored image without a reference does less harm than a reference to a deleted image. If the deletion
    // fails, the URL is restored, so that the member sees the image and can retry.
    removeAvatar: (uid) => {
      const restore =
        (photoURL: string | null) =>
        (failure: Failure): Answer<void> =>
          pipe(
            users.update(uid, { photoURL }), TE.flatMap(() => TE.left(failure)),
          );
      const remove = (photoURL: string | null): Answer<void> =>
        pipe(
          users.update(uid, { photoURL: null }),
          TE.flatMap(() => pipe(avatars.remove(uid), TE.orElse(restore(photoURL)))),
        );
      return pipe(
        users.find(uid),
        TE.flatMap(O.match(() => TE.left(notFound('profile')), (profile) => remove(profile.photoURL))),
      );
    },
    recordRecent: (uid, details) => async () => {
      const title = toRecentTitle(details, clock.now());
      return editOpenedTitles(storage, uid, addOpenedTitle(title)) ? E.right(ITEM_ADDED_RESPONSE) : users.recordRecent(uid, [title])();
    },
    sendRecent,
    sendLastRecent: (uid) => withLastBatchTimeout(sendRecent(uid)),
    updateRecentIds: (uid, resolved) => async () => {
      editOpenedTitles(storage, uid, replaceOpenedTitleIds(resolved));
      return users.updateRecentIds(uid, resolved)();
    },
    exportMyData: (...read) => withMemberData(({ readMemberExport }) => readMemberExport(deps, ...read)),
    exportMyFile: (...read) =>
      withMemberData(({ readAccountExport, memberExportParts }) => pipe(readAccountExport(deps, ...read), TE.map(memberExportParts))),
    restoreOwnData: (...own) => withMemberData(({ restoreOwnData }) => restoreOwnData(deps, ...own)),
  };
};
