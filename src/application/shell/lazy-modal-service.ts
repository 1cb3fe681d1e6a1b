import type { ModalActor, ModalEvent, ShownModal } from './modal-machine';

export type ModalView = {
  readonly modal: ShownModal | null;
  /** Number of openings from the closed state; identifies one opening. */
  readonly opening: number;
};

/** The modal of a tab, before and after its machine has been loaded. */
export type ModalService = {
  readonly getView: () => ModalView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: ModalEvent) => void;
  /** Starts the machine, once. A modal that was requested before is opened by it. */
  readonly run: (start: () => ModalActor) => void;
};

/** Creates a closed modal without its machine: the code of modals, with the machine, loads when the first one is requested. */
export const lazyModalService = (): ModalService => {
  let view: ModalView = { modal: null, opening: 0 };
  let actor: ModalActor | null = null;
  const listeners = new Set<() => void>();
  const update = ({ modal, opening }: ModalView): void => {
    if (view.modal === modal && view.opening === opening) return;
    view = { modal, opening };
    listeners.forEach((listener) => listener());
  };
  return {
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (event) => {
      if (actor !== null) actor.send(event);
      // The first opening of the machine has the same number.
      else if (event.type === 'modal.opened') update({ modal: event.modal, opening: 1 });
      else update({ ...view, modal: null });
    },
    run: (start) => {
      if (actor !== null) return;
      actor = start();
      if (view.modal !== null) actor.send({ type: 'modal.opened', modal: view.modal });
      actor.subscribe(({ context }) => update(context));
      update(actor.getSnapshot().context);
    },
  };
};
