import { useActorRef, useSelector } from '@xstate/react';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useState } from 'react';
import { exportMachine } from '#application/admin/export-machine';
import { ADMIN, CLOCK } from '#application/service-keys';
import { EXPORT_FORMATS, type ExportFormat, type ExportKind } from '#domain/exports/data-exports';
import { toIsoDate } from '#domain/shared/dates';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { EXPORTS, exportFileName } from '#ui/messages/admin/exports.messages.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { useService } from '#ui/services.tsx';
import type { ModalComponent } from '../../../app/modals/modal-component';
import { useAdminQuery } from '../shared/use-admin-query';
import { openExportFile } from './export-file';
import './export-modal.css';

const FORMATS = EXPORT_FORMATS.map((value) => ({ value, label: EXPORTS.formats[value] }));

const ExportForm = ({ kind, onClose }: { readonly kind: ExportKind; readonly onClose: () => void }): React.JSX.Element => {
  const admin = useService(ADMIN);
  const clock = useService(CLOCK);
  const [machine] = useState(() => exportMachine(pipe(admin, TE.map(({ exports }) => exports)), kind));
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { value: totals } = useAdminQuery('stats/totals', ({ stats }) => stats.totals);
  const total = totals === null ? null : kind === 'users' ? totals.members.value : totals.lists.value;
  const { rows, failure } = state.context;

  const start = async (): Promise<void> => {
    // Opened here, because browsers offer their file dialog only after a click.
    const file = await openExportFile(exportFileName(kind, format, toIsoDate(clock.now())), format);
    if (file !== null) actor.send({ type: 'export.started', format, file });
  };
  const cancel = (): void => actor.send({ type: 'export.cancelled' });

  if (state.matches('idle')) {
    return (
      <form className="form" aria-label={EXPORTS.titles[kind]} onSubmit={(event) => { event.preventDefault(); void start(); }}>
        <div className="export-format">
          <Segments label={EXPORTS.format} segments={FORMATS} value={format} onChange={setFormat} />
          <p className="quiet">{EXPORTS.formatHints[format]}</p>
        </div>
        <div className="form-acts">
          <Button onClick={onClose}>{EXPORTS.close}</Button>
          <Button type="submit" kind="go" data-autofocus>{EXPORTS.start}</Button>
        </div>
      </form>
    );
  }
  if (state.matches('done')) {
    return (
      <div className="form">
        <FormNote tone="good">{EXPORTS.done(rows)}</FormNote>
        <div className="form-acts">
          <Button kind="go" onClick={onClose}>{EXPORTS.close}</Button>
        </div>
      </div>
    );
  }
  const isStopped = state.matches('failed') || state.matches('incomplete');
  return (
    <div className="form">
      <div role="status">
        <p className="num">{EXPORTS.rows(rows, total)}</p>
        {/* More rows than counted: people sign up while the export runs. */}
        <progress className="export-progress" aria-label={EXPORTS.progress} {...(total !== null && { value: Math.min(rows, total), max: Math.max(1, total) })} />
      </div>
      {isStopped && failure !== null && <FormNote tone="bad">{`${failureMessage(failure).sentence} ${EXPORTS.interrupted(rows)}`}</FormNote>}
      <div className="form-acts">
        <Button onClick={cancel}>{EXPORTS.cancel}</Button>
        {isStopped && <Button kind="go" onClick={() => actor.send({ type: 'export.resumed' })}>{EXPORTS.resume}</Button>}
      </div>
    </div>
  );
};

/** Exports all users or all lists to a file, with progress; an interrupted export continues where it stopped. Closing gives the file up. */
export const ExportModal = ({ properties: { kind }, open, onClose }: ModalComponent<'export-data'>): React.JSX.Element => (
  <Modal open={open} onClose={onClose} title={EXPORTS.titles[kind]} subtitle={EXPORTS.subtitles[kind]}>
    <ExportForm kind={kind} onClose={onClose} />
  </Modal>
);
