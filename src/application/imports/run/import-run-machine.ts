import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, map } from 'rxjs';
import { fromEventObservable, setup } from 'xstate';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import type { ListUseCases } from '#application/lists/list-use-cases';
import {
  isWorking, MAX_KEPT_ENTRIES, noEntries, waitsForAccount, type ImportJournal, type ImportRecord, type KeptEntry,
} from '#application/ports/import-journal';
import type { Failure } from '#domain/shared/failure';
import { keepNextInAccount, type KeepStep } from './keep-in-account';
import { addCounts, makeInParts } from './make-change';
import { takeBack, type TakeBackLists } from './take-back';

/**
 * Unconfirmed changes above which the next ones wait. One is sent while the next one is stored; more would only make the outbox larger,
 * which is stored and read as a whole at each step.
 */
const MAX_UNCONFIRMED = 2;
/** Wait after a failure of the browser's storage or of the backend, in ms. */
const RETRY_MS = 10_000;
/** Wait before the account is asked again to keep rows, in ms: without a network, all that remains is to wait. */
const ACCOUNT_RETRY_MS = 60_000;

export type ImportRunDeps = {
  readonly journal: ImportJournal;
  readonly lists: TakeBackLists & Pick<ListUseCases, 'uid' | 'outbox' | 'makeForGood' | 'unmatched'>;
};

/** Result of one step: whether more is to do. */
type Step = KeepStep;
type RunEvent = { readonly type: 'lock.acquired' } | { readonly type: 'import.found' };

/** Returns the import that began first of those with work left; null if there is none. */
const nextRecord = async ({ journal, lists }: ImportRunDeps): Promise<E.Either<Failure, ImportRecord | null>> =>
  E.map((records: ReadonlyArray<ImportRecord>) => records.filter(isWorking).at(-1) ?? null)(await firstValueFrom(journal.watch(lists.uid)));

/** Waits until fewer changes are unconfirmed. What the undo compares has to be confirmed. */
const waitForRoom = ({ lists }: ImportRunDeps, { status }: ImportRecord): Promise<unknown> =>
  firstValueFrom(lists.outbox.pipe(
    filter((outbox) => E.isLeft(outbox) || outbox.right.pending.length < (status === 'undoing' ? 1 : MAX_UNCONFIRMED)),
  ));

const makeNext = async (
  { journal, lists }: ImportRunDeps, { importId, made: index, changes }: ImportRecord,
): Promise<E.Either<Failure, unknown>> => {
  const end = (record: ImportRecord): ImportRecord =>
    (record.made >= changes && record.status === 'running' ? { ...record, status: 'done' } : record);
  if (index >= changes) return journal.update(lists.uid, importId, end)();
  const change = await journal.readChange(importId, index)();
  if (E.isLeft(change)) return change;
  const made = change.right === null ? E.right({ added: noEntries, refused: 1 }) : await makeInParts(lists, change.right)();
  if (E.isLeft(made)) return made;
  const { added, refused } = made.right;
  return journal.update(lists.uid, importId, (record) => end({
    ...record, made: record.made + 1, refused: record.refused + refused, added: addCounts(record.added, added),
  }))();
};

const unreadable: KeptEntry = { name: '', year: null, list: null, why: 'unreadable' };

const takeBackNext = async (
  { journal, lists }: ImportRunDeps, { importId, made, takenBack }: ImportRecord,
): Promise<E.Either<Failure, unknown>> => {
  if (takenBack >= made) return journal.update(lists.uid, importId, (record) => ({ ...record, status: 'undone' }))();
  const change = await journal.readChange(importId, made - takenBack - 1)();
  if (E.isLeft(change)) return change;
  const back = change.right === null ? E.right({ changes: [], kept: [unreadable] }) : await takeBack(lists, change.right)();
  if (E.isLeft(back)) return back;
  if (back.right.changes.length > 0) {
    const answer = await lists.makeForGood(back.right.changes)();
    if (E.isLeft(answer)) return answer;
  }
  const { kept } = back.right;
  return journal.update(lists.uid, importId, (record) => ({
    ...record, takenBack: takenBack + 1, kept: record.kept + kept.length, left: [...record.left, ...kept].slice(0, MAX_KEPT_ENTRIES),
  }))();
};

/** Makes or takes back the next change. A change that is made twice, because the page was closed meanwhile, has the effect of one. */
const doNext = (deps: ImportRunDeps) => async (): Promise<E.Either<Failure, Step>> => {
  const first = await nextRecord(deps);
  if (E.isLeft(first)) return first;
  if (first.right === null) return keepNextInAccount(deps);
  await waitForRoom(deps, first.right);
  // The person may have paused it meanwhile.
  const record = await nextRecord(deps);
  if (E.isLeft(record)) return record;
  if (record.right === null) return E.right('left');
  const answer = await (record.right.status === 'undoing' ? takeBackNext : makeNext)(deps, record.right);
  return E.map((): Step => 'left')(answer);
};

/**
 * Models running a member's imports: one tab makes their changes, or takes them back, one after the other. Stopping the actor stops behind
 * the present change; the journal knows where to go on.
 */
export const importRunMachine = (deps: ImportRunDeps) =>
  setup({
    types: { events: {} as RunEvent },
    actors: {
      hold: fromEventObservable<RunEvent, undefined>(() =>
        deps.journal.turn(deps.lists.uid).pipe(map(() => ({ type: 'lock.acquired' })))),
      watchJournal: fromEventObservable<RunEvent, { readonly isLater: boolean }>(({ input }) =>
        deps.journal.watch(deps.lists.uid).pipe(
          filter((records) => E.isRight(records)
            && records.right.some((record) => isWorking(record) || (!input.isLater && waitsForAccount(record)))),
          map(() => ({ type: 'import.found' })),
        )),
      doNext: actorLogicFromAnswer<Step, undefined>(() => doNext(deps)),
    },
    delays: { retryDelay: RETRY_MS, accountDelay: ACCOUNT_RETRY_MS },
  }).createMachine({
    id: 'importRun',
    // Invoked here, so that the lock is held in every state after `waitingForLock`.
    invoke: { src: 'hold' },
    initial: 'waitingForLock',
    states: {
      waitingForLock: { description: 'Another tab may be running the imports.', on: { 'lock.acquired': 'working' } },
      working: {
        description: 'The next change is made or taken back.',
        invoke: {
          src: 'doNext',
          onDone: [
            { guard: ({ event }) => event.output === 'left', target: 'working', reenter: true },
            { guard: ({ event }) => event.output === 'later', target: 'waitingForAccount' },
            { target: 'idle' },
          ],
          onError: 'waitingToRetry',
        },
      },
      idle: {
        description: 'No import has work left.',
        invoke: { src: 'watchJournal', input: { isLater: false } }, on: { 'import.found': 'working' },
      },
      waitingForAccount: {
        description: 'The account did not take rows without a title. Imports that begin meanwhile run.',
        invoke: { src: 'watchJournal', input: { isLater: true } }, on: { 'import.found': 'working' },
        after: { accountDelay: 'working' },
      },
      waitingToRetry: {
        description: 'The browser’s storage or the backend did not answer.',
        after: { retryDelay: 'working' },
      },
    },
  });
