import * as E from 'fp-ts/Either';
import { useState } from 'react';
import type { ViewingsToLog, WatchedWhen } from '#application/history/history-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Viewing } from '#domain/history/viewing';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { VIEWING_DIALOG_MESSAGES } from '#ui/messages/lists/viewing-dialog.messages.ts';
import { viewingPartText, WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { toastFailedChange, toastListChange } from '#ui/features/lists/card-actions/list-change-toast.ts';
import { WhenForm } from './when-form';

export type LogViewingDialogProps = {
  readonly lists: ListUseCases;
  /** The title or parts to log, or the viewing whose day or rating changes. */
  readonly watched: ViewingsToLog | Viewing;
  readonly open: boolean;
  readonly onClose: () => void;
};

/**
 * Renders the dialog that logs a viewing, or changes day and rating of one. A toast offers to take the change back. Load only by import().
 */
export const LogViewingDialog = ({ lists, watched: given, open, onClose }: LogViewingDialogProps): React.JSX.Element => {
  // Another device may change the viewing while the form is open: its change stays.
  const [watched] = useState(given);
  const viewing = 'entryId' in watched ? watched : null;
  const save = async (when: WatchedWhen, rating: number | null): Promise<void> => {
    onClose();
    const { history } = lists;
    const result = await ('entryId' in watched ? history.changeViewing(watched, when, rating) : history.log([watched], when, rating))();
    if (E.isLeft(result)) toastFailedChange(result.left);
    else toastListChange(lists, viewing === null ? WATCHED_TOASTS.logged : WATCHED_TOASTS.viewingChanged);
  };
  const title = storedTitleToTitle('entryId' in watched ? watched.item : watched.title);
  const part = viewing === null ? null : viewingPartText(viewing);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={viewing === null ? VIEWING_DIALOG_MESSAGES.logTitle : VIEWING_DIALOG_MESSAGES.changeTitle}
      subtitle={<><span lang={titleLang(title)}>{title.title}</span>{part === null ? null : `: ${part}`}</>}
    >
      <WhenForm
        releaseYear={viewing === null ? null : viewing.item.releaseYear}
        {...(viewing !== null && { day: viewing.day, rating: viewing.rating })}
        submit={viewing === null ? VIEWING_DIALOG_MESSAGES.log : VIEWING_DIALOG_MESSAGES.save}
        onSubmit={(when, rating) => void save(when, rating)}
        onCancel={onClose}
      />
    </Modal>
  );
};
