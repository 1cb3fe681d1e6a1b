import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { toFailure, type Failure } from '#domain/shared/failure';
import { noChoices, type ImportChoices, type Remembered } from '#application/imports/import-choices';
import type { ImportRow } from '#application/imports/import-row';
import { noLookUp, type LookUp } from '#application/imports/look-up/look-up';
import type { ConfirmedImport } from '#application/imports/run/begin-import';
import type { PreparedImport } from '#application/imports/service-import';
import type { ReadDataFiles } from './read-data-files';
import type { ChosenDataFile } from './reading/file-contents';

export type ImportContext = ReadDataFiles & {
  readonly choices: ImportChoices;
  /** The files or rows that are read, and read again after a failure. */
  readonly source: Chosen | null;
  readonly lookUp: LookUp;
  readonly failure: Failure | null;
};

/** The sources of an import: files, or the rows that the account keeps. */
export type Chosen =
  | { readonly files: ReadonlyArray<ChosenDataFile> }
  | { readonly names: ReadonlyArray<string>; readonly rows: ReadonlyArray<ImportRow> };

export type ImportEvent =
  | { readonly type: 'files.chosen'; readonly chosen: Chosen }
  | { readonly type: 'files.read'; readonly output: ReadDataFiles; readonly remembered: Remembered }
  | { readonly type: 'choices.changed'; readonly choices: ImportChoices }
  | { readonly type: 'content.changed'; readonly content: PreparedImport }
  | { readonly type: 'confirmed'; readonly confirmed: Confirmed['confirmed'] }
  | { readonly type: 'cancelled' }
  | { readonly type: 'retried' }
  | { readonly type: 'import.progressed'; readonly lookUp: LookUp }
  | { readonly type: 'import.begun' }
  | { readonly type: 'import.failed'; readonly failure: Failure };

export const noImport: ImportContext = { source: null, chosen: null, refused: [], choices: noChoices, lookUp: noLookUp, failure: null };

/** A confirmation, with the texts about the rows that are left out. */
export type Confirmed = {
  readonly context: ImportContext;
  readonly confirmed: Pick<ConfirmedImport, 'texts' | 'leftOut' | 'unmatched' | 'found' | 'foundOn' | 'rows'>;
};

/** Plans the import as it was shown. */
export const confirmedImport = async ({ context: { chosen, choices }, confirmed }: Confirmed): Promise<ConfirmedImport> => ({
  ...confirmed,
  names: chosen?.names ?? [],
  contents: chosen === null ? [] : await chosen.content.contentsOf(await chosen.content.plan(choices), choices),
  ratings: choices.ratings,
});

type Run = (onLookUp: (lookUp: LookUp) => void, signal: AbortSignal) => Promise<ImportEvent>;

/** Emits the progress of `run` and the event that it ends with, a failure if it throws. Unsubscribing aborts it. */
export const eventsOf = (run: Run): Observable<ImportEvent> =>
  new Observable((listener) => {
    const controller = new AbortController();
    void run((lookUp) => listener.next({ type: 'import.progressed', lookUp }), controller.signal)
      .catch((thrown: unknown): ImportEvent => ({ type: 'import.failed', failure: toFailure(thrown) }))
      .then((event) => listener.next(event));
    return () => controller.abort();
  });

/** Returns the event of an answer. */
export const eventOf = <A>(answer: E.Either<Failure, A>, toEvent: (value: A) => ImportEvent): ImportEvent =>
  (E.isLeft(answer) ? { type: 'import.failed', failure: answer.left } : toEvent(answer.right));
