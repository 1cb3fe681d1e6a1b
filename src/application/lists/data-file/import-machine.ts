import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { assign, fromEventObservable, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { Clock } from '#application/ports/clock';
import { eventAsParams } from '#application/event-as-params';
import type { MatchDeps } from '#application/imports/match-titles';
import { importData, type ImportDeps, type ImportResult } from './import-data';
import { readDataFiles, type ChosenDataFile, type ReadDataFile, type ReadDataFiles } from './read-data-files';

type RestoreContext = ReadDataFiles & {
  /** 0 to 1, of all titles that are looked for, then of all files. */
  readonly done: number;
  readonly result: ImportResult | null;
  readonly failure: Failure | null;
};

type RestoreEvent =
  | { readonly type: 'files.chosen'; readonly files: ReadonlyArray<ChosenDataFile> }
  | { readonly type: 'files.read'; readonly output: ReadDataFiles }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'restore.progressed'; readonly done: number }
  | { readonly type: 'restore.done'; readonly result: ImportResult }
  | { readonly type: 'restore.failed'; readonly failure: Failure };

const initial: RestoreContext = { files: [], refused: [], done: 0, result: null, failure: null };

type Deps = Pick<ImportDeps, 'lists' | 'history' | 'newId'> & Pick<MatchDeps, 'catalogue'> & { readonly clock: Clock };

/**
 * Brings one file after the other back, with the progress of all. Ends with the first failure: the browser's storage, which the next file
 * needs too.
 */
const importAll = (deps: ImportDeps, files: ReadonlyArray<ReadDataFile>): Answer<ImportResult> => async () => {
  let sum: ImportResult = { skippedLists: [], refused: 0 };
  for (const [index, { file }] of files.entries()) {
    const answer = await importData({ ...deps, onProgress: (done) => deps.onProgress((index + done) / files.length) }, file)();
    if (E.isLeft(answer)) return answer;
    sum = { skippedLists: [...sum.skippedLists, ...answer.right.skippedLists], refused: sum.refused + answer.right.refused };
  }
  return E.right(sum);
};

/**
 * Models reading a member's own data in: choose files, confirm what they contain, wait. Stopping the actor stops behind the present change.
 */
export const importMachine = (deps: Deps) =>
  setup({
    types: { context: {} as RestoreContext, events: {} as RestoreEvent },
    actors: {
      read: fromEventObservable<RestoreEvent, { readonly chosen: ReadonlyArray<ChosenDataFile> }>(
        ({ input: { chosen } }) =>
          new Observable<RestoreEvent>((listener) => {
            const controller = new AbortController();
            const onProgress = (done: number): void => listener.next({ type: 'restore.progressed', done });
            void readDataFiles({ catalogue: deps.catalogue, onProgress, signal: controller.signal }, chosen, deps.clock.now())().then(
              (answer) =>
                listener.next(
                  E.isRight(answer) ? { type: 'files.read', output: answer.right } : { type: 'restore.failed', failure: answer.left },
                ),
            );
            return () => controller.abort();
          }),
      ),
      restore: fromEventObservable<RestoreEvent, { readonly files: ReadonlyArray<ReadDataFile> }>(
        ({ input: { files } }) =>
          new Observable<RestoreEvent>((listener) => {
            const controller = new AbortController();
            const onProgress = (done: number): void => listener.next({ type: 'restore.progressed', done });
            void importAll({ ...deps, onProgress, signal: controller.signal }, files)().then((answer) =>
              listener.next(
                E.isRight(answer) ? { type: 'restore.done', result: answer.right } : { type: 'restore.failed', failure: answer.left },
              ),
            );
            return () => controller.abort();
          }),
      ),
    },
    guards: { hasFile: (_, { files }: ReadDataFiles) => files.length > 0 },
    actions: {
      setFiles: assign((_, { files, refused }: ReadDataFiles) => ({ files, refused, done: 0 })),
      setDone: assign((_, { done }: { readonly done: number }) => ({ done })),
      setResult: assign((_, { result }: { readonly result: ImportResult }) => ({ result })),
      setFailure: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
      clear: assign(initial),
    },
  }).createMachine({
    id: 'restore',
    context: initial,
    initial: 'idle',
    states: {
      idle: { description: 'No file is chosen, or the last ones are done.', on: { 'files.chosen': 'reading' } },
      reading: {
        description: 'The files are read, and titles of other services are looked for.',
        entry: 'clear',
        invoke: {
          src: 'read',
          input: ({ event }) => ({ chosen: (event as Extract<RestoreEvent, { type: 'files.chosen' }>).files }),
        },
        on: {
          'restore.progressed': { actions: { type: 'setDone', params: eventAsParams } },
          'files.read': [
            {
              guard: { type: 'hasFile', params: ({ event }) => event.output },
              target: 'confirming',
              actions: { type: 'setFiles', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'setFiles', params: ({ event }) => event.output } },
          ],
          'restore.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
          cancelled: { target: 'idle', actions: 'clear' },
        },
      },
      confirming: {
        description: 'Shows what the files contain, and which were refused.',
        on: { confirmed: 'restoring', cancelled: { target: 'idle', actions: 'clear' }, 'files.chosen': 'reading' },
      },
      restoring: {
        description: 'Changes are made one after the other.',
        invoke: { src: 'restore', input: ({ context }) => ({ files: context.files }) },
        on: {
          'restore.progressed': { actions: { type: 'setDone', params: eventAsParams } },
          'restore.done': { target: 'done', actions: { type: 'setResult', params: eventAsParams } },
          'restore.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
          cancelled: { target: 'idle', actions: 'clear' },
        },
      },
      done: { description: 'Everything is brought back.', on: { 'files.chosen': 'reading' } },
      failed: {
        description: 'All files were refused, or this browser’s storage failed.',
        on: { 'files.chosen': 'reading', cancelled: { target: 'idle', actions: 'clear' } },
      },
    },
  });
