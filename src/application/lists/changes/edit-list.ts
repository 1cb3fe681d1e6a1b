import type { ListChange } from '#domain/lists/list-command';
import type { Answer } from '#domain/shared/answer';
import type { MemberChanges } from '#application/lists/member-changes';
import type { ListUseCases } from '#application/lists/list-use-cases';

type EditUseCases = Pick<ListUseCases, 'renameList' | 'describeList' | 'deleteList' | 'restoreList' | 'noteItem'>;

/** Creates the use cases that change one thing of a list or of an item. */
export const createEditList = ({ make }: Pick<MemberChanges, 'make'>): EditUseCases => {
  const edit = (change: ListChange): Answer<void> => make({ changes: [change] });
  return {
    renameList: (listID, name) => edit({ kind: 'rename-list', listID, name }),
    describeList: (listID, description) => edit({ kind: 'describe-list', listID, description }),
    deleteList: (listID) => edit({ kind: 'delete-list', listID }),
    restoreList: (listID, name) => edit({ kind: 'restore-list', listID, name }),
    noteItem: ({ listID, itemKey }, note) => edit({ kind: 'note-item', listID, itemKey, note }),
  };
};
