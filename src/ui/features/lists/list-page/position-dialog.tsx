import { useState } from 'react';
import type { ListItem } from '#domain/lists/list-item';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { POSITION_DIALOG } from '#ui/messages/lists/list-items.messages.ts';

type Props = {
  readonly item: ListItem;
  /** The present position, from 1. */
  readonly position: number;
  readonly count: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMove: (position: number) => void;
};

/** Renders the dialog that moves an item to a position. */
export const PositionDialog = ({ item, position, count, open, onClose, onMove }: Props): React.JSX.Element => {
  const [text, setText] = useState(String(position));
  const [isInvalid, setInvalid] = useState(false);
  const move = (target: number): void => {
    onClose();
    if (target !== position) onMove(target);
  };
  return (
    <Modal open={open} onClose={onClose} title={POSITION_DIALOG.title} subtitle={POSITION_DIALOG.subtitle(item.title, position)}>
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
          label={POSITION_DIALOG.field(count)}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          value={text}
          error={isInvalid ? POSITION_DIALOG.invalid(count) : null}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setText(event.target.value);
            setInvalid(false);
          }}
        />
        <div className="form-acts">
          <Button icon="up" onClick={() => move(1)}>
            {POSITION_DIALOG.toStart}
          </Button>
          <Button icon="down" onClick={() => move(count)}>
            {POSITION_DIALOG.toEnd}
          </Button>
          <Button kind="go" type="submit">
            {POSITION_DIALOG.move}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
