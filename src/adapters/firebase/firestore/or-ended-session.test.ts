import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import { enqueue, failSending, startSending } from '#application/lists/outbox/outbox';
import { commandOf, maya, newAddition } from '#domain/lists/list.fixture';
import { conflict, forbidden, notFound, offline, unauthenticated, type Failure } from '#domain/shared/failure';
import type { AccessRecord } from '#domain/users/access/access-repository';
import type { Identity } from '#domain/users/identity';
import { aUserId, anIdentity } from '#domain/users/user.fixture';
import { orEndedSession } from './or-ended-session';

const START = 1_700_000_000_000;
const refused = forbidden('list');
const active: AccessRecord = { disabled: false, role: 'user', since: START };
const ended: AccessRecord = { ...active, since: START + 1 };
const command = { ...commandOf(newAddition('noir', 1), 'first'), uid: maya };

type Given = {
  readonly access: E.Either<Failure, AccessRecord | null>;
  readonly failure?: Failure;
  readonly identity?: E.Either<Failure, Identity | null>;
};

/** Applies a command that fails. @returns the failure, and how often the access record was read. */
const failureOf = async ({ access, failure = refused, identity = E.right(anIdentity({ uid: maya, authTime: START })) }: Given) => {
  const readAccess = vi.fn(() => TE.fromEither(access));
  const applied = await orEndedSession({ identity: of(identity), readAccess })(() => TE.left(failure))(command)();
  return { failure: E.isLeft(applied) ? applied.left : null, reads: readAccess.mock.calls.length };
};
const outboxAfter = async (given: Given): Promise<Outbox> => {
  const { failure } = await failureOf(given);
  if (failure === null) throw new Error('The command was applied.');
  return failSending(startSending(enqueue(emptyOutbox, command)), failure);
};

describe('a command that the rules refuse', () => {
  it.each([['in a session that was ended elsewhere', ended], ['of a disabled account', { ...active, disabled: true }]])(
    '%s keeps its place in the outbox', async (_, access) => {
      const outbox = await outboxAfter({ access: E.right(access) });
      expect([outbox.pending, outbox.refused, outbox.unanswered]).toEqual([[command], [], unauthenticated]);
    },
  );

  it('in a session that goes on is refused', async () => {
    for (const access of [active, null]) {
      const outbox = await outboxAfter({ access: E.right(access) });
      expect([outbox.pending, outbox.refused.map(({ failure }) => failure)]).toEqual([[], [refused]]);
    }
  });

  it('keeps its place if the network is lost before the reason is known', async () => {
    expect((await outboxAfter({ access: E.left(offline) })).pending).toEqual([command]);
    expect((await failureOf({ access: E.left(notFound('access record')) })).failure).toEqual(refused);
  });

  it('of somebody who has signed out waits, and that of another account is refused', async () => {
    const access = E.right(ended);
    const other = E.right(anIdentity({ uid: aUserId('eve') }));
    const failures = [E.right(null), other, E.left(offline)].map(async (identity) => (await failureOf({ access, identity })).failure);
    expect(await Promise.all(failures)).toEqual([unauthenticated, refused, refused]);
  });
});

it('a command that fails otherwise costs no read', async () => {
  for (const failure of [conflict('list'), offline])
    expect(await failureOf({ access: E.right(ended), failure })).toEqual({ failure, reads: 0 });
});
