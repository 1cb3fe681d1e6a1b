import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { adminExportMachine } from '#application/admin/admin-export-machine';
import { ADMIN_BACKEND } from '#application/service-keys';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { DataExports } from '#domain/exports/data-exports';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { ADMIN_EXPORT_MESSAGES, exportFileName } from '#ui/messages/admin/exports.messages.ts';
import { useService } from '#ui/services.tsx';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { ExportForm } from './export-form';

type FormProps = ModalComponentProps<'export-data'>;

const DataExportForm = ({ kind, uids, onClose }: FormProps['properties'] & Pick<FormProps, 'onClose'>): React.JSX.Element => {
  const admin = useService(ADMIN_BACKEND);
  const { value: totals } = useAdminQuery('stats/totals', ({ stats }) => stats.totals);
  const all = totals === null ? null : kind === 'users' ? totals.members.value : totals.lists.value;
  const partsOf = ({ exports }: AdminBackend): Pick<DataExports, 'part'> =>
    uids === undefined ? exports : { part: (_, format) => exports.users(format, uids) };
  return (
    <ExportForm
      label={ADMIN_EXPORT_MESSAGES.titles[kind]}
      kind={kind}
      {...(kind === 'lists' && { option: { ...ADMIN_EXPORT_MESSAGES.withTitles, kind: 'lists-with-titles' as const } })}
      createMachine={() => adminExportMachine(pipe(admin, TE.map(partsOf)))}
      total={uids?.length ?? all}
      fileName={(format, day) => exportFileName(kind, format, day)}
      onClose={onClose}
    />
  );
};

/**
 * Exports all users, some users or all lists to a file, with progress; an interrupted export continues where it stopped. Closing gives the
 * file up.
 */
export const ExportModal = ({ properties: { kind, uids }, open, onClose }: FormProps): React.JSX.Element => (
  <Modal
    open={open}
    onClose={onClose}
    title={uids === undefined ? ADMIN_EXPORT_MESSAGES.titles[kind] : ADMIN_EXPORT_MESSAGES.someTitle(uids.length)}
    subtitle={uids === undefined ? ADMIN_EXPORT_MESSAGES.subtitles[kind] : ADMIN_EXPORT_MESSAGES.someSubtitle}
  >
    <DataExportForm kind={kind} {...(uids !== undefined && { uids })} onClose={onClose} />
  </Modal>
);
