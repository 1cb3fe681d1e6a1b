import { useState } from 'react';
import type { ImportRecord } from '#application/ports/import-journal';
import { Button } from '#ui/design/buttons/button.tsx';
import { importKeptText, keptEntryText, moreKeptText, showKeptText } from '#ui/messages/data/import-records.messages.ts';

/** Entries that are shown before the person asks for all. */
const FIRST = 5;

/** Names what the undo of an import has left, and why. Imports of former versions have only counted it. */
export const KeptEntries = ({ record: { kept, left } }: { readonly record: ImportRecord }): React.JSX.Element => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? left : left.slice(0, FIRST);
  return (
    <>
      <p>{importKeptText(kept)}</p>
      {shown.length === 0 ? null : (
        <ul className="import-kept">
          {shown.map((entry, index) => <li key={index}>{keptEntryText(entry)}</li>)}
          {isWhole && kept > left.length ? <li>{moreKeptText(kept - left.length)}</li> : null}
        </ul>
      )}
      {isWhole || left.length <= FIRST ? null : (
        <div className="import-acts"><Button small onClick={() => setWhole(true)}>{showKeptText(kept)}</Button></div>
      )}
    </>
  );
};
