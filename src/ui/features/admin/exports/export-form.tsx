import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { adminExportMachine } from '#application/admin/admin-export-machine';
import { CLOCK } from '#application/service-keys';
import { EXPORT_FORMATS, type ExportFormat, type ExportKind } from '#domain/exports/data-exports';
import { toIsoDate } from '#domain/shared/dates';
import { Button } from '#ui/design/buttons/button.tsx';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { ADMIN_EXPORT_MESSAGES } from '#ui/messages/admin/exports.messages.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { useService } from '#ui/services.tsx';
import { openExportFile } from './export-file';
import './export-modal.css';

const FORMATS = EXPORT_FORMATS.map((value) => ({ value, label: ADMIN_EXPORT_MESSAGES.formats[value] }));

type Props = {
  /** Accessible name of the form. */
  readonly label: string;
  readonly kind: ExportKind;
  /** A checkbox, off at first, with which another kind is exported, and a hint for it. */
  readonly option?: { readonly label: string; readonly hint: string; readonly kind: ExportKind };
  /** Creates the machine of one export. */
  readonly createMachine: () => ReturnType<typeof adminExportMachine>;
  /** Number of rows for the progress; null if unknown. */
  readonly total: number | null;
  /** Returns the name of the file. @param day of the export, such as 2026-11-23. */
  readonly fileName: (format: ExportFormat, day: string) => string;
  readonly onClose: () => void;
};

/** Renders an export: the choice of the format, progress, cancel, and resume after an interruption. */
export const ExportForm = ({ label, kind, option, createMachine, total, fileName, onClose }: Props): React.JSX.Element => {
  const clock = useService(CLOCK);
  const [machine] = useState(createMachine);
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [isOptionChosen, setOptionChosen] = useState(false);
  const chosen = isOptionChosen ? option : undefined;
  const { rows, failure } = state.context;

  const start = async (): Promise<void> => {
    // Opened here, because browsers offer their file dialog only after a click.
    const file = await openExportFile(fileName(format, toIsoDate(clock.now())), format);
    if (file !== null) actor.send({ type: 'export.started', kind: chosen?.kind ?? kind, format, file });
  };
  const cancel = (): void => actor.send({ type: 'export.cancelled' });

  if (state.matches('idle')) {
    return (
      <form className="form" aria-label={label} onSubmit={(event) => { event.preventDefault(); void start(); }}>
        <div className="export-format">
          <Segments label={ADMIN_EXPORT_MESSAGES.format} segments={FORMATS} value={format} onChange={setFormat} />
          <p className="quiet">{ADMIN_EXPORT_MESSAGES.formatHints[format]}</p>
        </div>
        {option !== undefined && (
          <Checkbox label={option.label} checked={isOptionChosen} onChange={({ target }) => setOptionChosen(target.checked)} />
        )}
        {chosen !== undefined && <p className="quiet">{chosen.hint}</p>}
        <div className="form-acts">
          <Button onClick={onClose}>{ADMIN_EXPORT_MESSAGES.close}</Button>
          <Button type="submit" kind="go" data-autofocus>{ADMIN_EXPORT_MESSAGES.start}</Button>
        </div>
      </form>
    );
  }
  if (state.matches('done')) {
    return (
      <div className="form">
        <FormNote tone="good">{ADMIN_EXPORT_MESSAGES.done(rows)}</FormNote>
        <div className="form-acts">
          <Button kind="go" onClick={onClose}>{ADMIN_EXPORT_MESSAGES.close}</Button>
        </div>
      </div>
    );
  }
  const isStopped = state.matches('failed') || state.matches('incomplete');
  return (
    <div className="form">
      <div role="status">
        <p className="num">{ADMIN_EXPORT_MESSAGES.rows(rows, total)}</p>
        {/* More rows than counted: people sign up while the export runs. */}
        <progress
          aria-label={ADMIN_EXPORT_MESSAGES.progress}
          {...(total !== null && { value: Math.min(rows, total), max: Math.max(1, total) })}
        />
      </div>
      {isStopped && failure !== null && (
        <FormNote tone="bad">{`${failureMessage(failure).sentence} ${ADMIN_EXPORT_MESSAGES.interrupted(rows)}`}</FormNote>
      )}
      <div className="form-acts">
        <Button onClick={cancel}>{ADMIN_EXPORT_MESSAGES.cancel}</Button>
        {isStopped && <Button kind="go" onClick={() => actor.send({ type: 'export.resumed' })}>{ADMIN_EXPORT_MESSAGES.resume}</Button>}
      </div>
    </div>
  );
};
