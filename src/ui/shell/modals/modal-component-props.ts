import type { ModalName, ModalProperties } from '#application/shell/modal-machine';

/** The props of every modal component. */
export type ModalComponentProps<N extends ModalName> = {
  readonly properties: ModalProperties[N];
  /** False during the closing animation. */
  readonly open: boolean;
  readonly onClose: () => void;
};
