import { useEffect, useRef, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { hasChangesLeft } from '#application/ports/import-journal';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { importFailureText } from '#ui/messages/data/import.messages.ts';
import { IMPORT_RECORD_MESSAGES } from '#ui/messages/data/import-records.messages.ts';
import { ImportCard } from '#ui/features/settings/import/card/import-card.tsx';
import { ImportRunner } from '#ui/features/settings/import/import-runner.tsx';
import { useImportRecords } from './use-import-records';
import { useImportWait } from './use-import-wait';

type Props = {
  readonly lists: ListUseCases;
  /** Whether another import is being prepared: only those that run or wait are shown. */
  readonly isPreparing: boolean;
};

/** Renders the imports of this browser, and runs those that have work left. */
export const ImportRecords = ({ lists, isPreparing }: Props): React.JSX.Element | null => {
  const { journal, records } = useImportRecords(lists);
  const waitsFor = useImportWait(lists);
  const section = useRef<HTMLElement>(null);
  const newest = records._tag === 'success' ? (records.value[0]?.importId ?? null) : undefined;
  const [first, setFirst] = useState(newest);
  if (first === undefined && newest !== undefined) setFirst(newest);
  // The person has begun an import here: it is what they look for.
  useEffect(() => {
    if (!isPreparing && newest !== undefined && newest !== null && newest !== first) section.current?.focus();
  }, [first, isPreparing, newest]);
  if (records._tag === 'error') return <FormNote tone="bad">{importFailureText(records.failure)}</FormNote>;
  if (journal === null || records._tag === 'pending') return null;
  const shown = records.value.filter((record) => !isPreparing || hasChangesLeft(record));
  return (
    <>
      <ImportRunner lists={lists} journal={journal} records={records.value} />
      {shown.length === 0 ? null : (
        <section ref={section} tabIndex={-1} className="import-records" aria-labelledby="own-imports">
          <h2 id="own-imports">{IMPORT_RECORD_MESSAGES.heading}</h2>
          {isPreparing ? null : <p className="faint">{IMPORT_RECORD_MESSAGES.lead}</p>}
          <ul>
            {shown.map((record) => (
              <ImportCard key={record.importId} uid={lists.uid} journal={journal} record={record} waitsFor={waitsFor} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
