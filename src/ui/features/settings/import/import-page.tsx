import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { FileField } from '#ui/design/fields/file-field.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberFile } from '#application/data-file/read-member-file';
import { listNameError } from '#domain/lists/list-name';
import { importAddedText, leftOutCsv, leftOutRows } from '#ui/messages/data/import-rows.messages.ts';
import {
  IMPORT_MESSAGES, importDoneText, importFailureText, importFileSummaryText, importRefusedText,
} from '#ui/messages/data/import.messages.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { ProfileLayout } from '#ui/features/profile/profile-layout.tsx';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { DryRun } from './dry-run';
import { ImportStart } from './import-start';
import { useImport, type Import } from './use-import';
import './import.css';

const countsOf = ({ lists, viewings, ratings, damaged }: MemberFile) => ({
  lists: lists.length,
  titles: lists.reduce((sum, { items }) => sum + items.length, 0),
  viewings: viewings.length, ratings: ratings.length, damaged,
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

const Busy = ({ step, context: { done }, cancel }: Import): React.JSX.Element => (
  <div className="import-busy" role="status">
    <p>{step === 'reading' ? IMPORT_MESSAGES.reading : IMPORT_MESSAGES.keepOpen}</p>
    <progress aria-label={IMPORT_MESSAGES.progress} value={done} max={1} />
    <Button small onClick={cancel}>{IMPORT_MESSAGES.stop}</Button>
  </div>
);

const Done = ({ context: { files, services, result }, plan, cancel }: Import): React.JSX.Element => (
  <>
    {result !== null && (
      <FormNote tone="good">
        {plan === null ? null : `${importAddedText(plan)} `}
        {importDoneText({
          ...result,
          files: files.length + (services?.names.length ?? 0),
          damaged: files.reduce((sum, { file }) => sum + file.damaged, 0),
        })}
      </FormNote>
    )}
    <div className="import-acts">
      <ButtonLink to="/user-profile/watch-history" icon="clock">{IMPORT_MESSAGES.toHistory}</ButtonLink>
      <ButtonLink to="/user-profile/user-lists" icon="list">{IMPORT_MESSAGES.toLists}</ButtonLink>
      <Button onClick={cancel}>{IMPORT_MESSAGES.again}</Button>
      <LeftOut plan={plan} />
    </div>
  </>
);

const Confirming = (own: Import): React.JSX.Element => {
  const { context: { files }, plan, confirm, cancel } = own;
  const adds = plan === null ? 0 : plan.adds.viewings + plan.adds.ratings + plan.adds.items;
  const isNamed = plan?.lists.every(({ name, isLeftOut }) => isLeftOut || listNameError(name) === null) !== false;
  return (
    <>
      {files.map(({ name, file }) => <p key={name} className="import-own">{importFileSummaryText([name], countsOf(file))}</p>)}
      {plan === null ? null : <DryRun own={own} plan={plan} save={<LeftOut plan={plan} />} />}
      <div className="import-acts stays">
        {adds > 0 || files.length > 0 ? <Button kind="go" disabled={!isNamed} onClick={confirm}>{IMPORT_MESSAGES.add}</Button> : null}
        <Button onClick={cancel}>{IMPORT_MESSAGES.cancel}</Button>
      </div>
    </>
  );
};

const LoadedImport = ({ lists }: { readonly lists: ListUseCases }): React.JSX.Element => {
  const own = useImport(lists);
  const { step, context: { refused, failure }, chooseFiles } = own;
  const isBusy = step === 'reading' || step === 'restoring';
  return (
    <FileField multiple accept=".csv,.json,.zip,.txt" busy={isBusy} onFiles={chooseFiles} words={IMPORT_MESSAGES.drop}>
      <div className="import">
        {refused.map((each, index) => <FormNote key={index} tone="bad">{importRefusedText(each.name, each.failure)}</FormNote>)}
        {step === 'failed' && failure !== null ? <FormNote tone="bad">{importFailureText(failure)}</FormNote> : null}
        {step === 'confirming' ? (
          <Confirming {...own} />
        ) : isBusy ? (
          <Busy {...own} />
        ) : step === 'done' ? (
          <Done {...own} />
        ) : (
          <ImportStart onFiles={chooseFiles} />
        )}
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
