import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, Observable, tap } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { isWorking, MAX_KEPT_ENTRIES, nothingGone, type ImportJournal, type ImportRecord } from '#application/ports/import-journal';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { dropFromLater } from './undo/drop-from-later';
import { keepNextInAccount, type ImportStep } from './keep-in-account';
import { isPartOfChange } from './make-change';
import { makeNext, type MakeNextDeps } from './make-next';
import { takeBack } from './undo/take-back';
import { unreadable, type TakeBackLists, type TakenBack } from './undo/taken-back';
import { withoutRefused } from './without-refused';

/**
 * Unconfirmed changes above which the next ones wait. One is sent while the next one is stored; more would only make the outbox larger,
 * which is stored and read as a whole at each step.
 */
const MAX_UNCONFIRMED = 2;

export type ImportRunDeps = Pick<Catalogue, 'findSuccessor'> & {
  readonly journal: ImportJournal;
  readonly lists: TakeBackLists & MakeNextDeps['lists'] & Pick<ListUseCases, 'editOutbox' | 'unmatched'>;
};

/** Calls `onFailure` with failures of those calls that the browser's storage alone answers, and changes no answer. */
const watchingStorage = ({ journal, lists, ...others }: ImportRunDeps, onFailure: (failure: Failure) => void): ImportRunDeps => {
  const watched = <A>(answer: Answer<A>): Answer<A> => async () => {
    const made = await answer();
    if (E.isLeft(made)) onFailure(made.left);
    return made;
  };
  return {
    ...others, journal: {
      ...journal, watch: (uid) => journal.watch(uid).pipe(tap((records) => void (E.isLeft(records) && onFailure(records.left)))),
      readChange: (...change) => watched(journal.readChange(...change)), update: (...update) => watched(journal.update(...update)),
    },
    lists: {
      ...lists, editOutbox: (edit) => watched(lists.editOutbox(edit)), makeForGood: (changes) => async () => {
        const made = await lists.makeForGood(changes)();
        // A change is checked with the lists of the backend before the storage gets it.
        if (E.isLeft(made) && E.isRight(await firstValueFrom(lists.lists))) onFailure(made.left);
        return made;
      },
    },
  };
};

/** Returns the import that began first of those with work left; null if there is none. */
const nextRecord = async ({ journal, lists }: ImportRunDeps): Promise<E.Either<Failure, ImportRecord | null>> =>
  E.map((records: ReadonlyArray<ImportRecord>) => records.filter(isWorking).at(-1) ?? null)(await firstValueFrom(journal.watch(lists.uid)));

/**
 * Waits until fewer changes are unconfirmed, or the signal ends. What the undo compares has to be confirmed; it asks the stored outbox,
 * because the watched one is empty until this tab has read what was left there before a reload, or by another tab.
 */
const waitForRoom = async (
  { lists }: ImportRunDeps, { status }: ImportRecord, signal: AbortSignal,
): Promise<E.Either<Failure, Outbox>> => {
  const isUndo = status === 'undoing';
  const readStored = lists.editOutbox((outbox) => outbox);
  const stored = isUndo ? await readStored() : E.right(emptyOutbox);
  if (E.isLeft(stored)) return stored;
  const ended = signal.aborted ? Promise.resolve() : new Promise((resolve) => signal.addEventListener('abort', resolve));
  const hasRoom = lists.outbox.pipe(
    filter((outbox) => E.isLeft(outbox) || outbox.right.pending.length < (isUndo ? 1 : MAX_UNCONFIRMED)),
  );
  await Promise.race([ended, firstValueFrom(hasRoom)]);
  // A change that waited may have been refused.
  return isUndo && stored.right.pending.length > 0 ? readStored() : stored;
};

const takeBackNext = async (
  { journal, lists, findSuccessor }: ImportRunDeps, record: ImportRecord, { refused }: Outbox,
): Promise<E.Either<Failure, unknown>> => {
  const { importId, made, begun, takenBack } = record;
  // The tab that was closed in the middle of a change may have made it.
  if (begun > made) return journal.update(lists.uid, importId, (each) => ({ ...each, made: begun }))();
  if (takenBack >= made) return journal.update(lists.uid, importId, (each) => ({ ...each, status: 'undone', ...nothingGone }))();
  const change = await journal.readChange(importId, made - takenBack - 1)();
  if (E.isLeft(change)) return change;
  // Changes that the backend has refused could be sent again after the undo.
  const dropped = change.right === null || refused.length === 0 ? E.right(undefined)
    : await lists.editOutbox(withoutRefused(isPartOfChange(change.right)))();
  if (E.isLeft(dropped)) return dropped;
  const back: E.Either<Failure, TakenBack> = change.right === null ? E.right(unreadable)
    : await takeBack({ lists, findSuccessor }, change.right, record)();
  if (E.isLeft(back)) return back;
  if (back.right.changes.length > 0) {
    const answer = await lists.makeForGood(back.right.changes)();
    if (E.isLeft(answer)) return answer;
  }
  const { kept } = back.right;
  const noted = await dropFromLater(journal, lists.uid, importId, back.right);
  if (E.isLeft(noted)) return noted;
  return journal.update(lists.uid, importId, (each) => ({
    ...each, takenBack: takenBack + 1, kept: each.kept + kept.length, left: [...each.left, ...kept].slice(0, MAX_KEPT_ENTRIES),
  }))();
};

export type ImportSteps = {
  /** Emits once this tab has the turn. Keeps it until the subscription and the step that runs then have ended: no two steps run at once. */
  readonly turn: Observable<void>;
  /**
   * Makes or takes back the next change. A change that is made twice, because the page was closed meanwhile, has the effect of one.
   * @param signal ends the wait of the step, and not a change that it makes.
   */
  readonly next: (signal: AbortSignal) => Answer<ImportStep>;
};

/** Creates the steps in which a member's imports run in this tab. */
export const createImportSteps = (bare: ImportRunDeps): ImportSteps => {
  const ofStorage = new WeakSet<Failure>();
  const deps = watchingStorage(bare, (failure) => void (failure._tag === 'unavailable' && ofStorage.add(failure)));
  const { journal, lists: { uid } } = deps;
  let step: Promise<unknown> = Promise.resolve();
  const next = async (signal: AbortSignal): Promise<E.Either<Failure, ImportStep>> => {
    const first = await nextRecord(deps);
    if (E.isLeft(first)) return first;
    if (first.right === null) return keepNextInAccount(deps);
    const room = await waitForRoom(deps, first.right, signal);
    if (E.isLeft(room)) return room;
    // The person may have paused it meanwhile.
    const read = await nextRecord(deps);
    if (E.isLeft(read)) return read;
    const record = read.right;
    if (record === null || record.importId !== first.right.importId || record.status !== first.right.status || signal.aborted)
      return E.right('left');
    const answer = await (record.status === 'undoing' ? takeBackNext(deps, record, room.right) : makeNext(deps, record));
    return E.map((): ImportStep => 'left')(answer);
  };
  return {
    turn: new Observable((subscriber) => {
      const held = journal.turn(uid).subscribe(() => subscriber.next());
      return () => void step.then(() => held.unsubscribe());
    }),
    next: (signal) => () => {
      // A storage that does not say why it fails is named all the same: an import that waits says for what.
      const running = next(signal).then(E.mapLeft((failure): Failure =>
        (ofStorage.has(failure) ? { storage: 'refused', ...failure } : failure)));
      step = running.catch(() => undefined);
      return running;
    },
  };
};
