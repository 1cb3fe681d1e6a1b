import type { AccessRepository } from './access-marker';
import type { AuthService } from './accounts';
import type { Avatars } from './avatars';
import type { DemoMailbox } from './letters';
import type { AccountApi } from './membership';
import type { UserRepository } from './user-repository';

/** Every port that has to do with members. They belong together: a backend brings all of them, over one state. */
export type Backend = {
  readonly auth: AuthService;
  readonly users: UserRepository;
  readonly access: AccessRepository;
  readonly accountApi: AccountApi;
  readonly avatars: Avatars;
  readonly mailbox: DemoMailbox;
};
