import type { ImportRecord } from '#application/ports/import-journal';
import { IMPORT_RECORD_MESSAGES, importProgressText, type ImportWait } from '#ui/messages/data/import-records.messages.ts';
import { useMinutesLeft } from '#ui/features/settings/import/look-up/use-minutes-left.ts';

/** Changes of an import that this tab has to see before it says how long the rest takes. */
const MIN_SEEN = 3;

const stepsOf = ({ status, changes, made, takenBack }: ImportRecord): { readonly done: number; readonly all: number } =>
  (status === 'undoing' ? { done: takenBack, all: made } : { done: made, all: changes });

type Props = { readonly record: ImportRecord; readonly waitsFor: ImportWait | null };

/** Renders how far an import or its undo is, and the time that is left as this tab has measured it, or what it waits for. */
export const ImportProgress = ({ record, waitsFor }: Props): React.JSX.Element => {
  const { done, all } = stepsOf(record);
  const minutesLeft = useMinutesLeft({ done, all, isPaused: record.status === 'paused' || waitsFor !== null, minSeen: MIN_SEEN });
  return (
    <>
      <p>{importProgressText(record, minutesLeft, waitsFor)}</p>
      <progress aria-label={IMPORT_RECORD_MESSAGES.progress} value={done} max={Math.max(1, all)} />
    </>
  );
};
