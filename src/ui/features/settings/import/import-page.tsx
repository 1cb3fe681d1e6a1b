import { Button } from '#ui/design/buttons/button.tsx';
import { FileField } from '#ui/design/fields/file-field.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ReadDataFile } from '#application/data-file/read-data-files';
import type { MemberFile } from '#application/data-file/read-member-file';
import { listNameError } from '#domain/lists/list-name';
import { importExcessText } from '#ui/messages/data/import-excess.messages.ts';
import { leftOutCsv, leftOutRows } from '#ui/messages/data/import-rows.messages.ts';
import { IMPORT_MESSAGES, importFailureText, importFileSummaryText, importRefusedText } from '#ui/messages/data/import.messages.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { ProfileLayout } from '#ui/features/profile/profile-layout.tsx';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { DryRun } from './dry-run';
import { ImportRecords } from './import-records';
import { ImportGuides, ImportStart } from './import-start';
import { useImport, type Import } from './use-import';

export { ImportNotice } from './import-notice';
import './import.css';

const countsOf = ({ lists, viewings, ratings, own, damaged }: MemberFile) => ({
  lists: lists.length,
  titles: lists.reduce((sum, { items }) => sum + items.length, 0),
  viewings: viewings.length, ratings: ratings.length, damaged,
  recents: own?.recents.length ?? 0,
  hasSettings: own !== null && [own.phoneNumber, ...Object.values(own.settings)].some((value) => value !== null),
  unmatched: own?.unmatched.length ?? 0,
});

/** Gives the rows that are not added as a file. */
const LeftOut = ({ plan }: Pick<Import, 'plan'>): React.JSX.Element | null => {
  const rows = plan === null ? [] : leftOutRows(plan);
  if (rows.length === 0) return null;
  return (
    <Button small icon="download" onClick={() => saveFile(IMPORT_MESSAGES.leftOutFile, leftOutCsv(rows), 'text/csv')}>
      {IMPORT_MESSAGES.leftOut}
    </Button>
  );
};

/** Says what a file of one's own data contains, and what of it does not fit. */
const OwnFile = ({ name, file, excess }: ReadDataFile): React.JSX.Element => {
  const excessText = importExcessText(excess.lists, excess.titles);
  return (
    <>
      <p className="import-own">{importFileSummaryText([name], countsOf(file))}</p>
      {excessText === null ? null : <FormNote tone="bad">{excessText}</FormNote>}
    </>
  );
};

const Busy = ({ step, context: { done }, cancel }: Import): React.JSX.Element => (
  <div className="import-busy" role="status">
    <p>{step === 'reading' ? IMPORT_MESSAGES.reading : IMPORT_MESSAGES.beginning}</p>
    <progress aria-label={IMPORT_MESSAGES.progress} max={1} {...(step === 'reading' && { value: done })} />
    {step === 'reading' ? <Button small onClick={cancel}>{IMPORT_MESSAGES.stop}</Button> : null}
  </div>
);

const Confirming = (own: Import): React.JSX.Element => {
  const { context: { files, choices }, plan, confirm, cancel } = own;
  const adds = plan === null ? 0 : plan.adds.viewings + plan.adds.ratings + plan.adds.items;
  // As typed: the plan follows.
  const lists = (plan?.lists ?? []).map((list) => ({ ...list, ...choices.lists.get(list.key) }));
  const isNamed = lists.every(({ name, isLeftOut }) => isLeftOut || listNameError(name) === null);
  return (
    <>
      {files.map((each) => <OwnFile key={each.name} {...each} />)}
      {plan === null ? null : <DryRun own={own} plan={plan} save={<LeftOut plan={plan} />} />}
      <div className="import-acts stays">
        {adds > 0 || files.length > 0
          ? <Button kind="go" disabled={!isNamed} onClick={() => void confirm()}>{IMPORT_MESSAGES.add}</Button>
          : null}
        <Button onClick={cancel}>{IMPORT_MESSAGES.cancel}</Button>
      </div>
    </>
  );
};

const LoadedImport = ({ lists }: { readonly lists: ListUseCases }): React.JSX.Element => {
  const own = useImport(lists);
  const { step, context: { refused, failure }, chooseFiles, lookAgain } = own;
  const isBusy = step === 'reading' || step === 'beginning';
  const isAtStart = step === 'idle' || step === 'failed';
  return (
    <FileField multiple accept=".csv,.json,.zip,.txt" busy={isBusy} onFiles={chooseFiles} words={IMPORT_MESSAGES.drop}>
      <div className="import">
        {refused.map((each, index) => <FormNote key={index} tone="bad">{importRefusedText(each.name, each.failure)}</FormNote>)}
        {step === 'failed' && failure !== null ? <FormNote tone="bad">{importFailureText(failure)}</FormNote> : null}
        {step === 'confirming' ? (
          <Confirming {...own} />
        ) : isBusy ? (
          <Busy {...own} />
        ) : (
          <ImportStart onFiles={chooseFiles} />
        )}
        <ImportRecords lists={lists} isHidden={!isAtStart} onLookAgain={lookAgain} />
        {isAtStart ? <ImportGuides /> : null}
      </div>
    </FileField>
  );
};

const OwnImport = (): React.JSX.Element | null => {
  const lists = useListUseCases();
  return lists === null ? null : <LoadedImport key={lists.uid} lists={lists} />;
};

/** Renders the page that brings a member's data in: choose files, check where each row ends, add. */
export const ImportPage = (): React.JSX.Element => (
  <ProfileLayout heading={IMPORT_MESSAGES.title} description={IMPORT_MESSAGES.description} tab="/user-profile/settings">
    {() => <OwnImport />}
  </ProfileLayout>
);
