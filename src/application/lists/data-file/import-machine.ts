import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { assign, fromEventObservable, setup } from 'xstate';
import { invalid, toFailure, type Failure } from '#domain/shared/failure';
import type { Clock } from '../../ports/clock';
import { eventAsParams } from '../../event-as-params';
import { actorLogicFromAnswer } from '../../actor-logic-from-answer';
import { MAX_MEMBER_FILE_BYTES, readMemberFile, type MemberFile } from './read-member-file';
import { importData, type ImportDeps, type ImportResult } from './import-data';

/** A file as the browser gives it. */
export type ChosenDataFile = { readonly name: string; readonly size: number; readonly text: () => Promise<string> };

type RestoreContext = {
  readonly name: string;
  readonly file: MemberFile | null;
  /** 0 to 1. */
  readonly done: number;
  readonly result: ImportResult | null;
  readonly failure: Failure | null;
};

type RestoreEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenDataFile }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'restore.progressed'; readonly done: number }
  | { readonly type: 'restore.done'; readonly result: ImportResult }
  | { readonly type: 'restore.failed'; readonly failure: Failure };

const initial = { name: '', file: null, done: 0, result: null, failure: null } as const;

const read = (file: ChosenDataFile, now: number) => async (): Promise<E.Either<Failure, MemberFile>> => {
  if (file.size > MAX_MEMBER_FILE_BYTES) return E.left(invalid('file', 'too-large'));
  try {
    return readMemberFile(await file.text(), now);
  } catch {
    // The file was moved or cannot be read.
    return E.left(invalid('file', 'unreadable'));
  }
};

/** Models reading a member's own data in: choose a file, confirm what it contains, wait. Stopping the actor stops behind the present change. */
export const importMachine = (deps: Pick<ImportDeps, 'lists' | 'history' | 'newId'> & { readonly clock: Clock }) =>
  setup({
    types: { context: {} as RestoreContext, events: {} as RestoreEvent },
    actors: {
      read: actorLogicFromAnswer<MemberFile, { readonly file: ChosenDataFile }>(({ file }) => read(file, deps.clock.now())),
      restore: fromEventObservable<RestoreEvent, { readonly file: MemberFile }>(
        ({ input: { file } }) =>
          new Observable<RestoreEvent>((listener) => {
            const controller = new AbortController();
            const onProgress = (done: number): void => listener.next({ type: 'restore.progressed', done });
            void importData({ ...deps, onProgress, signal: controller.signal }, file)().then((answer) =>
              listener.next(E.isRight(answer) ? { type: 'restore.done', result: answer.right } : { type: 'restore.failed', failure: answer.left }),
            );
            return () => controller.abort();
          }),
      ),
    },
    actions: {
      setName: assign((_, { file }: { readonly file: ChosenDataFile }) => ({ ...initial, name: file.name })),
      setFile: assign((_, { file }: { readonly file: MemberFile }) => ({ file })),
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
      idle: { description: 'No file is chosen, or the last one is done.', on: { 'file.chosen': 'reading' } },
      reading: {
        description: 'The file is read and checked.',
        entry: { type: 'setName', params: ({ event }) => event as Extract<RestoreEvent, { type: 'file.chosen' }> },
        invoke: {
          src: 'read',
          input: ({ event }) => ({ file: (event as Extract<RestoreEvent, { type: 'file.chosen' }>).file }),
          onDone: { target: 'confirming', actions: { type: 'setFile', params: ({ event }) => ({ file: event.output }) } },
          onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
      },
      confirming: { description: 'Shows what the file contains.', on: { confirmed: 'restoring', cancelled: { target: 'idle', actions: 'clear' }, 'file.chosen': 'reading' } },
      restoring: {
        description: 'Changes are made one after the other.',
        invoke: { src: 'restore', input: ({ context }) => ({ file: context.file as MemberFile }) },
        on: {
          'restore.progressed': { actions: { type: 'setDone', params: eventAsParams } },
          'restore.done': { target: 'done', actions: { type: 'setResult', params: eventAsParams } },
          'restore.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
          cancelled: { target: 'idle', actions: 'clear' },
        },
      },
      done: { description: 'Everything is brought back.', on: { 'file.chosen': 'reading' } },
      failed: { description: 'The file or this browser’s storage failed.', on: { 'file.chosen': 'reading', cancelled: { target: 'idle', actions: 'clear' } } },
    },
  });
