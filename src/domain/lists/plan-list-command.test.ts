import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#domain/users/user-id';
import { newList, type List } from './list';
import { commandOf, maya, newAddition } from './list.fixture';
import { planListCommand, type ListPlanDocuments } from './plan-list-command';

const eve = 'eve' as UserId;
const list: List = { ...newList(maya, { listID: 'one', listName: 'one' }, 1), editors: [eve] };
const documentsWith = (stored: List): ListPlanDocuments => ({
  list: () => stored, item: () => null, listIdOfName: () => null, listCount: () => 1,
});
const planOf = (stored: List, by: UserId | undefined) =>
  planListCommand({ ...commandOf(newAddition('one', 1)), ...(by && { by }) }, documentsWith(stored), 2);

describe('the change of somebody else', () => {
  it('is planned while that person edits the list', () => {
    expect(planOf(list, eve)).toMatchObject({ right: [{ kind: 'put-item', item: { addedBy: eve } }] });
  });

  it('finds no list once the owner has taken the person out, or the list away, although it was sent before', () => {
    for (const stored of [{ ...list, editors: [] }, { ...list, deletedAt: 1 }, newList(maya, { listID: 'one', listName: 'one' }, 1)])
      expect(planOf(stored, eve)).toMatchObject({ left: { _tag: 'not-found' } });
    expect(E.isRight(planOf({ ...list, editors: [] }, undefined))).toBe(true);
  });
});
