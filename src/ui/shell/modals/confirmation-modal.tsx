import { Button } from '#ui/design/buttons/button.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { MODAL_MESSAGES } from '#ui/messages/shell.messages.ts';
import { unsentChangesQuestion } from '#ui/messages/lists/unsent-changes.messages.ts';
import type { ModalComponentProps } from './modal-component-props';
import '#ui/design/fields/field.css';

/** Requests confirmation of an action. The initial focus is on Cancel. */
export const ConfirmationModal = ({ properties, open, onClose }: ModalComponentProps<'confirmation'>): React.JSX.Element => {
  const {
    title, subtitle, confirmText = MODAL_MESSAGES.confirm, cancelText = MODAL_MESSAGES.cancel, isFinal = false, onConfirm,
  } = properties;
  const confirm = (): void => {
    onClose();
    onConfirm();
  };
  return (
    <Modal open={open} onClose={onClose} title={title} alert {...(subtitle !== undefined && { subtitle })}>
      <div className="form-acts">
        <Button data-autofocus onClick={onClose}>
          {cancelText}
        </Button>
        <Button kind={isFinal ? 'end' : 'go'} onClick={confirm}>
          {confirmText}
        </Button>
      </div>
    </Modal>
  );
};

/** Asks before a sign-out while changes of lists are not sent. */
export const UnsentChangesModal = ({
  properties: { unsent, onConfirm },
  ...modal
}: ModalComponentProps<'unsent-changes'>): React.JSX.Element => (
  <ConfirmationModal {...modal} properties={{ ...unsentChangesQuestion(unsent), onConfirm }} />
);
