import { afterAll, describe, expect, it } from 'vitest';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { modalMachine, type OpenModal } from './modal-machine';

const trailer: OpenModal = { name: 'trailer', properties: { youTubeKey: 'vKQi3bBA1y8', name: 'The Matrix' } };
const picture: OpenModal = { name: 'picture', properties: { kind: 'backdrop', path: '/a.jpg', label: 'A still' } };
const book = transitionCoverage();

describe('modalMachine', () => {
  it('opens a modal by name with its properties, and forgets it when it closes', () => {
    const actor = book.start(modalMachine);
    actor.send({ type: 'modal.opened', modal: trailer });
    expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { modal: trailer } });
    actor.send({ type: 'modal.closed' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { modal: null } });
  });

  it('shows one at a time: another takes the first one’s place', () => {
    const actor = book.start(modalMachine);
    actor.send({ type: 'modal.opened', modal: trailer });
    actor.send({ type: 'modal.opened', modal: picture });
    expect(actor.getSnapshot().context).toEqual({ modal: picture, opening: 1 });
  });

  it('counts the openings, not what takes the place of an open one', () => {
    const actor = book.start(modalMachine);
    for (const modal of [trailer, trailer]) {
      actor.send({ type: 'modal.opened', modal });
      actor.send({ type: 'modal.opened', modal: picture });
      actor.send({ type: 'modal.closed' });
    }
    expect(actor.getSnapshot().context.opening).toBe(2);
  });

  it('has nothing to close when it is closed', () => {
    const actor = book.start(modalMachine);
    actor.send({ type: 'modal.closed' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('gets to every state', () => {
    expect(stateAfter(modalMachine, [{ type: 'modal.opened', modal: trailer } as never, { type: 'modal.closed' }])).toEqual(reachableStates(modalMachine));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
