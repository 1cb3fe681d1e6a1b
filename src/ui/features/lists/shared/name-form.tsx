import { useState, type ReactNode } from 'react';
import { displayListName, listNameError } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { invalid } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { listRejectionText } from '#ui/messages/lists/manage-lists.messages.ts';
import './name-form.css';

type Props = {
  readonly label: string;
  readonly submit: string;
  /** The stored or typed name to begin with; empty for a new list. */
  readonly name: string;
  /** Makes the change. Resolves to why it was refused; null if it was made. */
  readonly onSubmit: (name: string) => Promise<Failure | null>;
  readonly onCancel?: () => void;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly children?: ReactNode;
};

/** Renders a field for a list's name. A name that is taken, empty or too long is refused beside the field. */
export const NameForm = ({ label, submit, name, onSubmit, onCancel, hint, autoFocus = false, children }: Props): React.JSX.Element => {
  const [text, setText] = useState(displayListName(name));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const error = listNameError(text);
    if (error !== null) {
      setFailure(invalid('name', error));
      return;
    }
    setBusy(true);
    const refused = await onSubmit(text);
    setBusy(false);
    setFailure(refused);
    if (refused === null && name === '') setText('');
  };
  return (
    <form
      className="name-form"
      noValidate
      data-unsent={text !== displayListName(name) || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onCancel !== undefined) onCancel();
      }}
    >
      <TextField
        label={label}
        value={text}
        autoComplete="off"
        autoFocus={autoFocus}
        error={failure === null ? null : listRejectionText(failure)}
        {...(hint !== undefined && { hint })}
        onChange={(event) => {
          setText(event.target.value);
          setFailure(null);
        }}
      />
      <div className="acts">
        {onCancel !== undefined && <Button onClick={onCancel}>{LIST_PAGE_MESSAGES.cancel}</Button>}
        <Button kind="go" type="submit" busy={isBusy}>
          {submit}
        </Button>
      </div>
      {children}
    </form>
  );
};
