import { Button } from '#ui/design/buttons/button.tsx';
import { FileField } from '#ui/design/fields/file-field.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { TEXT_ENDINGS } from '#application/imports/import-choices';
import { hasChangesLeft } from '#application/ports/import-journal';
import { openRowCount, type PlannedImport } from '#application/imports/plan/planned-row';
import type { OwnProfile } from '#application/data-file/own-rows/plan-own-rows';
import { listNameError } from '#domain/lists/list-name';
import { leftOutCsv, leftOutRows } from '#ui/messages/data/import-report.messages.ts';
import { LOOK_UP_MESSAGES } from '#ui/messages/data/import-look-up.messages.ts';
import { IMPORT_MESSAGES, importFailureText, importRefusedText } from '#ui/messages/data/import.messages.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { useStepFocus } from '#ui/hooks/use-step-focus.ts';
import { ProfileLayout } from '#ui/features/profile/profile-layout.tsx';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { ImportLookUp } from '#ui/features/settings/import/look-up/import-look-up.tsx';
import { useMinutesLeft } from '#ui/features/settings/import/look-up/use-minutes-left.ts';
import { DryRun } from './dry-run';
import { ImportRecords } from './records/import-records';
import { useImportRecords } from './records/use-import-records';
import { ImportGuides, ImportStart } from './import-start';
import { UnmatchedSection } from './unmatched-section';
import { useImport, type Import } from './use-import';

export { FoundNotice } from './found/found-notice';
export { ImportNotice } from './import-notice';
import './import.css';

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

/** Titles that are looked up before the page says how long the rest takes: the first ones are quick. */
const MIN_SEEN = 20;

const Reading = ({ context: { lookUp }, cancel }: Import): React.JSX.Element => {
  const { found, all, waitsFor } = lookUp;
  const minutesLeft = useMinutesLeft({ done: found, all, isPaused: waitsFor !== null, minSeen: MIN_SEEN });
  return <ImportLookUp lookUp={lookUp} minutesLeft={minutesLeft} onStop={cancel} />;
};

const Busy = (own: Import): React.JSX.Element => (own.step === 'reading' ? <Reading {...own} /> : (
  <div className="import-busy" role="status">
    <p>{IMPORT_MESSAGES.beginning}</p>
    <progress aria-label={IMPORT_MESSAGES.progress} max={1} />
  </div>
));

/** Says why an import could not go on, and goes on where it was. */
const Failed = ({ context: { failure }, retry }: Import): React.JSX.Element | null => (failure === null ? null : (
  <>
    <FormNote tone="bad">{importFailureText(failure)}</FormNote>
    <div className="import-acts"><Button kind="go" onClick={retry}>{LOOK_UP_MESSAGES.retry}</Button></div>
  </>
));

/** Returns the label of the button where nothing is added; null if nothing is to do. */
const labelWithoutAdditions = ({ rows, counts }: PlannedImport, isAgain: boolean): string | null => {
  if (isAgain) return counts.there > 0 ? IMPORT_MESSAGES.settle : null;
  const isKept = openRowCount(rows) > 0 || rows.some(({ reason }) => reason === 'kept');
  return isKept ? IMPORT_MESSAGES.keepOnly : null;
};

const Confirming = ({ isBusy, ...own }: Import & { readonly isBusy: boolean }): React.JSX.Element => {
  const { context: { choices, chosen }, plan, isStale, confirm, cancel } = own;
  const adds = plan === null ? 0 : Object.values(plan.adds).reduce((sum, count) => sum + count, 0);
  // As typed: the plan follows.
  const lists = (plan?.lists ?? []).map((list) => ({ ...list, ...choices.lists.get(list.key) }));
  const isNamed = lists.every(({ name, isLeftOut }) => isLeftOut || listNameError(name) === null);
  const label = adds > 0 ? IMPORT_MESSAGES.add : plan === null ? null : labelWithoutAdditions(plan, chosen?.isAgain === true);
  return (
    <>
      {plan === null ? null : <DryRun own={own} plan={plan} save={<LeftOut plan={plan} />} />}
      <div className="import-acts stays">
        {isBusy ? <p className="faint" role="status">{IMPORT_MESSAGES.isBusy}</p> : null}
        {label === null ? null : <Button kind="go" disabled={!isNamed || isStale} onClick={() => void confirm()}>{label}</Button>}
        <Button onClick={cancel}>{IMPORT_MESSAGES.cancel}</Button>
      </div>
    </>
  );
};

const ACCEPTED = ['zip', ...TEXT_ENDINGS].map((ending) => `.${ending}`).join(',');

const LoadedImport = ({ lists, profile }: { readonly lists: ListUseCases; readonly profile: OwnProfile }): React.JSX.Element => {
  const { records } = useImportRecords(lists);
  const hasOther = records._tag === 'success' && records.value.some(hasChangesLeft);
  const own = useImport(lists, profile, hasOther);
  const { step, context: { refused, failure }, chooseFiles, lookAgain } = own;
  const isBusy = step === 'reading' || step === 'beginning';
  const isAtStart = step === 'idle' || step === 'failed';
  const frame = useStepFocus(step);
  return (
    <FileField multiple accept={ACCEPTED} busy={isBusy} onFiles={chooseFiles} words={IMPORT_MESSAGES.drop}>
      <div ref={frame} className="import" data-unsent={!isAtStart || failure !== null || undefined}>
        {refused.map((each, index) => <FormNote key={index} tone="bad">{importRefusedText(each.name, each.failure)}</FormNote>)}
        {step === 'failed' ? <Failed {...own} /> : null}
        {step === 'confirming' ? (
          <Confirming {...own} isBusy={hasOther} />
        ) : isBusy ? (
          <Busy {...own} />
        ) : (
          <ImportStart onFiles={chooseFiles} />
        )}
        <ImportRecords lists={lists} isPreparing={!isAtStart} />
        {isAtStart ? <UnmatchedSection lists={lists} onLookAgain={lookAgain} /> : null}
        {isAtStart ? <ImportGuides /> : null}
      </div>
    </FileField>
  );
};

const OwnImport = ({ profile }: { readonly profile: OwnProfile }): React.JSX.Element | null => {
  const lists = useListUseCases();
  return lists === null ? null : <LoadedImport key={lists.uid} lists={lists} profile={profile} />;
};

/** Renders the page that brings a member's data in: choose files, check where each row ends, add. */
export const ImportPage = (): React.JSX.Element => (
  <ProfileLayout heading={IMPORT_MESSAGES.title} description={IMPORT_MESSAGES.description} tab="/user-profile/settings">
    {(_, profile) => <OwnImport profile={profile} />}
  </ProfileLayout>
);
