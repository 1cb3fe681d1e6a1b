import * as t from 'io-ts';
import { itemKey, type TitleId } from '../catalogue/title-id';
import { withDefault } from '../shared/with-default';
import type { ListChange } from './list-command';
import type { ListWrite } from './plan-list-command';

const orNull = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.NullC]> => t.union([codec, t.null]);

/** The document `users/{uid}/titles/{itemKey}`: what a poster shows a member. Absent for a title without lists, viewings and rating. */
export const MemberTitleState = t.readonly(
  t.strict({
    itemKey: t.string,
    imdbID: withDefault(orNull(t.string), null),
    /** Lists that contain the title. May name deleted lists, whose items stay until the purge: compare with the member's lists. */
    listIDs: t.readonlyArray(t.string),
    /** Last viewing, ms since 1970; null if not watched. */
    watchedAt: withDefault(orNull(t.number), null),
    /** 0.5 to 10 in halves; null if not rated. */
    rating: withDefault(orNull(t.number), null),
  }),
  'MemberTitleState',
);
export type MemberTitleState = t.TypeOf<typeof MemberTitleState>;

/** Names a title in every catalogue. */
export type TitleReference = TitleId & { readonly imdbID: string | null };

/** Returns the state of a title that no document describes. */
export const emptyTitleState = (title: TitleReference): MemberTitleState => ({ itemKey: itemKey(title), imdbID: title.imdbID, listIDs: [], watchedAt: null, rating: null });

const including = (listIDs: ReadonlyArray<string>, listID: string): ReadonlyArray<string> => (listIDs.includes(listID) ? listIDs : [...listIDs, listID]);

/** Returns the state after an unconfirmed change. */
export const withPendingChange = (state: MemberTitleState, change: ListChange): MemberTitleState => {
  const { listIDs } = state;
  switch (change.kind) {
    case 'add-items':
      return change.items.some(({ title }) => title.itemKey === state.itemKey) ? { ...state, listIDs: including(listIDs, change.listID) } : state;
    case 'remove-items':
      return change.itemKeys.includes(state.itemKey) ? { ...state, listIDs: listIDs.filter((listID) => listID !== change.listID) } : state;
    case 'move-items':
      return change.from !== change.listID && change.items.some(({ title }) => title.itemKey === state.itemKey)
        ? { ...state, listIDs: including(listIDs.filter((listID) => listID !== change.from), change.listID) }
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

/** Which lists a title's state gains or loses by the writes of a plan. */
export type MembershipChange = { readonly itemKey: string; readonly imdbID: string | null; readonly listID: string; readonly isMember: boolean };

/** Returns the changes of title states that belong to the writes of a plan. */
export const membershipChanges = (writes: ReadonlyArray<ListWrite>): ReadonlyArray<MembershipChange> =>
  writes.flatMap((write): ReadonlyArray<MembershipChange> => {
    if (write.kind === 'put-list' || (write.kind === 'put-item' && write.before !== null)) return [];
    const { itemKey: key, imdbID, listID } = write.kind === 'put-item' ? write.item : write.before;
    return [{ itemKey: key, imdbID, listID, isMember: write.kind === 'put-item' }];
  });

/** Applies one change of membership. */
export const withMembership = (state: MemberTitleState, { listID, isMember }: MembershipChange): MemberTitleState => ({
  ...state, listIDs: isMember ? including(state.listIDs, listID) : state.listIDs.filter((other) => other !== listID),
});
