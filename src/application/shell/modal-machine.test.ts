import { afterAll, describe, expect, it } from 'vitest';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { modalMachine, type ShownModal } from './modal-machine';

const trailer: ShownModal = { name: 'trailer', properties: { youTubeKey: 'vKQi3bBA1y8', name: 'The Matrix' } };
const image: ShownModal = { name: 'image', properties: { images: [{ kind: 'backdrop', path: '/a.jpg', label: 'A still' }], first: 0 } };
const coverage = transitionCoverage();

describe('modalMachine', () => {
  it('opens a modal by name with its properties, and clears it on close', () => {
    const actor = coverage.start(modalMachine);
    actor.send({ type: 'modal.opened', modal: trailer });
    expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { modal: trailer } });
    actor.send({ type: 'modal.closed' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { modal: null } });
  });

  it('replaces an open modal when another opens', () => {
    const actor = coverage.start(modalMachine);
    actor.send({ type: 'modal.opened', modal: trailer });
    actor.send({ type: 'modal.opened', modal: image });
    expect(actor.getSnapshot().context).toEqual({ modal: image, opening: 1 });
  });

  it('counts openings, but not replacements of an open modal', () => {
    const actor = coverage.start(modalMachine);
    for (const modal of [trailer, trailer]) {
      actor.send({ type: 'modal.opened', modal });
      actor.send({ type: 'modal.opened', modal: image });
      actor.send({ type: 'modal.closed' });
    }
    expect(actor.getSnapshot().context.opening).toBe(2);
  });

  it('ignores modal.closed while closed', () => {
    const actor = coverage.start(modalMachine);
    actor.send({ type: 'modal.closed' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('reaches every state', () => {
    expect(stateAfter(modalMachine, [{ type: 'modal.opened', modal: trailer } as never, { type: 'modal.closed' }])).toEqual(
      reachableStates(modalMachine),
    );
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
