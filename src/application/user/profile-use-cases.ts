import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/answer';
import { itemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import type { Clock } from '#domain/clock';
import { invalid, notFound } from '#domain/failure';
import { pictureFault, type Avatars, type PictureFile } from '#domain/user/avatars';
import { patchFault, type ProfilePatch } from '#domain/user/profile';
import type { User, UserSettings } from '#domain/user/user';
import type { UserId } from '#domain/user/user-id';
import type { ItemAdded, UserRepository } from '#domain/user/user-repository';

/** Everything that is kept about a member, as one document to take away. */
export type MemberExport = { readonly format: 'marquee-member'; readonly version: 1; readonly exportedAt: string; readonly uid: UserId; readonly profile: User };

export type ProfileUseCases = {
  /** `invalid` names the field that breaks its rule; then nothing is changed. */
  readonly saveProfile: (uid: UserId, patch: ProfilePatch) => Answer<void>;
  readonly saveSettings: (uid: UserId, settings: UserSettings) => Answer<void>;
  /** Keeps a picture that was cropped already and shows it from now on. @returns its address. */
  readonly changePicture: (uid: UserId, picture: PictureFile) => Answer<string>;
  readonly removePicture: (uid: UserId) => Answer<void>;
  readonly rememberOpened: (uid: UserId, title: Title) => Answer<ItemAdded>;
  readonly exportMyData: (uid: UserId) => Answer<MemberExport>;
};

/** What members do with their profile. */
export const profileUseCases = (users: UserRepository, avatars: Avatars, clock: Clock): ProfileUseCases => ({
  saveProfile: (uid, patch) => {
    const fault = patchFault(patch);
    return fault === null ? users.update(uid, patch) : TE.left(invalid(...fault));
  },
  saveSettings: (uid, settings) => users.update(uid, { settings }),
  changePicture: (uid, picture) => {
    const fault = pictureFault(picture.bytes);
    if (fault !== null) return TE.left(invalid('picture', fault));
    return pipe(
      avatars.put(uid, picture),
      TE.tap((photoURL) => users.update(uid, { photoURL })),
    );
  },
  // First the profile lets go of the picture: one that is kept and not shown does less harm than one that is shown and not there.
  removePicture: (uid) =>
    pipe(
      users.update(uid, { photoURL: null }),
      TE.flatMap(() => avatars.remove(uid)),
    ),
  rememberOpened: (uid, { mediaType, id, title, posterPath, year, genres }) =>
    users.recordOpened(uid, {
      itemKey: itemKey({ mediaType, id }), mediaType, movieID: id, title, posterPath, releaseYear: year, genres, openedAt: clock.now(),
    }),
  exportMyData: (uid) =>
    pipe(
      users.find(uid),
      TE.flatMap(O.match(() => TE.left(notFound('profile')), (profile) => TE.right(profile))),
      TE.map((profile): MemberExport => ({ format: 'marquee-member', version: 1, exportedAt: new Date(clock.now()).toISOString(), uid, profile })),
    ),
});
