import { useState } from 'react';
import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextArea } from '#ui/design/fields/text-area.tsx';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import './name-form.css';

type Props = { readonly description: string; readonly onSave: (description: string) => void; readonly onClose: () => void };

/** Renders the field for a list's description. */
export const DescriptionForm = ({ description, onSave, onClose }: Props): React.JSX.Element => {
  const [text, setText] = useState(description);
  return (
    <form
      className="form description-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== description) onSave(text.trim());
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextArea label={LIST_PAGE_MESSAGES.descriptionField} rows={3} maxLength={MAX_DESCRIPTION_LENGTH} value={text} autoFocus onChange={(event) => setText(event.target.value)} />
      <div className="form-acts">
        <Button onClick={onClose}>{LIST_PAGE_MESSAGES.cancel}</Button>
        <Button kind="go" type="submit">
          {LIST_PAGE_MESSAGES.save}
        </Button>
      </div>
    </form>
  );
};
