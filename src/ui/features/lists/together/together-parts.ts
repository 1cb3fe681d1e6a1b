/** One file of all parts about lists that several people edit, or that were deleted: few people need them. */
export { AddedByText } from './added-by-text';
export { InvitationPanel } from './invitation-panel';
export { JointListPage } from './joint-list-page';
export { ListsWithOthers } from './lists-with-others';
export { PeopleOfList } from './people-of-list';
export { DeletedListPanel } from '#ui/features/lists/shared/deleted-list-panel.tsx';
