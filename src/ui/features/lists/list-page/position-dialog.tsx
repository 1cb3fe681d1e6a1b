import { useState } from 'react';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { POSITION_DIALOG_MESSAGES } from '#ui/messages/lists/position-dialog.messages.ts';

/** Renders the dialog that moves an item to a position. */
export const PositionDialog = ({
  properties: { title, position, count, onMove },
  open, onClose,
}: ModalComponentProps<'move-title'>): React.JSX.Element => {
  const [text, setText] = useState(String(position));
  const [isInvalid, setInvalid] = useState(false);
  const move = (target: number): void => {
    onClose();
    if (target !== position) onMove(target);
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={POSITION_DIALOG_MESSAGES.title}
      subtitle={POSITION_DIALOG_MESSAGES.subtitle(title, position)}
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const target = Number(text);
          if (Number.isInteger(target) && target >= 1 && target <= count) move(target);
          else setInvalid(true);
        }}
      >
        <TextField
          label={POSITION_DIALOG_MESSAGES.field(count)}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          value={text}
          error={isInvalid ? POSITION_DIALOG_MESSAGES.invalid(count) : null}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setText(event.target.value);
            setInvalid(false);
          }}
        />
        <div className="form-acts">
          <Button icon="up" onClick={() => move(1)}>
            {POSITION_DIALOG_MESSAGES.toStart}
          </Button>
          <Button icon="down" onClick={() => move(count)}>
            {POSITION_DIALOG_MESSAGES.toEnd}
          </Button>
          <Button kind="go" type="submit">
            {POSITION_DIALOG_MESSAGES.move}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
