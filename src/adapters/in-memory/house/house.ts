import type { AccessMarkers } from '#domain/user/access-marker';
import type { Accounts } from '#domain/user/accounts';
import type { Avatars } from '#domain/user/avatars';
import type { Letters } from '#domain/user/letters';
import type { Membership } from '#domain/user/membership';
import type { UserRepository } from '#domain/user/user-repository';
import { inMemoryAccounts } from './accounts';
import { inMemoryAvatars } from './avatars';
import { inMemoryLetters } from './letters';
import { inMemoryMarkers } from './markers';
import type { Means } from './means';
import { inMemoryMembership } from './membership';
import { inMemoryUsers } from './users';

/** Everything that has to do with members, over one state. */
export type House = {
  readonly accounts: Accounts;
  readonly users: UserRepository;
  readonly markers: AccessMarkers;
  readonly membership: Membership;
  readonly avatars: Avatars;
  readonly letters: Letters;
};

export const inMemoryHouse = (means: Means): House => ({
  accounts: inMemoryAccounts(means),
  users: inMemoryUsers(means),
  markers: inMemoryMarkers(means),
  membership: inMemoryMembership(means),
  avatars: inMemoryAvatars(means),
  letters: inMemoryLetters(means),
});
