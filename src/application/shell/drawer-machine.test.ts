import { afterAll, describe, expect, it } from 'vitest';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { drawerMachine } from './drawer-machine';

const book = transitionCoverage();
const closers = ['drawer.closed', 'screen.widened', 'location.changed'] as const;

describe('drawerMachine', () => {
  it.each(closers)('locks the page’s scroll while it is open, until %s', (closer) => {
    const actor = book.start(drawerMachine);
    expect(actor.getSnapshot().hasTag('scroll-locked')).toBe(false);
    actor.send({ type: 'drawer.opened' });
    expect(actor.getSnapshot().hasTag('scroll-locked')).toBe(true);
    actor.send({ type: closer });
    expect(actor.getSnapshot().hasTag('scroll-locked')).toBe(false);
  });

  it.each(closers)('stays closed on %s', (closer) => {
    const actor = book.start(drawerMachine);
    actor.send({ type: closer });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('gets to every state', () => {
    expect(stateAfter(drawerMachine, [{ type: 'drawer.opened' }, { type: 'drawer.closed' }])).toEqual(reachableStates(drawerMachine));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
