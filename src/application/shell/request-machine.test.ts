import * as TE from 'fp-ts/TaskEither';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { offline, unauthenticated } from '#domain/shared/failure';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { requestMachine } from './request-machine';

const coverage = transitionCoverage();
afterAll(() => { expect(coverage.uncovered()).toEqual([]); });

describe('requestMachine', () => {
  it('loads and succeeds; a second request keeps the previous answer until the next arrives', async () => {
    let requests = 0;
    const actor = coverage.start(requestMachine(() => TE.fromIO(() => (requests += 1))));
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { answer: null, failure: null } });
    actor.send({ type: 'request.sent' });
    expect(actor.getSnapshot().value).toBe('loading');
    actor.send({ type: 'request.sent' });
    await waitFor(actor, (snapshot) => snapshot.matches('success'));
    actor.send({ type: 'request.sent' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { answer: 1 } });
    await waitFor(actor, (snapshot) => snapshot.matches('success'));
    expect(actor.getSnapshot().context.answer).toBe(2);
  });

  it('stores the failure, and clears it on the next attempt', async () => {
    const actor = coverage.start(requestMachine(() => TE.left(unauthenticated)));
    actor.send({ type: 'request.sent' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context).toMatchObject({ failure: unauthenticated });
    actor.send({ type: 'request.sent' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { failure: null } });
  });

  it('aborts the request when the actor stops', () => {
    let signal: AbortSignal | null = null;
    const actor = coverage.start(
      requestMachine((requestSignal) => {
        signal = requestSignal;
        return () => new Promise<never>(() => undefined);
      }),
    );
    actor.send({ type: 'request.sent' });
    expect(signal).toMatchObject({ aborted: false });
    actor.stop();
    expect(signal).toMatchObject({ aborted: true });
  });

  it('reaches every state', () => {
    const machine = requestMachine(() => TE.right(1));
    const events = [
      { type: 'request.sent' },
      { type: 'xstate.done.actor.0.request.loading', output: 1 }, { type: 'xstate.error.actor.0.request.loading', error: offline },
    ];
    expect(stateAfter(machine, events)).toEqual(reachableStates(machine));
  });
});
