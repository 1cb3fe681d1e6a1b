import { useEffect, useId, useRef, useState } from 'react';
import { usePopover } from '#ui/design/overlays/use-popover.ts';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { NoteForm, noteRejection, type NoteDraft } from './note-form';
import '#ui/design/overlays/popover.css';
import './note-editor.css';

type Props = { readonly title: string; readonly note: string | null; readonly onSave: (note: string | null) => void };

/**
 * Renders an item's note as a button that opens it for editing. Closing by any way but "Cancel" and Escape saves, so that a click outside
 * loses no text; a text that cannot be saved keeps the form open.
 */
export const NoteEditor = ({ title, note, onSave }: Props): React.JSX.Element => {
  const id = useId();
  const { open, setOpen, close, button, panel } = usePopover();
  const stored = note ?? '';
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  // A text that was not edited follows the stored note.
  if (draft !== null && draft.base !== stored && draft.text === draft.base) setDraft({ text: stored, base: stored });
  const isCancelled = useRef(false);
  const start = (): void => {
    isCancelled.current = false;
    setDraft({ text: stored, base: stored });
    setOpen(true);
  };
  // The panel stops Escape at the document, so the window receives the key first.
  useEffect(() => {
    if (!open) return;
    const cancelOnEscape = ({ key }: KeyboardEvent): void => void (isCancelled.current ||= key === 'Escape');
    window.addEventListener('keydown', cancelOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', cancelOnEscape, { capture: true });
  }, [open]);
  /** The draft when the panel closes or its page is left. */
  const latest = useRef({ draft, stored, onSave });
  useEffect(() => void (latest.current = { draft, stored, onSave }));
  useEffect(() => {
    if (!open) return;
    const [state, cancelled, reopen] = [latest, isCancelled, setOpen];
    return () => {
      const { draft: last, stored: now, onSave: save } = state.current;
      if (last === null || cancelled.current) return setDraft(null);
      if (noteRejection(last, now) !== null) return reopen(true);
      const text = last.text.trim();
      if (text !== now.trim()) save(text === '' ? null : text);
      setDraft(null);
    };
  }, [open, setOpen]);
  const cancel = (): void => {
    isCancelled.current = true;
    close();
  };
  const saveAndClose = (): void => {
    if (draft === null || noteRejection(draft, stored) === null) close();
  };
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
        onClick={() => (open ? saveAndClose() : start())}
      >
        {note ?? LIST_ITEM_MESSAGES.addNote}
      </button>
      {open && draft !== null && (
        <div ref={panel} id={id} className="pop" popover="manual" role="dialog" aria-label={LIST_ITEM_MESSAGES.note(title)}>
          <NoteForm
            label={LIST_ITEM_MESSAGES.note(title)}
            draft={draft}
            stored={stored}
            onChange={setDraft}
            onSave={saveAndClose}
            onCancel={cancel}
          />
        </div>
      )}
    </span>
  );
};
