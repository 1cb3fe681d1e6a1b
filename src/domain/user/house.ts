import type { AccessMarkers } from './access-marker';
import type { Accounts } from './accounts';
import type { Avatars } from './avatars';
import type { Letters } from './letters';
import type { Membership } from './membership';
import type { UserRepository } from './user-repository';

/** Every port that has to do with members. They belong together: a backend brings all of them, over one state. */
export type House = {
  readonly accounts: Accounts;
  readonly users: UserRepository;
  readonly markers: AccessMarkers;
  readonly membership: Membership;
  readonly avatars: Avatars;
  readonly letters: Letters;
};
