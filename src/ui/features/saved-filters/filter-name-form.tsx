import { useState } from 'react';
import { filterNameError, type SavedFilter } from '#domain/users/saved-filters/saved-filters';
import { normalizeName } from '#domain/users/profile';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { filterNameErrorText, SAVED_FILTERS_MESSAGES } from '#ui/messages/lists/saved-filters.messages.ts';
import '#ui/features/lists/shared/name-form.css';

type Props = {
  /** The stored name to begin with; empty for new ones. */
  readonly name: string;
  readonly submit: string;
  /** Saved filters that must have other names. */
  readonly others: ReadonlyArray<SavedFilter>;
  /** Stores the normalized name. Resolves to whether it was stored: what was typed stays if it was not. */
  readonly onSubmit: (name: string) => Promise<boolean>;
  readonly onCancel: () => void;
};

/** Renders a field for the name of saved filters. A name that is taken, empty or too long is refused beside the field. */
export const FilterNameForm = ({ name, submit, others, onSubmit, onCancel }: Props): React.JSX.Element => {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const refused = filterNameError(text, others);
    if (refused !== null) {
      setError(filterNameErrorText(refused));
      return;
    }
    setBusy(true);
    await onSubmit(normalizeName(text));
    setBusy(false);
  };
  return (
    <form
      className="name-form"
      noValidate
      data-unsent={text !== name || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <TextField
        label={SAVED_FILTERS_MESSAGES.name}
        value={text}
        autoComplete="off"
        autoFocus
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <div className="acts">
        <Button onClick={onCancel}>{SAVED_FILTERS_MESSAGES.cancel}</Button>
        <Button kind="go" type="submit" busy={isBusy}>{submit}</Button>
      </div>
    </form>
  );
};
