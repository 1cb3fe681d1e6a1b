import { afterAll, describe, expect, it } from 'vitest';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { drawerMachine } from './drawer-machine';

const coverage = transitionCoverage();
const closeEvents = ['drawer.closed', 'screen.widened', 'location.changed'] as const;

describe('drawerMachine', () => {
  it.each(closeEvents)('locks page scrolling while open, until %s', (event) => {
    const actor = coverage.start(drawerMachine);
    expect(actor.getSnapshot().hasTag('scroll-locked')).toBe(false);
    actor.send({ type: 'drawer.opened' });
    expect(actor.getSnapshot().hasTag('scroll-locked')).toBe(true);
    actor.send({ type: event });
    expect(actor.getSnapshot().hasTag('scroll-locked')).toBe(false);
  });

  it.each(closeEvents)('stays closed on %s', (event) => {
    const actor = coverage.start(drawerMachine);
    actor.send({ type: event });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('reaches every state', () => {
    expect(stateAfter(drawerMachine, [{ type: 'drawer.opened' }, { type: 'drawer.closed' }])).toEqual(reachableStates(drawerMachine));
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
