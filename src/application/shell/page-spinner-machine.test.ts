import { afterAll, describe, expect, it } from 'vitest';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { pageSpinnerMachine } from './page-spinner-machine';

const book = transitionCoverage();

describe('pageSpinnerMachine', () => {
  it('is shown from the start, and never again once it was turned off', () => {
    const actor = book.start(pageSpinnerMachine);
    expect(actor.getSnapshot().value).toBe('shown');
    actor.send({ type: 'spinner.released' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'hidden', status: 'done' });
  });

  it('gets to every state', () => {
    expect(stateAfter(pageSpinnerMachine, [{ type: 'spinner.released' }])).toEqual(reachableStates(pageSpinnerMachine));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
