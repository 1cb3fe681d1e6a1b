import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { readAllPages } from '#application/lists/shares/read-all-pages';
import type { Outbox } from '#application/ports/outbox-store';
import type { ShownModal } from '#application/shell/modal-machine';
import { MAX_LISTS, type List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { freeListName } from '#domain/lists/shares/free-list-name';
import type { JointListPart } from '#domain/lists/together/joint-list';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { isJointChange } from '#domain/lists/member-command';
import { toast } from '#ui/design/toasts/toast.ts';
import { JOINT_LIST_MESSAGES, jointListFailureText } from '#ui/messages/lists/joint-list.messages.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useLeave } from '#ui/shell/navigation/use-leave.ts';
import { JOINT_LISTS_KEY } from './list-people-query';

/** Opens a dialog. */
export type OpenModal = (modal: ShownModal) => void;

/**
 * Leaves another's list after a question. Returns the act, and whether it is being done. The copy is made first: if leaving fails, it
 * goes again, unless its answer was lost. @param open opens the question: handed in, so that this part does not load the modals' code.
 */
export const useLeaving = (useCases: ListUseCases, own: ReadonlyArray<List>, open: OpenModal) => {
  const [isLeaving, setLeaving] = useState(false);
  const goToLists = useLeave('/user-profile/user-lists');
  const cache = useQueryCache();
  const leave = async (list: JointListPart): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    const failed = (failure: Failure): void => {
      setLeaving(false);
      toast({ text: jointListFailureText(failure), tone: 'bad' });
    };
    const hasUnsent = (outbox: E.Either<Failure, Outbox>): boolean => E.isRight(outbox) &&
      outbox.right.pending.some(({ change }) => isJointChange(change) && change.listID === list.listID);
    const stay = (): void => {
      setLeaving(false);
      toast({ text: JOINT_LIST_MESSAGES.unsent, tone: 'bad' });
    };
    if (hasUnsent(await firstValueFrom(useCases.outbox))) {
      stay();
      return;
    }
    // A long list takes a while: a change that is made meanwhile may be missing in the copy.
    const seen: boolean[] = [];
    const watching = useCases.outbox.subscribe((outbox) => void seen.push(hasUnsent(outbox)));
    const titles = await readAllPages((cursor) => useCases.joint.getJointList(list.listID, cursor))();
    watching.unsubscribe();
    if (seen.includes(true)) {
      stay();
      return;
    }
    if (E.isLeft(titles)) {
      failed(titles.left);
      return;
    }
    const name = freeListName(shownListName(list), new Set(own.map((each) => each.name)), JOINT_LIST_MESSAGES.copyName);
    const copied = titles.right.length === 0 ? null : await useCases.copyToNewList(name, titles.right, list.description)();
    if (copied !== null && E.isLeft(copied)) {
      failed(copied.left);
      return;
    }
    const left = await useCases.joint.removeFromList(list.listID, useCases.uid)();
    if (E.isLeft(left)) {
      // If only the answer was lost, the copy is all that is left.
      if (copied !== null && isNetworkError(left.left)) {
        setLeaving(false);
        toast({ text: JOINT_LIST_MESSAGES.maybeLeft(name), tone: 'bad' });
        return;
      }
      if (copied !== null) await useCases.undo();
      failed(left.left);
      return;
    }
    cache.invalidate(JOINT_LISTS_KEY);
    const text = copied === null ? JOINT_LIST_MESSAGES.left(shownListName(list)) : JOINT_LIST_MESSAGES.leftWithCopy(name);
    toast({ text, tone: 'good' });
    goToLists();
  };
  const ask = (list: JointListPart): void => {
    if (own.length >= MAX_LISTS && list.itemCount > 0) {
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
