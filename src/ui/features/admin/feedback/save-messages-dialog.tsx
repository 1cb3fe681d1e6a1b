import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { adminExportMachine } from '#application/admin/admin-export-machine';
import { createFeedbackExport } from '#application/admin/create-feedback-export';
import { ADMIN_BACKEND } from '#application/service-keys';
import type { FeedbackState } from '#domain/feedback/feedback-inbox';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { feedbackFileName, INBOX_MESSAGES } from '#ui/messages/admin/inbox.messages.ts';
import { useService } from '#ui/services.tsx';
import { ExportForm } from '#ui/features/admin/exports/export-form.tsx';

type Props = { readonly open: boolean; readonly onClose: () => void; /** Null for all messages. */ readonly state: FeedbackState | null };

/** Saves the messages of the chosen state to a file, with progress and Cancel. */
export const SaveMessagesDialog = ({ open, onClose, state }: Props): React.JSX.Element => {
  const admin = useService(ADMIN_BACKEND);
  return (
    <Modal open={open} onClose={onClose} title={INBOX_MESSAGES.saveTitle} subtitle={INBOX_MESSAGES.saveSubtitle}>
      <ExportForm
        label={INBOX_MESSAGES.saveTitle}
        // The kind says nothing here: the part reads messages.
        kind="users"
        createMachine={() => adminExportMachine(TE.right(createFeedbackExport(pipe(admin, TE.map(({ feedback }) => feedback)), state)))}
        total={null}
        fileName={(format, day) => feedbackFileName(state, format, day)}
        onClose={onClose}
      />
    </Modal>
  );
};
