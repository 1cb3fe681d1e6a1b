import * as TE from 'fp-ts/TaskEither';
import { withPendingTitles } from '#application/lists/together/with-pending-titles';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { JointListPart, JointTitle } from '#domain/lists/together/joint-list';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import { notFound } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { addMany, addNoir } from '#ui/features/lists/story-lists.fixture.ts';

const LIST_ID = 'ben-noir';
export const JOINT_ADDRESS = `/user-profile/user-lists/noir_november?list_id=${LIST_ID}`;
export const INVITE_ID = 'f'.repeat(32);
const [ben, nell, gone] = [aUserId('ben'), aUserId('nell'), aUserId('gone')];
const PAGE = 50;

const titlesOf = (count: number, fields: Partial<StoredTitle>): ReadonlyArray<JointTitle> => {
  const added = count > 17 ? addMany(LIST_ID, count) : addNoir(LIST_ID, count, fields);
  return added.kind === 'add-items'
    ? added.items.map(({ title, order, note }, index) => (
      { ...title, order, note, addedBy: [null, nell, null, gone][index % 4] ?? null }))
    : [];
};

const resets: (() => void)[] = [];

/** Brings all lists back to their beginning: stories of one tab share them. */
export const resetJointFilms = (): void => resets.forEach((reset) => reset());

/** Returns Ben's list, which the member of a story edits with him and Nell. @param list replaces facts of the list. */
export const jointFilms = (
  count: number, list: Partial<JointListPart> = {}, fields: Partial<StoredTitle> = {},
): { readonly joint: Partial<JointListApi> } => {
  const first = titlesOf(count, fields);
  let titles = first;
  let hasLeft = false;
  resets.push(() => void ([titles, hasLeft] = [first, false]));
  const facts = { name: 'noir_november', displayName: null, owner: 'Ben Ito', ...list };
  const summary = () => ({ listID: LIST_ID, ...facts, itemCount: titles.length });
  const me = aUserId('story-member');
  return {
    joint: {
      getJointLists: () => TE.fromIO(() => (hasLeft ? [] : [summary()])),
      getInvitation: (inviteId) => (inviteId === INVITE_ID ? TE.fromIO(() => ({ ...summary(), listID: null })) : TE.left(notFound('list'))),
      joinList: () => TE.right(LIST_ID),
      removeFromList: () => TE.fromIO(() => void (hasLeft = true)),
      getJointList: (listID, cursor) => {
        if (listID !== LIST_ID || hasLeft) return TE.left(notFound('list'));
        const from = Number(cursor ?? 0);
        return TE.fromIO(() => ({
          ...summary(), description: 'Thirty nights. Hats on, and nobody tells the truth.',
          people: [{ uid: ben, name: facts.owner }, { uid: nell, name: 'Nell Okafor' }],
          items: titles.slice(from, from + PAGE), cursor: from + PAGE < titles.length ? String(from + PAGE) : null,
          ...list,
        }));
      },
      changeJointList: (change) => TE.fromIO(() => void (titles = withPendingTitles(titles, [change], me))),
    },
  };
};

/** Returns what an earlier visit has kept of Ben's list in this browser. @param at when it was read, in ms since 1970. */
export const keptJointFilms = (count: number, at: number): string => {
  const part = {
    listID: LIST_ID, name: 'noir_november', displayName: null, owner: 'Ben Ito', itemCount: count, description: 'Thirty nights.',
    people: [{ uid: ben, name: 'Ben Ito' }, { uid: nell, name: 'Nell Okafor' }], items: titlesOf(count, {}).slice(0, PAGE), cursor: null,
  };
  return JSON.stringify({ lists: null, parts: [{ at, part }] });
};
