import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { itemKey } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { Clock } from '#application/ports/clock';
import { partial, invalid, notFound, type Failure } from '#domain/shared/failure';
import { imageError, type Avatars, type ImageFile } from '#domain/users/avatars';
import type { ResolvedId } from '#domain/users/recent-titles';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import { exportLists, type ExportedList } from '../lists/data-file/export-lists';
import { exportHistory, type ExportedHistory } from './export-history';
import { profilePatchError, type ProfilePatch } from '#domain/users/profile';
import type { SignedIn } from '#domain/users/session';
import type { User, UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { ItemAdded, UserRepository } from '#domain/users/user-repository';

/** Account data from the identity service: sign-in address, verification status and role. */
export type AccountFacts = Pick<SignedIn, 'email' | 'emailVerified' | 'role'>;

/** Export of a member's stored data as one document: account, profile with recent titles, lists with their titles and notes, viewings and ratings. */
export type MemberExport = ExportedHistory & {
  readonly format: 'marquee-member';
  readonly version: 3;
  readonly exportedAt: string;
  readonly uid: UserId;
  readonly account: AccountFacts;
  readonly profile: User;
  readonly lists: ReadonlyArray<ExportedList>;
};

export type ProfileUseCases = {
  /** Fails with `invalid`, naming the field, without changing anything. */
  readonly saveProfile: (uid: UserId, patch: ProfilePatch) => Answer<void>;
  /** Saves the given settings; others keep their stored values, which another browser may have set. */
  readonly saveSettings: (uid: UserId, settings: Partial<UserSettings>) => Answer<void>;
  /** Uploads a cropped image and sets it in the profile; fails as `partial` if only the upload succeeds. @returns the image URL. */
  readonly changeAvatar: (uid: UserId, image: ImageFile) => Answer<string>;
  readonly removeAvatar: (uid: UserId) => Answer<void>;
  readonly recordRecent: (uid: UserId, title: TitleDetails) => Answer<ItemAdded>;
  /** Replaces the ids of recent titles with their resolved ids. */
  readonly updateRecentIds: (uid: UserId, resolved: ReadonlyArray<ResolvedId>) => Answer<void>;
  readonly exportMyData: (uid: UserId, account: AccountFacts) => Answer<MemberExport>;
};

/** Creates the profile use cases. */
export const createProfileUseCases = (users: UserRepository, avatars: Avatars, clock: Clock, lists: Answer<ListRepository>, history: Answer<HistoryRepository>): ProfileUseCases => ({
  saveProfile: (uid, patch) => {
    const error = profilePatchError(patch);
    return error === null ? users.update(uid, patch) : TE.left(invalid(...error));
  },
  saveSettings: (uid, settings) => users.update(uid, { settings }),
  changeAvatar: (uid, image) => {
    const error = imageError(image.bytes);
    if (error !== null) return TE.left(invalid('image', error));
    return pipe(
      avatars.put(uid, image),
      TE.tap((photoURL) => pipe(users.update(uid, { photoURL }), TE.mapLeft(partial))),
    );
  },
  // Clears the profile first: a stored image without a reference does less harm than a reference to a deleted image. If the deletion
  // fails, the URL is restored, so that the member sees the image and can retry.
  removeAvatar: (uid) => {
    const restore = (photoURL: string | null) => (failure: Failure): Answer<void> => pipe(users.update(uid, { photoURL }), TE.flatMap(() => TE.left(failure)));
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
  recordRecent: (uid, { mediaType, id, imdbId, title, posterPath, year, genres }) =>
    users.recordRecent(uid, {
      itemKey: itemKey({ mediaType, id }), mediaType, movieID: id, imdbID: imdbId, title, posterPath, releaseYear: year, genres, openedAt: clock.now(),
    }),
  updateRecentIds: users.updateRecentIds,
  exportMyData: (uid, { email, emailVerified, role }) =>
    pipe(
      users.find(uid),
      TE.flatMap(O.match(() => TE.left(notFound('profile')), (profile) => TE.right(profile))),
      TE.flatMap((profile) =>
        pipe(
          lists,
          TE.flatMap((repository) =>
            pipe(
              exportLists(repository, uid),
              TE.flatMap((exported) =>
                pipe(
                  history,
                  TE.flatMap((viewings) => exportHistory(viewings, repository, uid)),
                  TE.map((ownHistory): MemberExport => ({
                    format: 'marquee-member', version: 3, exportedAt: new Date(clock.now()).toISOString(), uid, account: { email, emailVerified, role }, profile, lists: exported, ...ownHistory,
                  })),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
});
