import * as E from 'fp-ts/Either';
import type { ImportJournal, ImportRecord, ImportStatus } from '#application/ports/import-journal';
import { hasChangesLeft, isOldImport, isOver } from '#application/ports/import-journal';
import { CLOCK } from '#application/service-keys';
import { chooseStatus } from '#application/imports/run/choose-status';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { IMPORT_MESSAGES } from '#ui/messages/data/import.messages.ts';
import {
  allFilesText, forgetQuestion, hasUnnamedFiles, IMPORT_RECORD_MESSAGES as TEXT, importChangeFailedText, importEndTexts, importHeading,
  importReportLabel, undoQuestion, type ImportWait,
} from '#ui/messages/data/import-records.messages.ts';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { useService } from '#ui/services.tsx';
import { ImportProgress } from '#ui/features/settings/import/import-progress.tsx';
import { KeptEntries } from './kept-entries';

export type ImportCardProps = {
  readonly uid: UserId;
  readonly journal: ImportJournal;
  readonly record: ImportRecord;
  /** Part that imports with work left wait for. */ readonly waitsFor?: ImportWait | null;
};

type Acts = Pick<ImportCardProps, 'record'> & { readonly onStatus: (status: ImportStatus) => void; readonly onUndo: () => void };

const RunningActs = ({ record, onStatus, onUndo }: Acts): React.JSX.Element | null =>
  (record.status === 'undoing' ? null : (
    <div className="import-acts">
      {record.status === 'running'
        ? <Button small onClick={() => onStatus('paused')}>{TEXT.pause}</Button>
        : <Button small kind="go" onClick={() => onStatus('running')}>{TEXT.goOn}</Button>}
      <Button small onClick={() => onStatus('stopped')}>{TEXT.stopAndKeep}</Button>
      <Button small onClick={onUndo}>{TEXT.stopAndUndo}</Button>
    </div>
  ));

/** Makes a change of the journal, and says so if the browser's storage fails. */
const change = async (made: Answer<void>): Promise<void> => {
  const answer = await made();
  if (E.isLeft(answer)) toast({ text: importChangeFailedText(answer.left), tone: 'bad' });
};

const EndedActs = ({ uid, journal, record, onUndo }: ImportCardProps & Pick<Acts, 'onUndo'>): React.JSX.Element => {
  const clock = useService(CLOCK);
  const { open } = useModal();
  const { importId, status, leftOut, rows } = record;
  const saveReport = async (): Promise<void> => {
    const text = await journal.readText(importId, 'report')();
    if (E.isLeft(text)) toast({ text: TEXT.reportFailed, tone: 'bad' });
    else if (text.right === '') toast({ text: TEXT.reportGone, tone: 'bad' });
    else saveFile(rows > 0 ? IMPORT_MESSAGES.reportFile : IMPORT_MESSAGES.leftOutFile, text.right, 'text/csv');
  };
  const forget = (): void => void change(journal.forget(uid, importId));
  const askToForget = (): void =>
    open({ name: 'confirmation', properties: { ...forgetQuestion(status !== 'undone'), onConfirm: forget } });
  return (
    <div className="import-acts">
      {status === 'undone' ? null : (
        <>
          <ButtonLink small to="/user-profile/watch-history" icon="clock">{IMPORT_MESSAGES.toHistory}</ButtonLink>
          <ButtonLink small to="/user-profile/user-lists" icon="list">{IMPORT_MESSAGES.toLists}</ButtonLink>
        </>
      )}
      {rows + leftOut > 0 && (
        <Button small icon="download" onClick={() => void saveReport()}>
          {rows > 0 ? importReportLabel(record) : IMPORT_MESSAGES.leftOut}
        </Button>
      )}
      {status === 'undone' || isOldImport(record.startedAt, clock.now()) ? null : <Button small onClick={onUndo}>{TEXT.undo}</Button>}
      {isOver(record) && <Button small onClick={askToForget}>{TEXT.forget}</Button>}
    </div>
  );
};

/** Renders one import: what it is about, how far it is or what it has added, and what can be done with it. */
export const ImportCard = ({ uid, journal, record, waitsFor = null }: ImportCardProps): React.JSX.Element => {
  const { open } = useModal();
  const clock = useService(CLOCK);
  const isEnded = !hasChangesLeft(record);
  const setStatus = (status: ImportStatus): void => void change(journal.update(uid, record.importId, chooseStatus(status)));
  const undo = (): void => open({ name: 'confirmation', properties: { ...undoQuestion, onConfirm: () => setStatus('undoing') } });
  return (
    <li className="import-card">
      <h3>{importHeading(record, clock.now())}</h3>
      {hasUnnamedFiles(record) && (
        <details>
          <summary>{allFilesText(record.names.length)}</summary>
          <ul className="import-kept">{record.names.map((name, index) => <li key={index}>{name}</li>)}</ul>
        </details>
      )}
      {isEnded ? importEndTexts(record).map((text) => <p key={text}>{text}</p>) : <ImportProgress record={record} waitsFor={waitsFor} />}
      {record.lacksProfile && !['paused', 'undoing', 'undone'].includes(record.status) ? <p>{TEXT.lacksProfile}</p> : null}
      {record.status === 'undone' && record.kept > 0 ? <KeptEntries record={record} /> : null}
      {isEnded
        ? <EndedActs uid={uid} journal={journal} record={record} onUndo={undo} />
        : <RunningActs record={record} onStatus={setStatus} onUndo={undo} />}
    </li>
  );
};
