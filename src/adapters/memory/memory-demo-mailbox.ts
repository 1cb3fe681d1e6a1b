import * as E from 'fp-ts/Either';
import { distinctUntilChanged, map } from 'rxjs';
import type { DemoMailbox } from '#application/ports/demo-mailbox';
import { isExpired } from './auth/action-email-edits';
import type { MemoryBackendDeps } from './memory-backend-deps';
import type { StoredActionEmail } from './storage/state';

const newestFirst = (a: StoredActionEmail, b: StoredActionEmail): number => b.writtenAt - a.writtenAt;

/** Mailbox with the action e-mails that the memory backend cannot send. Expired e-mails are left out. */
export const memoryDemoMailbox = ({ storage, clock }: MemoryBackendDeps): DemoMailbox => ({
  messages: storage.state.pipe(
    map(({ actionEmails: emails }) => emails),
    distinctUntilChanged(),
    map((emails) => [...emails.values()].filter((email) => !isExpired(email, clock.now())).sort(newestFirst)),
    map((emails) => E.right(emails.map(({ code, kind, email }) => ({ code, kind, email })))),
  ),
});
