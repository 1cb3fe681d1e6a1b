import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { notFound, offline, type Failure } from '#domain/failure';
import type { Letter } from '#domain/user/accounts';
import { arrowBook, reachedBy, statesOf } from '../shell/arrows';
import { letterMachine } from './letter-machine';

const book = arrowBook();
const letter: Letter = { kind: 'verify-email', email: 'maya@marquee.example' };

/** A letter whose post office answers by hand. */
const open = () => {
  const reads: Array<(said: E.Either<Failure, Letter>) => void> = [];
  const follows: Array<(said: E.Either<Failure, void>) => void> = [];
  const codes: string[] = [];
  const machine = letterMachine({
    readLetter: (code) => () => (codes.push(`read ${code}`), new Promise((resolve) => reads.push(resolve))),
    followLetter: (code) => () => (codes.push(`follow ${code}`), new Promise((resolve) => follows.push(resolve))),
  });
  return { actor: book.start(machine, { input: { code: 'c1' } }), machine, reads, follows, codes };
};

describe('letterMachine', () => {
  it('reads at once, and does nothing before it is told to', async () => {
    const { actor, reads, follows, codes } = open();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    reads[0]?.(E.right(letter));
    await waitFor(actor, (now) => now.matches('read'));
    expect([actor.getSnapshot().context.letter, codes]).toEqual([letter, ['read c1']]);
    actor.send({ type: 'letter.followed' });
    actor.send({ type: 'letter.followed' });
    follows[0]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('followed'));
    expect(codes).toEqual(['read c1', 'follow c1']);
  });

  it('can be opened again when it could not be read, and followed again when that was refused', async () => {
    const { actor, reads, follows } = open();
    reads[0]?.(E.left(offline));
    await waitFor(actor, (now) => now.matches('unreadable'));
    expect(actor.getSnapshot().context.failure).toEqual(offline);
    actor.send({ type: 'letter.opened' });
    reads[1]?.(E.right(letter));
    await waitFor(actor, (now) => now.matches('read'));
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: 'letter.followed' });
    follows[0]?.(E.left(notFound('letter')));
    await waitFor(actor, (now) => now.matches('refused'));
    expect(actor.getSnapshot().context.failure).toEqual(notFound('letter'));
    actor.send({ type: 'letter.followed' });
    expect(actor.getSnapshot().value).toBe('following');
  });

  it('leaves choosing a new password to the form', async () => {
    const { actor, reads, codes } = open();
    reads[0]?.(E.right({ ...letter, kind: 'reset-password' }));
    await waitFor(actor, (now) => now.matches('read'));
    actor.send({ type: 'letter.followed' });
    expect([actor.getSnapshot().value, codes]).toEqual(['read', ['read c1']]);
  });

  it('gets to every state', () => {
    const { machine } = open();
    const events = [
      { type: 'letter.followed' },
      { type: 'letter.opened' },
      { type: 'xstate.done.actor.0.letter.reading', output: letter },
      { type: 'xstate.error.actor.0.letter.reading', error: offline },
      { type: 'xstate.done.actor.0.letter.following', output: undefined },
      { type: 'xstate.error.actor.0.letter.following', error: offline },
    ];
    expect(reachedBy(machine, events, { code: 'c1' })).toEqual(statesOf(machine));
  });

  afterAll(() => expect(book.missing()).toEqual([]));
});
