import { useState } from 'react';
import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextArea } from '#ui/design/fields/text-area.tsx';
import { textLengthText, tooLongText } from '#ui/messages/field.messages.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import './name-form.css';

type Props = { readonly description: string; readonly onSave: (description: string) => void; readonly onClose: () => void };

/** Renders the field for a list's description with its length. A text that is too long is refused, not cut. */
export const DescriptionForm = ({ description, onSave, onClose }: Props): React.JSX.Element => {
  const [text, setText] = useState(description);
  const error = tooLongText(text.trim().length, MAX_DESCRIPTION_LENGTH);
  return (
    <form
      className="form description-form"
      data-unsent={text !== description || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (error !== null) return;
        if (text.trim() !== description) onSave(text.trim());
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextArea
        label={LIST_PAGE_MESSAGES.descriptionField}
        rows={3}
        value={text}
        hint={textLengthText(text.trim().length, MAX_DESCRIPTION_LENGTH)}
        error={error}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="form-acts">
        <Button onClick={onClose}>{LIST_PAGE_MESSAGES.cancel}</Button>
        <Button kind="go" type="submit">
          {LIST_PAGE_MESSAGES.save}
        </Button>
      </div>
    </form>
  );
};
