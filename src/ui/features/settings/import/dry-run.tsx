import { useDeferredValue, useMemo, useState } from 'react';
import { openRowCount, ROW_STATES, type PlannedImport, type PlannedRow, type RowState } from '#application/imports/plan/planned-row';
import { unkeptTextsAs } from '#application/imports/text/unkept-texts';
import { foldName } from '#domain/catalogue/text-match/fold';
import { invalid } from '#domain/shared/failure';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { ToggleChip } from '#ui/design/filters/toggle-chip.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { formatNumber } from '#ui/messages/format/format.ts';
import {
  IMPORT_ROWS_MESSAGES, importAddsText, importRowsText, ROW_STATE_NAMES, shownRowsText, unmatchedRowsText,
} from '#ui/messages/data/import-rows.messages.ts';
import {
  cutFilesText, emptyFilesText, ignoredFilesText, twinFilesText, unclearFilesText, unkeptTextsText,
} from '#ui/messages/data/import-left-out.messages.ts';
import { importRefusedText } from '#ui/messages/data/import.messages.ts';
import { excessListsText, excessTitlesText, excessViewingsText, importRemarks } from '#ui/messages/data/import-excess.messages.ts';
import { WordsField } from '#ui/features/lists/controls/words-field.tsx';
import { CandidatesModal } from './candidates-modal';
import { DryRunChoices } from './dry-run-choices';
import { DryRunLists } from './dry-run-lists';
import { DryRunRows } from './rows/dry-run-rows';
import { searchTextOf } from './row-search';
import type { Import } from './use-import';

const NO_ROWS: ReadonlyArray<PlannedRow> = [];
type Filter = RowState | 'conflict' | null;

const isShown = (filter: Filter, words: string | null) => {
  const searched = foldName(words ?? '');
  return (row: PlannedRow): boolean =>
    (filter === null || (filter === 'conflict' ? row.conflict !== null : row.state === filter)) &&
    (searched === '' || searchTextOf(row).includes(searched));
};

type Props = {
  readonly own: Import;
  readonly plan: PlannedImport;
  /** Saves the rows that are left out. */ readonly save: React.ReactNode;
};

/** Renders what an import would do: the sums, the choices, the lists, and every row of the files with where it ends. */
export const DryRun = ({ own, plan, save }: Props): React.JSX.Element => {
  const { context: { chosen, refused, choices }, change, chooseTitle } = own;
  const [filter, setFilter] = useState<Filter>(null);
  const [words, setWords] = useState<string | null>(null);
  const [decided, setDecided] = useState<PlannedRow | null>(null);
  const rows = useMemo(() => plan.rows.filter(isShown(filter, words)), [plan, filter, words]);
  // The sums are painted first: rows and sums together would be a long task.
  const shown = useDeferredValue(rows, NO_ROWS);
  const ignored = (chosen?.content.read.ignored ?? []).filter(({ name }) => refused.every((each) => each.name !== name));
  const namesOf = (files: typeof ignored): ReadonlyArray<string> => files.map(({ name }) => name);
  const empty = namesOf(ignored.filter(({ isEmpty }) => isEmpty));
  const usual = namesOf(ignored.filter(({ isUsual, isEmpty, isRead, isTwin }) => isUsual && !isEmpty && !isRead && !isTwin));
  const twins = namesOf(ignored.filter(({ isTwin }) => isTwin));
  const unclear = namesOf(ignored.filter(({ isUsual, looksLike }) => !isUsual && looksLike !== 'cut'));
  const unread = namesOf(ignored.filter(({ looksLike }) => looksLike === 'cut'));
  const cut = chosen?.content.read.cut ?? [];
  const unkept = unkeptTextsAs(chosen?.content.read.unkept ?? new Map(), choices.kinds);
  const open = useMemo(() => openRowCount(plan.rows), [plan]);
  const states = ROW_STATES.filter((state) => plan.counts[state] > 0 || state === filter);
  const include = (row: PlannedRow, isIncluded: boolean): void => {
    const leftOut = new Set(choices.leftOut);
    if (isIncluded) leftOut.delete(row.id);
    else leftOut.add(row.id);
    change({ leftOut });
  };
  return (
    <>
      <section className="import-sums" tabIndex={-1} aria-label={IMPORT_ROWS_MESSAGES.heading}>
        <h2>{importAddsText(plan)}</h2>
        <p>{importRowsText(plan.rows.length, chosen?.names ?? [])}</p>
        {open > 0 ? <p>{unmatchedRowsText(open, chosen?.isAgain === true)}</p> : null}
        {importRemarks(plan).map((text) => <p key={text} className="faint">{text}</p>)}
        {unkept.size === 0 ? null : <p className="faint">{unkeptTextsText(unkept)}</p>}
        {usual.length > 0 ? <p className="faint">{ignoredFilesText(usual)}</p> : null}
        {twins.length > 0 ? <p className="faint">{twinFilesText(twins)}</p> : null}
        {empty.length > 0 ? <p className="faint">{emptyFilesText(empty)}</p> : null}
        {unclear.length > 0 ? <p className="faint">{unclearFilesText(unclear)}</p> : null}
        {save}
      </section>
      {cut.length > 0 && <FormNote tone="bad">{cutFilesText(cut)}</FormNote>}
      {unread.map((name) => <FormNote key={name} tone="bad">{importRefusedText(name, invalid('file', 'cut'))}</FormNote>)}
      <DryRunChoices own={own} plan={plan} onShow={setFilter} />
      {plan.excessLists > 0 && <FormNote tone="bad">{excessListsText(plan.excessLists)}</FormNote>}
      {plan.excessTitles > 0 && <FormNote tone="bad">{excessTitlesText(plan.excessTitles)}</FormNote>}
      {plan.excessViewings > 0 && <FormNote tone="bad">{excessViewingsText(plan.excessViewings)}</FormNote>}
      <DryRunLists lists={plan.lists} choices={choices} onChange={(lists) => change({ lists })} />
      <div className="filters import-filters" role="group" aria-label={IMPORT_ROWS_MESSAGES.filter}>
        <ToggleChip pressed={filter === null} onChange={() => setFilter(null)}>
          {IMPORT_ROWS_MESSAGES.all} <span className="num">{formatNumber(plan.rows.length)}</span>
        </ToggleChip>
        {states.map((state) => (
          <ToggleChip key={state} pressed={filter === state} onChange={(pressed) => setFilter(pressed ? state : null)}>
            {ROW_STATE_NAMES[state]} <span className="num">{formatNumber(plan.counts[state])}</span>
          </ToggleChip>
        ))}
        {plan.conflicts > 0 && (
          <ToggleChip pressed={filter === 'conflict'} onChange={(pressed) => setFilter(pressed ? 'conflict' : null)}>
            {IMPORT_ROWS_MESSAGES.conflicts} <span className="num">{formatNumber(plan.conflicts)}</span>
          </ToggleChip>
        )}
        <WordsField label={IMPORT_ROWS_MESSAGES.search} words={words} onChange={setWords} />
      </div>
      <LiveRegion message={shownRowsText(rows.length)} />
      {rows.length === 0 ? (
        <p className="faint">{IMPORT_ROWS_MESSAGES.none}</p>
      ) : (
        shown.length > 0 && <DryRunRows rows={shown} leftOut={choices.leftOut} onInclude={include} onDecide={setDecided} />
      )}
      <CandidatesModal
        row={decided}
        rows={decided === null ? 0 : plan.rows.filter(({ titleKey }) => titleKey === decided.titleKey).length}
        onChoose={(title) => decided !== null && void chooseTitle(decided.titleKey, title)}
        onClose={() => setDecided(null)}
      />
    </>
  );
};
