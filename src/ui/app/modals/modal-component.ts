import type { ModalName, Modals } from '#application/shell/modal-machine';

/** What every modal of the app is given. */
export type ModalComponent<N extends ModalName> = {
  readonly properties: Modals[N];
  /** False while it leaves the stage. */
  readonly open: boolean;
  readonly onClose: () => void;
};
