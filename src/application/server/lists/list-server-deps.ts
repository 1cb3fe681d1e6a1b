import type { Clock } from '#application/ports/clock';
import type { ListAdminRepository } from '#domain/lists/server/list-admin-repository';
import type { ListShares } from '#domain/lists/shares/list-shares';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';

/** Dependencies of the server use cases of lists. */
export type ListServerDeps = {
  readonly lists: ListAdminRepository;
  readonly shares: ListShares;
  readonly users: Pick<UserAdminRepository, 'getAccess' | 'getProfile'>;
  readonly clock: Clock;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Returns 128 random bits in hexadecimal. */
  readonly newShareId: () => string;
};
