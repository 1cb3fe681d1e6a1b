import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { transitionCoverage, stateAfter, reachableStates } from './transition-coverage';

type Bulb = { readonly hasBulb: boolean };

const lamp = setup({
  types: { context: {} as Bulb, input: {} as Bulb, events: {} as { readonly type: 'pressed' | 'stolen' } },
  guards: { hasBulb: ({ context }) => context.hasBulb },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'dark',
  states: { dark: { on: { pressed: { guard: 'hasBulb', target: 'lit' } } }, lit: { on: { pressed: 'dark', stolen: 'gone' } }, gone: {} },
});

describe('transitionCoverage', () => {
  it('lists transitions not taken and guard results not seen', () => {
    const coverage = transitionCoverage();
    coverage.start(lamp, { input: { hasBulb: true } }).send({ type: 'pressed' });
    expect(coverage.uncovered()).toEqual(['guard hasBulb says no', 'lamp.lit --pressed--> lamp.dark', 'lamp.lit --stolen--> lamp.gone']);
  });

  it('lists nothing once all actors together have taken every transition', () => {
    const coverage = transitionCoverage();
    coverage.start(lamp, { input: { hasBulb: false } }).send({ type: 'pressed' });
    const actor = coverage.start(lamp, { input: { hasBulb: true } });
    (['pressed', 'pressed', 'pressed', 'stolen'] as const).forEach((type) => actor.send({ type }));
    expect(actor.getSnapshot().value).toBe('gone');
    expect(coverage.uncovered()).toEqual([]);
  });
});

describe('stateAfter', () => {
  it('omits states that cannot be reached with the given input', () => {
    const all = [{ type: 'pressed' }, { type: 'stolen' }];
    expect(stateAfter(lamp, all, { hasBulb: true })).toEqual(reachableStates(lamp));
    expect(stateAfter(lamp, all, { hasBulb: false })).toEqual(['lamp.dark']);
  });
});
