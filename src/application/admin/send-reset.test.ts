import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { rateLimited, notFound, type Failure } from '#domain/shared/failure';
import type { BulkOutcome } from '#domain/users/admin-api';
import { aUserId } from '#domain/users/user.fixture';
import { sendReset, sendResets } from './send-reset';

const users = ['maya', 'ben', 'gone'].map((name) => ({ uid: aUserId(name), email: `${name}@marquee.example` }));
const refused = { reason: 'not-found', what: 'user' };

const setUp = (failure: Failure | null = null) => {
  const acts: string[] = [];
  const changeUsers = vi.fn((uids: ReadonlyArray<string>, action: string) => {
    acts.push(`${action} ${uids.join(' ')}`);
    return TE.right(uids.map((id): BulkOutcome => ({ id, refused: id === 'gone' ? refused : null })));
  });
  const sendPasswordReset = (email: string) => {
    acts.push(email);
    return failure !== null && email.startsWith('ben') ? TE.left(failure) : TE.right(undefined);
  };
  return { acts, api: { changeUsers }, auth: { sendPasswordReset } };
};

describe('sendReset', () => {
  it('is in the audit log before the e-mail is sent', async () => {
    const { acts, api, auth } = setUp();
    expect(await sendReset(api, auth, { uid: aUserId('maya'), email: 'maya@marquee.example' })()).toEqual(E.right(undefined));
    expect(acts).toEqual(['record-reset maya', 'maya@marquee.example']);
  });

  it('sends nothing to a user who is gone', async () => {
    const { acts, api, auth } = setUp();
    expect(await sendReset(api, auth, { uid: aUserId('gone'), email: 'gone@marquee.example' })()).toEqual(E.left(notFound('user')));
    expect(acts).toEqual(['record-reset gone']);
  });
});

describe('sendResets', () => {
  it('sends an e-mail to each user whom the server knows, and refuses those whose e-mail was not sent', async () => {
    const { acts, api, auth } = setUp(rateLimited(null));
    expect(await sendResets(api, auth, users)()).toEqual(
      E.right([
        { id: 'maya', refused: null },
        { id: 'ben', refused: { reason: 'rate-limited', what: null } },
        { id: 'gone', refused },
      ]),
    );
    expect(acts).toEqual(['record-reset maya ben gone', 'maya@marquee.example', 'ben@marquee.example']);
  });
});
