import { useEffect, useId, useRef, useState } from 'react';
import { MAX_NOTE_LENGTH } from '#domain/lists/list-item';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextArea } from '#ui/design/fields/text-area.tsx';
import { usePopover } from '#ui/design/overlays/use-popover.ts';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import '#ui/design/overlays/popover.css';
import './note-editor.css';

type FormProps = { readonly label: string; readonly note: string | null; readonly onSave: (note: string | null) => void; readonly onClose: () => void };

/** Saves on closing by any way but "Cancel" and Escape, so that a click outside loses no text. */
const NoteForm = ({ label, note, onSave, onClose }: FormProps): React.JSX.Element => {
  const [text, setText] = useState(note ?? '');
  const latest = useRef({ text, isCancelled: false, onSave });
  useEffect(() => {
    latest.current = { ...latest.current, text, onSave };
  }, [text, onSave]);
  useEffect(() => {
    const state = latest;
    return () => {
      const { text: written, isCancelled, onSave: save } = state.current;
      if (!isCancelled && written.trim() !== (note ?? '').trim()) save(written.trim() === '' ? null : written.trim());
    };
  }, [note]);
  const markCancelled = (): void => void (latest.current = { ...latest.current, isCancelled: true });
  // The panel stops Escape at the document, so the window receives the key first.
  useEffect(() => {
    const cancelOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') markCancelled();
    };
    window.addEventListener('keydown', cancelOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', cancelOnEscape, { capture: true });
  }, []);
  const cancel = (): void => {
    markCancelled();
    onClose();
  };
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onClose();
      }}
    >
      <TextArea label={label} rows={4} maxLength={MAX_NOTE_LENGTH} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="form-acts">
        <Button small onClick={cancel}>
          {LIST_PAGE_MESSAGES.cancel}
        </Button>
        <Button small kind="go" type="submit">
          {LIST_PAGE_MESSAGES.save}
        </Button>
      </div>
    </form>
  );
};

type Props = { readonly title: string; readonly note: string | null; readonly onSave: (note: string | null) => void };

/** Renders an item's note as a button that opens it for editing. */
export const NoteEditor = ({ title, note, onSave }: Props): React.JSX.Element => {
  const id = useId();
  const { open, setOpen, close, button, panel } = usePopover();
  useEffect(() => {
    if (open) panel.current?.querySelector('textarea')?.focus();
  }, [open, panel]);
  return (
    <span className="note-place">
      <button
        ref={button}
        type="button"
        className={note === null ? 'item-note none' : 'item-note'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={note === null ? LIST_ITEM_MESSAGES.addNoteTo(title) : `${LIST_ITEM_MESSAGES.noteOf(title)}: ${note}`}
        title={note ?? undefined}
        onClick={() => setOpen(!open)}
      >
        {note ?? LIST_ITEM_MESSAGES.addNote}
      </button>
      {open && (
        <div ref={panel} id={id} className="pop" popover="manual" role="dialog" aria-label={LIST_ITEM_MESSAGES.note(title)}>
          <NoteForm label={LIST_ITEM_MESSAGES.note(title)} note={note} onSave={onSave} onClose={close} />
        </div>
      )}
    </span>
  );
};
