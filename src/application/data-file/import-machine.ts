import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { assign, fromEventObservable, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { Clock } from '#application/ports/clock';
import { eventAsParams } from '#application/event-as-params';
import { noChoices, type ImportChoices } from '#application/imports/import-choices';
import type { ImportRow } from '#application/imports/import-row';
import type { MatchDeps } from '#application/imports/match-title';
import { beginImport, type BeginImportDeps, type ConfirmedImport } from '#application/imports/run/begin-import';
import type { PreparedImport } from '#application/imports/service-import';
import type { OwnProfile } from './own-rows/plan-own-rows';
import { readDataFiles, readRowsAgain, type ChosenDataFile, type ReadDataFiles } from './read-data-files';

type ImportContext = ReadDataFiles & {
  readonly choices: ImportChoices;
  /** 0 to 1, of all titles that are looked for. */
  readonly done: number;
  readonly failure: Failure | null;
};

/** The sources of an import: files, or the rows that the account keeps. */
type Chosen =
  | { readonly files: ReadonlyArray<ChosenDataFile> }
  | { readonly names: ReadonlyArray<string>; readonly rows: ReadonlyArray<ImportRow> };

type ImportEvent =
  | { readonly type: 'files.chosen'; readonly chosen: Chosen }
  | { readonly type: 'files.read'; readonly output: ReadDataFiles; readonly remembered: ImportChoices['titles'] }
  | { readonly type: 'choices.changed'; readonly choices: ImportChoices }
  | { readonly type: 'content.changed'; readonly content: PreparedImport }
  | { readonly type: 'confirmed'; readonly confirmed: Confirmed['confirmed'] }
  | { readonly type: 'cancelled' }
  | { readonly type: 'import.progressed'; readonly done: number }
  | { readonly type: 'import.begun' }
  | { readonly type: 'import.failed'; readonly failure: Failure };

const initial: ImportContext = { chosen: null, refused: [], choices: noChoices, done: 0, failure: null };

type Deps = BeginImportDeps & Pick<MatchDeps, 'catalogue'> & {
  readonly clock: Clock;
  /** Returns the titles that the person chose in former imports, by the keys of named titles. */
  readonly rememberedTitles: () => ImportChoices['titles'];
  /** Returns what the profile of the member has. */
  readonly ownProfile: () => OwnProfile;
};

/** A confirmation, with the texts about the rows that are left out. */
type Confirmed = {
  readonly context: ImportContext;
  readonly confirmed: Pick<ConfirmedImport, 'texts' | 'leftOut' | 'unmatched' | 'found' | 'rows'>;
};

const confirmedImport = async ({ context: { chosen, choices }, confirmed }: Confirmed): Promise<ConfirmedImport> => ({
  ...confirmed,
  names: chosen?.names ?? [],
  contents: chosen === null ? [] : await chosen.content.contentsOf(await chosen.content.plan(choices), choices),
  ratings: choices.ratings,
});

/** Emits the progress of `run` and the event that it ends with. Unsubscribing aborts it. */
const eventsOf = (run: (onProgress: (done: number) => void, signal: AbortSignal) => Promise<ImportEvent>): Observable<ImportEvent> =>
  new Observable((listener) => {
    const controller = new AbortController();
    void run((done) => listener.next({ type: 'import.progressed', done }), controller.signal).then((event) => listener.next(event));
    return () => controller.abort();
  });

const eventOf = <A>(answer: E.Either<Failure, A>, toEvent: (value: A) => ImportEvent): ImportEvent =>
  (E.isLeft(answer) ? { type: 'import.failed', failure: answer.left } : toEvent(answer.right));

/**
 * Models choosing what an import adds: choose files, check where each row ends, confirm. The confirmed import is stored and runs by itself,
 * see `importRunMachine`.
 */
export const importMachine = (deps: Deps) =>
  setup({
    types: { context: {} as ImportContext, events: {} as ImportEvent },
    actors: {
      read: fromEventObservable<ImportEvent, { readonly chosen: Chosen }>(({ input: { chosen } }) =>
        eventsOf(async (onProgress, signal) => {
          const remembered = deps.rememberedTitles();
          const [readDeps, now] = [{ ...deps, remembered, onProgress, signal }, deps.clock.now()];
          const answer: Answer<ReadDataFiles> =
            'files' in chosen ? readDataFiles(readDeps, chosen.files, now) : readRowsAgain(readDeps, chosen.names, chosen.rows, now);
          return eventOf(await answer(), (output) => ({ type: 'files.read', output, remembered }));
        })),
      begin: fromEventObservable<ImportEvent, Confirmed>(({ input }) =>
        eventsOf(async () =>
          eventOf(await beginImport(deps, await confirmedImport(input), deps.clock.now())(), () => ({ type: 'import.begun' })))),
    },
    guards: { hasFile: (_, { chosen }: ReadDataFiles) => chosen !== null },
    actions: {
      setFiles: assign((_, { output, remembered }: Extract<ImportEvent, { type: 'files.read' }>) =>
        ({ ...output, choices: { ...noChoices, titles: remembered } })),
      setChoices: assign((_, { choices }: { readonly choices: ImportChoices }) => ({ choices })),
      setContent: assign(({ context }, { content }: { readonly content: PreparedImport }) =>
        ({ chosen: context.chosen === null ? null : { ...context.chosen, content } })),
      setDone: assign((_, { done }: { readonly done: number }) => ({ done })),
      setFailure: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
      clear: assign(initial),
    },
  }).createMachine({
    id: 'import',
    context: initial,
    initial: 'idle',
    states: {
      idle: { description: 'No file is chosen, or the last import is stored and runs.', on: { 'files.chosen': 'reading' } },
      reading: {
        description: 'The files are read, and titles of other services are looked for.',
        entry: 'clear',
        invoke: {
          src: 'read',
          input: ({ event }) => ({ chosen: (event as Extract<ImportEvent, { type: 'files.chosen' }>).chosen }),
        },
        on: {
          'import.progressed': { actions: { type: 'setDone', params: eventAsParams } },
          'files.read': [
            { guard: { type: 'hasFile', params: ({ event }) => event.output }, target: 'confirming',
              actions: { type: 'setFiles', params: eventAsParams } },
            { target: 'failed', actions: { type: 'setFiles', params: eventAsParams } },
          ],
          'import.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
          cancelled: { target: 'idle', actions: 'clear' },
        },
      },
      confirming: {
        description: 'Shows where each row of the files ends, and takes the choices of the person.',
        on: {
          'choices.changed': { actions: { type: 'setChoices', params: eventAsParams } },
          'content.changed': { actions: { type: 'setContent', params: eventAsParams } },
          confirmed: 'beginning', cancelled: { target: 'idle', actions: 'clear' }, 'files.chosen': 'reading',
        },
      },
      beginning: {
        description: 'The changes are planned and stored, whole or not at all.',
        invoke: {
          src: 'begin',
          input: ({ context, event }) => ({ context, confirmed: (event as Extract<ImportEvent, { type: 'confirmed' }>).confirmed }),
        },
        on: {
          'import.begun': { target: 'idle', actions: 'clear' },
          'import.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
        },
      },
      failed: { description: 'All files were refused, or this browser’s storage failed.',
        on: { 'files.chosen': 'reading', cancelled: { target: 'idle', actions: 'clear' } } },
    },
  });
