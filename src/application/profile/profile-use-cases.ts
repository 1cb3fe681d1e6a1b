import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { itemKey } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { Clock } from '#domain/shared/clock';
import { partial, invalid, notFound, type Failure } from '#domain/shared/failure';
import { imageError, type Avatars, type ImageFile } from '#domain/users/avatars';
import type { ResolvedId } from '#domain/users/recent-titles';
import { profilePatchError, type ProfilePatch } from '#domain/users/profile';
import type { SignedIn } from '#domain/users/session';
import type { User, UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { ItemAdded, UserRepository } from '#domain/users/user-repository';

/** What the identity service knows of a member: the address they sign in with, whether it is verified, and their role. */
export type AccountFacts = Pick<SignedIn, 'email' | 'emailVerified' | 'role'>;

/** What is kept about a member, as one document to take away: account and profile, with the names of their lists and what they opened. */
export type MemberExport = {
  readonly format: 'marquee-member';
  readonly version: 1;
  readonly exportedAt: string;
  readonly uid: UserId;
  readonly account: AccountFacts;
  readonly profile: User;
};

export type ProfileUseCases = {
  /** `invalid` names the field that breaks its rule; then nothing is changed. */
  readonly saveProfile: (uid: UserId, patch: ProfilePatch) => Answer<void>;
  /** Keeps those settings; the others stay as they were chosen last, here or at another browser. */
  readonly saveSettings: (uid: UserId, chosen: Partial<UserSettings>) => Answer<void>;
  /** Keeps a picture that was cropped already and shows it from now on; one that is kept and not told of is half done. @returns its address. */
  readonly changeAvatar: (uid: UserId, picture: ImageFile) => Answer<string>;
  readonly removeAvatar: (uid: UserId) => Answer<void>;
  readonly recordRecent: (uid: UserId, title: TitleDetails) => Answer<ItemAdded>;
  /** Keeps opened titles under the numbers that were found for them. */
  readonly updateRecentIds: (uid: UserId, found: ReadonlyArray<ResolvedId>) => Answer<void>;
  readonly exportMyData: (uid: UserId, account: AccountFacts) => Answer<MemberExport>;
};

/** What members do with their profile. */
export const createProfileUseCases = (users: UserRepository, avatars: Avatars, clock: Clock): ProfileUseCases => ({
  saveProfile: (uid, patch) => {
    const fault = profilePatchError(patch);
    return fault === null ? users.update(uid, patch) : TE.left(invalid(...fault));
  },
  saveSettings: (uid, chosen) => users.update(uid, { settings: chosen }),
  changeAvatar: (uid, picture) => {
    const fault = imageError(picture.bytes);
    if (fault !== null) return TE.left(invalid('picture', fault));
    return pipe(
      avatars.put(uid, picture),
      TE.tap((photoURL) => pipe(users.update(uid, { photoURL }), TE.mapLeft(partial))),
    );
  },
  // First the profile lets go of the picture: one that is kept and not shown does less harm than one that is shown and not there. One
  // that stays after all is shown again, so that its member sees it and can remove it.
  removeAvatar: (uid) => {
    const stays = (photoURL: string | null) => (failure: Failure): Answer<void> => pipe(users.update(uid, { photoURL }), TE.flatMap(() => TE.left(failure)));
    const remove = (photoURL: string | null): Answer<void> =>
      pipe(
        users.update(uid, { photoURL: null }),
        TE.flatMap(() => pipe(avatars.remove(uid), TE.orElse(stays(photoURL)))),
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
      TE.map((profile): MemberExport => ({
        format: 'marquee-member', version: 1, exportedAt: new Date(clock.now()).toISOString(), uid, account: { email, emailVerified, role }, profile,
      })),
    ),
});
