import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { assign, fromEventObservable, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { Clock } from '#application/ports/clock';
import { eventAsParams } from '#application/event-as-params';
import { noChoices, type ImportChoices } from '#application/imports/import-choices';
import type { MatchDeps } from '#application/imports/match-title';
import type { ServiceImport } from '#application/imports/service-import';
import { importData, type ImportDeps, type ImportResult } from './import-data';
import { readDataFiles, type ChosenDataFile, type ReadDataFiles } from './read-data-files';
import type { MemberFile } from './read-member-file';

type RestoreContext = ReadDataFiles & {
  readonly choices: ImportChoices;
  /** 0 to 1, of all titles that are looked for, then of all files. */
  readonly done: number;
  readonly result: ImportResult | null;
  readonly failure: Failure | null;
};

type RestoreEvent =
  | { readonly type: 'files.chosen'; readonly files: ReadonlyArray<ChosenDataFile> }
  | { readonly type: 'files.read'; readonly output: ReadDataFiles; readonly remembered: ImportChoices['titles'] }
  | { readonly type: 'choices.changed'; readonly choices: ImportChoices }
  | { readonly type: 'services.changed'; readonly content: ServiceImport }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'restore.progressed'; readonly done: number }
  | { readonly type: 'restore.done'; readonly result: ImportResult }
  | { readonly type: 'restore.failed'; readonly failure: Failure };

const initial: RestoreContext = { files: [], services: null, refused: [], choices: noChoices, done: 0, result: null, failure: null };

type Deps = Pick<ImportDeps, 'lists' | 'newId'> & Pick<MatchDeps, 'catalogue'> & {
  readonly clock: Clock;
  /** Returns the titles that the person chose in former imports, by the keys of named titles. */
  readonly rememberedTitles: () => ImportChoices['titles'];
};

/** Returns the contents that are brought in: own files, then all files of other services as one. */
const contentsOf = ({ files, services, choices }: RestoreContext): ReadonlyArray<MemberFile> => [
  ...files.map(({ file }) => file), ...(services === null ? [] : [services.content.fileOf(services.content.plan(choices))]),
];

/**
 * Brings one file after the other back, with the progress of all. Ends with the first failure: the browser's storage, which the next file
 * needs too.
 */
const importAll = (deps: ImportDeps, context: RestoreContext): Answer<ImportResult> => async () => {
  const contents = contentsOf(context);
  let sum: ImportResult = { skippedLists: [], refused: 0 };
  for (const [index, content] of contents.entries()) {
    const answer = await importData({ ...deps, onProgress: (done) => deps.onProgress((index + done) / contents.length) }, content,
      context.choices.ratings)();
    if (E.isLeft(answer)) return answer;
    sum = { skippedLists: [...sum.skippedLists, ...answer.right.skippedLists], refused: sum.refused + answer.right.refused };
  }
  return E.right(sum);
};

/** Emits the progress of `run` and the event that it ends with. Unsubscribing aborts it. */
const eventsOf = (run: (onProgress: (done: number) => void, signal: AbortSignal) => Promise<RestoreEvent>): Observable<RestoreEvent> =>
  new Observable((listener) => {
    const controller = new AbortController();
    void run((done) => listener.next({ type: 'restore.progressed', done }), controller.signal).then((event) => listener.next(event));
    return () => controller.abort();
  });

/**
 * Models reading a member's own data in: choose files, confirm what they contain, wait. Stopping the actor stops behind the present change.
 */
export const importMachine = (deps: Deps) =>
  setup({
    types: { context: {} as RestoreContext, events: {} as RestoreEvent },
    actors: {
      read: fromEventObservable<RestoreEvent, { readonly chosen: ReadonlyArray<ChosenDataFile> }>(({ input: { chosen } }) =>
        eventsOf(async (onProgress, signal) => {
          const remembered = deps.rememberedTitles();
          const answer = await readDataFiles({ ...deps, remembered, onProgress, signal }, chosen, deps.clock.now())();
          if (E.isLeft(answer)) return { type: 'restore.failed', failure: answer.left };
          return { type: 'files.read', output: answer.right, remembered };
        })),
      restore: fromEventObservable<RestoreEvent, RestoreContext>(({ input: context }) =>
        eventsOf(async (onProgress, signal) => {
          const answer = await importAll({ ...deps, onProgress, signal }, context)();
          return E.isRight(answer) ? { type: 'restore.done', result: answer.right } : { type: 'restore.failed', failure: answer.left };
        })),
    },
    guards: { hasFile: (_, { files, services }: ReadDataFiles) => files.length > 0 || services !== null },
    actions: {
      setFiles: assign((_, { output, remembered }: Extract<RestoreEvent, { type: 'files.read' }>) =>
        ({ ...output, choices: { ...noChoices, titles: remembered }, done: 0 })),
      setChoices: assign((_, { choices }: { readonly choices: ImportChoices }) => ({ choices })),
      setContent: assign(({ context }, { content }: { readonly content: ServiceImport }) =>
        ({ services: context.services === null ? null : { ...context.services, content } })),
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
            { guard: { type: 'hasFile', params: ({ event }) => event.output }, target: 'confirming',
              actions: { type: 'setFiles', params: eventAsParams } },
            { target: 'failed', actions: { type: 'setFiles', params: eventAsParams } },
          ],
          'restore.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
          cancelled: { target: 'idle', actions: 'clear' },
        },
      },
      confirming: {
        description: 'Shows where each row of the files ends, and takes the choices of the person.',
        on: {
          'choices.changed': { actions: { type: 'setChoices', params: eventAsParams } },
          'services.changed': { actions: { type: 'setContent', params: eventAsParams } },
          confirmed: 'restoring', cancelled: { target: 'idle', actions: 'clear' }, 'files.chosen': 'reading',
        },
      },
      restoring: {
        description: 'Changes are made one after the other.',
        invoke: { src: 'restore', input: ({ context }) => context },
        on: {
          'restore.progressed': { actions: { type: 'setDone', params: eventAsParams } },
          'restore.done': { target: 'done', actions: { type: 'setResult', params: eventAsParams } },
          'restore.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
          cancelled: { target: 'idle', actions: 'clear' },
        },
      },
      done: { description: 'Everything is brought back.',
        on: { 'files.chosen': 'reading', cancelled: { target: 'idle', actions: 'clear' } } },
      failed: { description: 'All files were refused, or this browser’s storage failed.',
        on: { 'files.chosen': 'reading', cancelled: { target: 'idle', actions: 'clear' } } },
    },
  });
