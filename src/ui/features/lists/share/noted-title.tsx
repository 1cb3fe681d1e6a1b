import { useId } from 'react';
import type { Title } from '#domain/catalogue/title';
import { usePopover } from '#ui/design/overlays/use-popover.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { SHARED_LIST_MESSAGES } from '#ui/messages/lists/shared-list.messages.ts';
import { noteOnSharedTitle } from './use-shared-titles';
import '#ui/design/overlays/popover.css';

/** Renders the beginning of a note; a press shows the whole note. */
const SharedNote = ({ title, note }: { readonly title: string; readonly note: string }): React.JSX.Element => {
  const id = useId();
  const { open, setOpen, button, panel } = usePopover();
  const label = SHARED_LIST_MESSAGES.noteOn(title);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="shared-note"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${label}: ${note}`}
        onClick={() => setOpen(!open)}
      >
        <span>{note}</span>
      </button>
      {open && (
        <div ref={panel} id={id} className="pop shared-note-text" popover="manual" role="dialog" aria-label={label}>
          {note}
        </div>
      )}
    </>
  );
};

/** Number of posters in the first view of a wide screen. */
const IN_FIRST_VIEW = 14;

/** Renders a title of a shared list whose owner shows the notes. A title without a note keeps the place of one. */
export const renderNotedTitle = (title: Title, index: number): React.JSX.Element => {
  const note = noteOnSharedTitle(title);
  return (
    <div className="shared-title">
      <TitleCard title={title} early={index < IN_FIRST_VIEW} />
      {note !== null && <SharedNote title={title.title} note={note} />}
    </div>
  );
};
