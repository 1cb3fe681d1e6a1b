import * as TE from 'fp-ts/TaskEither';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { notAllowed, offline, unauthenticated, unavailable, type Failure } from '#domain/failure';
import { arrowBook, reachedBy, statesOf } from './arrows';
import { errorText, requestMachine } from './request-machine';

const book = arrowBook();
afterAll(() => { expect(book.missing()).toEqual([]); });

describe('a request', () => {
  it('loads and is answered; asked again, it keeps the answer until the next', async () => {
    let asked = 0;
    const actor = book.start(requestMachine(() => TE.fromIO(() => (asked += 1))));
    expect(actor.getSnapshot()).toMatchObject({ value: 'atRest', context: { answer: null, error: null } });
    actor.send({ type: 'request.sent' });
    expect(actor.getSnapshot().value).toBe('loading');
    actor.send({ type: 'request.sent' });
    await waitFor(actor, (snapshot) => snapshot.matches('answered'));
    actor.send({ type: 'request.sent' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { answer: 1 } });
    await waitFor(actor, (snapshot) => snapshot.matches('answered'));
    expect(actor.getSnapshot().context.answer).toBe(2);
  });

  it('fails with an error as a text, which the next attempt takes away', async () => {
    const actor = book.start(requestMachine(() => TE.left(unauthenticated)));
    actor.send({ type: 'request.sent' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context).toMatchObject({ failure: unauthenticated, error: 'User token is not available' });
    actor.send({ type: 'request.sent' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { failure: null, error: null } });
  });

  it('is stopped when it is cancelled', () => {
    let signal: AbortSignal | null = null;
    const actor = book.start(requestMachine((given) => { signal = given; return () => new Promise<never>(() => undefined); }));
    actor.send({ type: 'request.sent' });
    actor.send({ type: 'request.cancelled' });
    expect(actor.getSnapshot().value).toBe('atRest');
    expect(signal).toMatchObject({ aborted: true });
  });

  it('reaches every state', () => {
    const machine = requestMachine(() => TE.right(1));
    const events = [
      { type: 'request.sent' }, { type: 'request.cancelled' },
      { type: 'xstate.done.actor.0.request.loading', output: 1 }, { type: 'xstate.error.actor.0.request.loading', error: offline },
    ];
    expect(reachedBy(machine, events)).toEqual(statesOf(machine));
  });

  it.each<[Failure, string]>([
    [unauthenticated, 'User token is not available'],
    [unavailable(503, 'Service Unavailable'), 'Service Unavailable'],
    [notAllowed('Forbidden'), 'Forbidden'],
    [offline, 'offline'],
  ])('tells %j as %s', (failure, text) => expect(errorText(failure)).toBe(text));
});
