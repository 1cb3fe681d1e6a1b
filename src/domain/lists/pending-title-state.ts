import { withPendingHistory } from '#domain/history/with-pending-history';
import { isHistoryChange, isJointChange, type MemberChange } from './member-command';
import { includingList, type MemberTitleState } from './member-title-state';

/** Returns the state after an unconfirmed change. */
export const withPendingChange = (state: MemberTitleState, change: MemberChange): MemberTitleState => {
  if (isHistoryChange(change)) return withPendingHistory(state, change);
  // States name own lists only.
  if (isJointChange(change)) return state;
  const { listIDs } = state;
  switch (change.kind) {
    case 'add-items':
      return change.items.some(({ title }) => title.itemKey === state.itemKey)
        ? { ...state, listIDs: includingList(listIDs, change.listID) }
        : state;
    case 'remove-items':
      return change.itemKeys.includes(state.itemKey) ? { ...state, listIDs: listIDs.filter((listID) => listID !== change.listID) } : state;
    case 'move-items':
      return change.from !== change.listID && change.items.some(({ title }) => title.itemKey === state.itemKey)
        ? { ...state, listIDs: includingList(listIDs.filter((listID) => listID !== change.from), change.listID) }
        : state;
    case 'create-list':
    case 'rename-list':
    case 'describe-list':
    case 'place-list':
    case 'delete-list':
    case 'restore-list':
    case 'place-item':
    case 'note-item':
      return state;
  }
};
