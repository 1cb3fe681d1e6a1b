import * as E from 'fp-ts/Either';
import { distinctUntilChanged, map } from 'rxjs';
import type { DemoMailbox } from '#application/ports/demo-mailbox';
import { isExpired } from './auth/action-email-edits';
import type { MemoryBackendDeps } from './memory-backend-deps';
import type { StoredActionEmail } from './storage/state';

const newestFirst = (one: StoredActionEmail, other: StoredActionEmail): number => other.writtenAt - one.writtenAt;

/** There is no post office: letters lie in the house. */
export const memoryDemoMailbox = ({ storage, clock }: MemoryBackendDeps): DemoMailbox => ({
  messages: storage.state.pipe(
    map(({ letters }) => letters),
    distinctUntilChanged(),
    map((letters) => [...letters.values()].filter((letter) => !isExpired(letter, clock.now())).sort(newestFirst)),
    map((letters) => E.right(letters.map(({ code, kind, email }) => ({ code, kind, email })))),
  ),
});
