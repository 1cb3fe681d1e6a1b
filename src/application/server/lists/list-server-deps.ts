import type { Clock } from '#application/ports/clock';
import type { ListAdminRepository } from '#domain/lists/server/list-admin-repository';
import type { ListShares } from '#domain/lists/shares/list-shares';
import type { JointLists } from '#domain/lists/together/joint-lists';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';

/** Dependencies of the server use cases of lists. */
export type ListServerDeps = {
  readonly lists: ListAdminRepository;
  readonly shares: ListShares;
  readonly joint: JointLists;
  readonly users: Pick<UserAdminRepository, 'getAccess' | 'getProfile'>;
  readonly clock: Clock;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Returns 128 random bits in hexadecimal, for a link that shares a list or invites to it. */
  readonly newShareId: () => string;
};
