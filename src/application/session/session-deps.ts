import type { Log } from '#application/ports/log';
import type { AccessRepository } from '#domain/users/access/access-repository';
import type { AuthService } from '#domain/users/auth-service';
import type { AccountApi } from '#domain/users/account-api';
import type { UserRepository } from '#domain/users/user-repository';

/** Dependencies for watching a session. */
export type SessionDeps = {
  readonly auth: AuthService;
  readonly users: UserRepository;
  readonly access: AccessRepository;
  readonly accountApi: AccountApi;
  readonly log: Log;
};
