import { useEffect, useRef, useState } from 'react';
import { MAX_NOTE_LENGTH } from '#domain/lists/list-item';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextArea } from '#ui/design/fields/text-area.tsx';
import { textLengthText, tooLongText } from '#ui/messages/field.messages.ts';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';

/** Characters of a line of the field, and lines that it shows at least and at most. */
const LINE = 36;
const [LEAST_ROWS, MOST_ROWS] = [4, 14];

const rowsOf = (text: string): number =>
  Math.max(
    LEAST_ROWS,
    Math.min(
      MOST_ROWS,
      text.split('\n').reduce((rows, line) => rows + Math.floor(line.length / LINE) + 1, 0),
    ),
  );

export type NoteDraft = {
  readonly text: string;
  /** The stored note that the text is based on. */
  readonly base: string;
};

/** Returns why a draft cannot be saved: it is too long, or the note was changed elsewhere to another text. */
export const noteRejection = ({ text, base }: NoteDraft, stored: string): 'too-long' | 'changed' | null => {
  if (stored !== base && stored !== text.trim()) return 'changed';
  return text.trim().length > MAX_NOTE_LENGTH ? 'too-long' : null;
};

type Props = {
  readonly label: string;
  readonly draft: NoteDraft;
  /** The note as it is stored now; empty for none. */
  readonly stored: string;
  readonly onChange: (draft: NoteDraft) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
};

/** Renders the field of a note with its length. If the note was changed elsewhere meanwhile, shows both texts and asks which one stays. */
export const NoteForm = ({ label, draft, stored, onChange, onSave, onCancel }: Props): React.JSX.Element => {
  const { text } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [rows] = useState(() => rowsOf(text));
  const rejection = noteRejection(draft, stored);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <form
      ref={form}
      className="note-form"
      data-unsent={text !== draft.base || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
      }}
    >
      <TextArea
        label={label}
        rows={rows}
        value={text}
        hint={textLengthText(text.trim().length, MAX_NOTE_LENGTH)}
        error={tooLongText(text.trim().length, MAX_NOTE_LENGTH)}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
      {rejection === 'changed' ? (
        <div className="note-conflict" role="alert">
          <p>{stored === '' ? LIST_ITEM_MESSAGES.noteRemovedElsewhere : LIST_ITEM_MESSAGES.noteChangedElsewhere}</p>
          {stored !== '' && <blockquote>{stored}</blockquote>}
          <div className="form-acts">
            <Button small onClick={() => onChange({ text: stored, base: stored })}>
              {LIST_ITEM_MESSAGES.takeTheirNote}
            </Button>
            <Button small kind="go" onClick={() => onChange({ text, base: stored })}>
              {LIST_ITEM_MESSAGES.keepMyNote}
            </Button>
          </div>
        </div>
      ) : (
        <div className="form-acts">
          <Button small onClick={onCancel}>
            {LIST_PAGE_MESSAGES.cancel}
          </Button>
          <Button small kind="go" type="submit">
            {LIST_PAGE_MESSAGES.save}
          </Button>
        </div>
      )}
    </form>
  );
};
