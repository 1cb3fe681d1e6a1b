import type { Log } from '#domain/log';
import type { AccessRepository } from '#domain/user/access-marker';
import type { AuthService } from '#domain/user/accounts';
import type { AccountApi } from '#domain/user/membership';
import type { UserRepository } from '#domain/user/user-repository';

/** What a session is put together from. */
export type SessionDeps = {
  readonly auth: AuthService;
  readonly users: UserRepository;
  readonly access: AccessRepository;
  readonly accountApi: AccountApi;
  readonly log: Log;
};
