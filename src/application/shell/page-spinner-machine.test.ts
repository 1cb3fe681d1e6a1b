import { afterAll, describe, expect, it } from 'vitest';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { pageSpinnerMachine } from './page-spinner-machine';

const coverage = transitionCoverage();

describe('pageSpinnerMachine', () => {
  it('is shown initially and stays hidden after its release', () => {
    const actor = coverage.start(pageSpinnerMachine);
    expect(actor.getSnapshot().value).toBe('shown');
    actor.send({ type: 'spinner.released' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'hidden', status: 'done' });
  });

  it('reaches every state', () => {
    expect(stateAfter(pageSpinnerMachine, [{ type: 'spinner.released' }])).toEqual(reachableStates(pageSpinnerMachine));
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
