import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { notFound, offline, type Failure } from '#domain/shared/failure';
import type { ActionEmail } from '#domain/users/auth-service';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { actionCodeMachine } from './action-code-machine';

const book = transitionCoverage();
const letter: ActionEmail = { kind: 'verify-email', email: 'maya@marquee.example' };

/** A letter whose post office answers by hand. */
const open = () => {
  const reads: Array<(said: E.Either<Failure, ActionEmail>) => void> = [];
  const follows: Array<(said: E.Either<Failure, void>) => void> = [];
  const codes: string[] = [];
  const machine = actionCodeMachine({
    checkActionCode: (code) => () => (codes.push(`read ${code}`), new Promise((resolve) => reads.push(resolve))),
    applyActionCode: (code) => () => (codes.push(`follow ${code}`), new Promise((resolve) => follows.push(resolve))),
  });
  return { actor: book.start(machine, { input: { code: 'c1' } }), machine, reads, follows, codes };
};

describe('letterMachine', () => {
  it('reads at once, and does nothing before it is told to', async () => {
    const { actor, reads, follows, codes } = open();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    reads[0]?.(E.right(letter));
    await waitFor(actor, (now) => now.matches('ready'));
    expect([actor.getSnapshot().context.email, codes]).toEqual([letter, ['read c1']]);
    actor.send({ type: 'action.confirmed' });
    actor.send({ type: 'action.confirmed' });
    follows[0]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('applied'));
    expect(codes).toEqual(['read c1', 'follow c1']);
  });

  it('can be opened again when it could not be read, and followed again when that was refused', async () => {
    const { actor, reads, follows } = open();
    reads[0]?.(E.left(offline));
    await waitFor(actor, (now) => now.matches('invalid'));
    expect(actor.getSnapshot().context.failure).toEqual(offline);
    actor.send({ type: 'check.retried' });
    reads[1]?.(E.right(letter));
    await waitFor(actor, (now) => now.matches('ready'));
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: 'action.confirmed' });
    follows[0]?.(E.left(notFound('actionCode')));
    await waitFor(actor, (now) => now.matches('failed'));
    expect(actor.getSnapshot().context.failure).toEqual(notFound('actionCode'));
    actor.send({ type: 'action.confirmed' });
    expect(actor.getSnapshot().value).toBe('applying');
  });

  it('leaves choosing a new password to the form', async () => {
    const { actor, reads, codes } = open();
    reads[0]?.(E.right({ ...letter, kind: 'reset-password' }));
    await waitFor(actor, (now) => now.matches('ready'));
    actor.send({ type: 'action.confirmed' });
    expect([actor.getSnapshot().value, codes]).toEqual(['ready', ['read c1']]);
  });

  it('gets to every state', () => {
    const { machine } = open();
    const events = [
      { type: 'action.confirmed' },
      { type: 'check.retried' },
      { type: 'xstate.done.actor.0.actionCode.checking', output: letter },
      { type: 'xstate.error.actor.0.actionCode.checking', error: offline },
      { type: 'xstate.done.actor.0.actionCode.applying', output: undefined },
      { type: 'xstate.error.actor.0.actionCode.applying', error: offline },
    ];
    expect(stateAfter(machine, events, { code: 'c1' })).toEqual(reachableStates(machine));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
