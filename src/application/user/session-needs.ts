import type { Log } from '#domain/log';
import type { AccessMarkers } from '#domain/user/access-marker';
import type { Accounts } from '#domain/user/accounts';
import type { Membership } from '#domain/user/membership';
import type { UserRepository } from '#domain/user/user-repository';

/** What a session is put together from. */
export type SessionNeeds = {
  readonly accounts: Accounts;
  readonly users: UserRepository;
  readonly markers: AccessMarkers;
  readonly membership: Membership;
  readonly log: Log;
};
