import * as E from 'fp-ts/Either';
import type { Log } from '#application/ports/log';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { applyChangedTitleIds, type ChangedTitleId } from '#domain/users/recent-titles';
import type { RecentTitle } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { ProfileUseCases } from './profile-use-cases';

export type PresentRecentDeps = {
  readonly catalogue: Pick<Catalogue, 'hasTitle' | 'findSuccessor'>;
  readonly profiles: Pick<ProfileUseCases, 'updateRecentIds'>;
  readonly log: Log;
};

/**
 * Returns a member's recent titles with their present ids, without those that the catalogue does not have. Ids that the catalogue has
 * changed are saved in the profile. If the catalogue cannot be read, a title stays as it was saved.
 */
export const presentRecentTitles =
  ({ catalogue, profiles, log }: PresentRecentDeps) =>
  async (uid: UserId, recent: ReadonlyArray<RecentTitle>): Promise<ReadonlyArray<RecentTitle>> => {
    const ids = await Promise.all(recent.map(async ({ mediaType, movieID }): Promise<number | null> => {
      const exists = await catalogue.hasTitle({ mediaType, id: movieID })();
      if (E.isLeft(exists) || exists.right) return movieID;
      const successor = await catalogue.findSuccessor({ mediaType, id: movieID })();
      return E.isLeft(successor) ? movieID : (successor.right?.id ?? null);
    }));
    const changed = recent.flatMap(({ itemKey, movieID }, index): ReadonlyArray<ChangedTitleId> => {
      const id = ids[index] ?? null;
      return id === null || id === movieID ? [] : [{ itemKey, movieID: id }];
    });
    if (changed.length > 0) void profiles.updateRecentIds(uid, changed)().then((saved) => {
      if (E.isLeft(saved)) log.failure('recent-titles.update-ids', saved.left);
    });
    return applyChangedTitleIds(recent.filter((_, index) => ids[index] !== null), changed);
  };
