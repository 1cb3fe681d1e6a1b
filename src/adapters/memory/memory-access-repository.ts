import * as E from 'fp-ts/Either';
import { distinctUntilChanged, map } from 'rxjs';
import type { AccessRepository } from '#domain/users/access/access-repository';
import type { MemoryBackendDeps } from './memory-backend-deps';

export const memoryAccessRepository = ({ storage }: MemoryBackendDeps): AccessRepository => ({
  watch: (uid) =>
    storage.state.pipe(
      map((state) => state.access.get(uid) ?? null),
      distinctUntilChanged(),
      map((record) => E.right(record)),
    ),
});
