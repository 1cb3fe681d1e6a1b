import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { useRef, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { findCopy, likelyCopies } from '#application/lists/shares/find-copy';
import { readAllPages } from '#application/lists/shares/read-all-pages';
import type { Outbox } from '#application/ports/outbox-store';
import type { ShownModal } from '#application/shell/modal-machine';
import { MAX_LISTS, type List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { freeListName } from '#domain/lists/shares/free-list-name';
import type { JointListPart } from '#domain/lists/together/joint-list';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { isHistoryChange } from '#domain/lists/member-command';
import { toast } from '#ui/design/toasts/toast.ts';
import { JOINT_LIST_MESSAGES, jointListFailureText } from '#ui/messages/lists/joint-list.messages.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useLeave } from '#ui/shell/navigation/use-leave.ts';
import { JOINT_LISTS_KEY } from './list-people-query';

/** Opens a dialog. */
export type OpenModal = (modal: ShownModal) => void;

/** A copy of a list. @property content what the list had then, as text. @property isNew made by this attempt to leave. */
type Copy = Pick<List, 'listID'> & { readonly copyName: string; readonly content: string; readonly isNew: boolean };

/** Returns how a copy of a list is named beside these stored names. */
const copyNameOf = (list: JointListPart) => (taken: ReadonlySet<string>): string =>
  freeListName(shownListName(list), taken, JOINT_LIST_MESSAGES.copyName);

/**
 * Leaves another's list after a question. Returns the act, and whether it is being done. The copy is made first: if leaving is refused, it
 * is deleted; if only the answer was lost, the next attempt keeps it, also after a reload, unless one of the two lists has changed since.
 * @param open opens the question; a parameter, so that this part does not load the modals' code.
 */
export const useLeaving = (useCases: ListUseCases, own: ReadonlyArray<List>, open: OpenModal) => {
  const [isLeaving, setLeaving] = useState(false);
  const copies = useRef(new Map<string, Copy>());
  const goToLists = useLeave('/user-profile/user-lists');
  const cache = useQueryCache();
  /** Returns the copy of an attempt whose answer was lost, unless it is deleted by now. */
  const keptCopyOf = ({ listID }: JointListPart): Copy | null => {
    const copy = copies.current.get(listID);
    return copy !== undefined && own.some((each) => each.listID === copy.listID) ? copy : null;
  };
  const leave = async (list: JointListPart): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    const stay = (text: string): void => {
      setLeaving(false);
      toast({ text, tone: 'bad' });
    };
    const concerned = new Set([list, ...likelyCopies(list, copyNameOf(list), own)].map(({ listID }) => listID));
    const hasUnsent = (outbox: E.Either<Failure, Outbox>): boolean => E.isRight(outbox) &&
      outbox.right.pending.some(({ change }) => !isHistoryChange(change) && concerned.has(change.listID));
    if (hasUnsent(await firstValueFrom(useCases.outbox))) {
      stay(JOINT_LIST_MESSAGES.unsent);
      return;
    }
    const kept = keptCopyOf(list);
    /** Resolves to the copy, null for a list without titles, or why there is none. */
    const makeCopy = async (): Promise<E.Either<string, Copy | null>> => {
      // A long list takes a while: a change that is made meanwhile may be missing in the copy.
      const changed = new AbortController();
      const watching = useCases.outbox.subscribe((outbox) => {
        if (hasUnsent(outbox)) changed.abort();
      });
      const titles = await readAllPages((cursor) => useCases.joint.getJointList(list.listID, cursor), { signal: changed.signal })();
      watching.unsubscribe();
      if (changed.signal.aborted) return E.left(JOINT_LIST_MESSAGES.unsent);
      // The attempt before may have been the last one.
      if (E.isLeft(titles) && titles.left._tag === 'not-found' && kept !== null) return E.right(kept);
      if (E.isLeft(titles)) return E.left(jointListFailureText(titles.left));
      if (titles.right.length === 0) return E.right(null);
      const content = JSON.stringify([list.description, titles.right]);
      if (kept?.content === content) return E.right(kept);
      // The page of the attempt before may be closed.
      const likely = likelyCopies({ ...list, itemCount: titles.right.length }, copyNameOf(list), own);
      const found = await findCopy(useCases, likely, titles.right)();
      if (E.isLeft(found)) return E.left(jointListFailureText(found.left));
      if (found.right !== null)
        return E.right({ listID: found.right.listID, copyName: shownListName(found.right), content, isNew: false });
      if (own.length >= MAX_LISTS) return E.left(JOINT_LIST_MESSAGES.fullLists);
      const copyName = copyNameOf(list)(new Set(own.map((each) => each.name)));
      const copied = await useCases.copyToNewList(copyName, titles.right, list.description)();
      if (E.isLeft(copied)) return E.left(jointListFailureText(copied.left));
      return E.right({ listID: copied.right, copyName, content, isNew: true });
    };
    const made = await makeCopy();
    if (E.isLeft(made)) {
      stay(made.left);
      return;
    }
    const copy = made.right;
    const left = await useCases.joint.removeFromList(list.listID, useCases.uid)();
    if (E.isLeft(left)) {
      // If only the answer was lost, the copy is all that is left.
      if (copy !== null && isNetworkError(left.left) && left.left._tag !== 'rate-limited') {
        copies.current.set(list.listID, { ...copy, isNew: false });
        stay(JOINT_LIST_MESSAGES.maybeLeft(copy.copyName));
        return;
      }
      // A copy that was there before this attempt stays.
      if (copy?.isNew === true) await useCases.undo(copy.listID);
      stay(jointListFailureText(left.left));
      return;
    }
    cache.invalidate(JOINT_LISTS_KEY);
    const text = copy === null ? JOINT_LIST_MESSAGES.left(shownListName(list)) : JOINT_LIST_MESSAGES.leftWithCopy(copy.copyName);
    toast({ text, tone: 'good' });
    goToLists();
  };
  const ask = (list: JointListPart): void => {
    const mayNeedList = list.itemCount > 0 && keptCopyOf(list) === null && likelyCopies(list, copyNameOf(list), own).length === 0;
    if (own.length >= MAX_LISTS && mayNeedList) {
      toast({ text: JOINT_LIST_MESSAGES.fullLists, tone: 'bad' });
      return;
    }
    open({
      name: 'confirmation',
      properties: {
        title: JOINT_LIST_MESSAGES.confirmLeave(shownListName(list)),
        subtitle: list.itemCount === 0 ? JOINT_LIST_MESSAGES.confirmLeaveEmpty : JOINT_LIST_MESSAGES.confirmLeaveText,
        confirmText: JOINT_LIST_MESSAGES.leave, cancelText: JOINT_LIST_MESSAGES.stay,
        onConfirm: () => void leave(list),
      },
    });
  };
  return { ask, isLeaving };
};
