import { describe, expect, it } from 'vitest';
import { lazyModalService } from './lazy-modal-service';
import { startModal, type ShownModal } from './modal-machine';

const trailer: ShownModal = { name: 'trailer', properties: { youTubeKey: 'vKQi3bBA1y8', name: 'The Matrix' } };
const account: ShownModal = { name: 'delete-account', properties: { email: 'maya@marquee.example' } };

/** Records the views that a subscriber reads. */
const recorded = (): { readonly modal: ReturnType<typeof lazyModalService>; readonly views: unknown[] } => {
  const modal = lazyModalService();
  const views: unknown[] = [];
  modal.subscribe(() => views.push(modal.getView()));
  return { modal, views };
};

describe('lazyModalService', () => {
  it('shows a modal that is requested before the machine runs, as one opening', () => {
    const { modal, views } = recorded();
    modal.send({ type: 'modal.opened', modal: trailer });
    modal.run(startModal);
    expect(views).toEqual([{ modal: trailer, opening: 1 }]);
    modal.send({ type: 'modal.closed' });
    modal.send({ type: 'modal.opened', modal: account });
    expect(views.slice(1)).toEqual([{ modal: null, opening: 1 }, { modal: account, opening: 2 }]);
  });

  it('opens nothing if the request was withdrawn before the machine runs', () => {
    const { modal } = recorded();
    modal.send({ type: 'modal.opened', modal: trailer });
    modal.send({ type: 'modal.closed' });
    modal.run(startModal);
    expect(modal.getView().modal).toBeNull();
  });

  it('starts the machine once', () => {
    const { modal } = recorded();
    modal.run(startModal);
    modal.send({ type: 'modal.opened', modal: trailer });
    modal.run(startModal);
    expect(modal.getView()).toEqual({ modal: trailer, opening: 1 });
  });
});
