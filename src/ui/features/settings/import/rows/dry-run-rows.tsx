import { useRef } from 'react';
import type { PlannedRow } from '#application/imports/plan/planned-row';
import { Button } from '#ui/design/buttons/button.tsx';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { useGridWindow } from '#ui/design/shelves/use-grid-window.ts';
import {
  decideLabel, decideText, IMPORT_ROWS_MESSAGES, includeRowLabel, ROW_STATE_NAMES, rowFactsText, rowPlaceText, rowTitleText,
} from '#ui/messages/data/import-rows.messages.ts';
import { matchedTitleText } from '#ui/messages/data/possible-titles.messages.ts';

const FIRST_ROWS = 20;

type Acts = {
  /** Rows by their ids, as the person has chosen: the plan follows. */
  readonly leftOut: ReadonlySet<number>;
  readonly onInclude: (row: PlannedRow, isIncluded: boolean) => void;
  readonly onDecide: (row: PlannedRow) => void;
};

/** Rows that the person can leave out or take back. */
const canChange = ({ state, reason, titleKey }: PlannedRow): boolean =>
  state === 'new' || state === 'doubtful' || reason === 'kept' || (state === 'left-out' && reason === 'row')
  // The account keeps an entry that is not found.
  || (state === 'unknown' && titleKey !== '');

/** Rows whose title the person can choose: one that is matched can be another one. */
const canDecide = ({ state, titleKey }: PlannedRow): boolean =>
  titleKey !== '' && (state === 'new' || state === 'there' || state === 'doubtful' || state === 'unknown');

/** Renders a row: its title and place, what it adds or why it adds nothing, and where it ends. */
const DryRunRow = ({ row, leftOut, onInclude, onDecide }: Acts & { readonly row: PlannedRow }): React.JSX.Element => {
  const matched = row.title === null ? '' : matchedTitleText(row.title);
  return (
    <>
      <span className="import-check">
        {canChange(row) && (
          <Checkbox
            bare
            label={includeRowLabel(row)}
            checked={!leftOut.has(row.id)}
            onChange={(event) => onInclude(row, event.target.checked)}
          />
        )}
      </span>
      <span className="import-title">
        <b>{rowTitleText(row)}</b>
        <small>{matched !== '' && matched !== rowTitleText(row) ? `${matched} · ` : ''}{rowPlaceText(row)}</small>
      </span>
      <span className="import-facts">{rowFactsText(row)}</span>
      <span className={`import-state ${row.state}`}>{ROW_STATE_NAMES[row.state]}</span>
      <span className="import-act">
        {canDecide(row) && (
          <Button small aria-label={decideLabel(row)} onClick={() => onDecide(row)}>
            {decideText(row)}
          </Button>
        )}
      </span>
    </>
  );
};

/** Renders rows of the files; only those near the viewport are in the DOM. */
export const DryRunRows = ({ rows, ...acts }: Acts & { readonly rows: ReadonlyArray<PlannedRow> }): React.JSX.Element => {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, before, after } = useGridWindow(list, rows, FIRST_ROWS, 0);
  return (
    <ul ref={list} className="import-rows" aria-label={IMPORT_ROWS_MESSAGES.rows} style={{ paddingTop: before, paddingBottom: after }}>
      {rows.slice(from, to).map((row, offset) => (
        <li key={row.id} className={`import-row ${row.state}`} aria-setsize={rows.length} aria-posinset={from + offset + 1}>
          <DryRunRow row={row} {...acts} />
        </li>
      ))}
    </ul>
  );
};
