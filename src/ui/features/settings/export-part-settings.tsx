import * as E from 'fp-ts/Either';
import { NEVER } from 'rxjs';
import { useState } from 'react';
import { EXPORT_FILE_FORMATS, type DataPart, type ExportFileFormat } from '#application/data-export/data-part';
import type { ExportedFiles } from '#application/data-export/data-part-files';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { CATALOGUE, LOG, PROFILE_USE_CASES } from '#application/service-keys';
import { shownListName } from '#domain/lists/list-name';
import { offline, toFailure, type Failure } from '#domain/shared/failure';
import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Select } from '#ui/design/fields/select.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import {
  EXPORT_FORMAT_HINTS, EXPORT_FORMAT_NAMES, EXPORT_PARTS_MESSAGES, exportPartHint, missingTitlesText, savedFilesText,
} from '#ui/messages/data/export-parts.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { useService } from '#ui/services.tsx';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { saveFile } from './save-file';

const partOf = (value: string): DataPart => (value === 'history' || value === 'ratings' ? value : { listID: value });

/**
 * Saves a list, the watch history or the ratings as a table or in the format of another service, and says what the format does not hold.
 */
export const ExportPartSettings = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const [profiles, catalogue, log] = [useService(PROFILE_USE_CASES), useService(CATALOGUE), useService(LOG)];
  const useCases = useListUseCases();
  const lists = useObservableValue(useCases?.lists ?? NEVER);
  const own = lists != null && E.isRight(lists) ? lists.right : [];
  const [part, setPart] = useState('history');
  const [format, setFormat] = useState<ExportFileFormat>('csv');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ExportedFiles | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (browser: ListUseCases): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setResult(null);
    const fail = (failure: Failure): void => {
      log.failure('export-part', failure);
      setProblem(requestFailureText(failure));
    };
    try {
      // The code of the formats loads for those who export.
      const [data, { exportDataPart }, { completeImdbIds }] = await Promise.all([
        profiles.exportMyData(person.uid, person, browser)(),
        import('#application/data-export/data-part-files'),
        import('#application/data-export/complete-imdb-ids'),
      ]);
      if (E.isLeft(data)) {
        fail(data.left);
        return;
      }
      const exported = exportDataPart(await completeImdbIds(data.right, catalogue.getImdbId), partOf(part), format);
      for (const { name, text, type } of exported.files) saveFile(name, text, type);
      setResult(exported);
    } catch (thrown) {
      // Without a network, code that was never loaded cannot be.
      fail(navigator.onLine ? toFailure(thrown) : offline);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FactSheet
        facts={[
          {
            term: EXPORT_PARTS_MESSAGES.term,
            value: (
              <>
                <span>
                  {EXPORT_PARTS_MESSAGES.hint} {EXPORT_FORMAT_HINTS[format]}
                  {exportPartHint(partOf(part), format, own.find(({ listID }) => listID === part)?.itemCount === 0)}
                </span>
                <Select
                  label={EXPORT_PARTS_MESSAGES.part}
                  value={part}
                  onChange={(event) => setPart(event.target.value)}
                  options={[
                    { value: 'history', label: EXPORT_PARTS_MESSAGES.history },
                    { value: 'ratings', label: EXPORT_PARTS_MESSAGES.ratings },
                    ...own.map((list) => ({ value: list.listID, label: shownListName(list) })),
                  ]}
                />
                <Select
                  label={EXPORT_PARTS_MESSAGES.format}
                  value={format}
                  options={EXPORT_FILE_FORMATS.map((value) => ({ value, label: EXPORT_FORMAT_NAMES[value] }))}
                  onChange={(event) => setFormat(EXPORT_FILE_FORMATS.find((each) => each === event.target.value) ?? 'csv')}
                />
                <Button
                  small
                  icon="download"
                  busy={isBusy}
                  disabled={useCases === null}
                  onClick={() => useCases !== null && void save(useCases)}
                >
                  {EXPORT_PARTS_MESSAGES.save}
                </Button>
              </>
            ),
          },
        ]}
      />
      {result === null ? null : (
        <FormNote tone="good">
          {[savedFilesText(result.files.map(({ name }) => name)), ...missingTitlesText(result.missing)].join(' ')}
        </FormNote>
      )}
      {problem === null ? null : <FormNote tone="bad">{problem}</FormNote>}
    </>
  );
};
