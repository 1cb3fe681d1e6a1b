import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { exportMachine } from '#application/admin/export-machine';
import { ADMIN } from '#application/service-keys';
import type { ExportKind } from '#domain/exports/data-exports';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { EXPORTS, exportFileName } from '#ui/messages/admin/exports.messages.ts';
import { useService } from '#ui/services.tsx';
import type { ModalComponent } from '../../../app/modals/modal-component';
import { useAdminQuery } from '../shared/use-admin-query';
import { ExportForm } from './export-form';

const DataExportForm = ({ kind, onClose }: { readonly kind: ExportKind; readonly onClose: () => void }): React.JSX.Element => {
  const admin = useService(ADMIN);
  const { value: totals } = useAdminQuery('stats/totals', ({ stats }) => stats.totals);
  return (
    <ExportForm
      label={EXPORTS.titles[kind]}
      createMachine={() => exportMachine(pipe(admin, TE.map(({ exports }) => exports)), kind)}
      total={totals === null ? null : kind === 'users' ? totals.members.value : totals.lists.value}
      fileName={(format, day) => exportFileName(kind, format, day)}
      onClose={onClose}
    />
  );
};

/** Exports all users or all lists to a file, with progress; an interrupted export continues where it stopped. Closing gives the file up. */
export const ExportModal = ({ properties: { kind }, open, onClose }: ModalComponent<'export-data'>): React.JSX.Element => (
  <Modal open={open} onClose={onClose} title={EXPORTS.titles[kind]} subtitle={EXPORTS.subtitles[kind]}>
    <DataExportForm kind={kind} onClose={onClose} />
  </Modal>
);
