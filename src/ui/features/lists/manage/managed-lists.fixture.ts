import type { ListChange } from '#domain/lists/list-command';
import { addNoir, createNoir } from '#ui/features/lists/story-lists.fixture.ts';

export const create = (listID: string, name: string): ListChange =>
  ({ kind: 'create-list', listID, name, description: '', order: `b-${listID}` });
/** Lists of which one is pinned, one archived and one deleted. */
export const changes: ReadonlyArray<ListChange> = [
  ...createNoir, addNoir('noir'), addNoir('story-watchlist', 5), create('old', 'summer_2019'), addNoir('old', 2),
  { kind: 'place-list', listID: 'old', order: 'c', pinned: false, archived: true },
  create('gone', 'rainy_sundays'), addNoir('gone', 3), { kind: 'delete-list', listID: 'gone' },
  { kind: 'place-list', listID: 'noir', order: 'a', pinned: true, archived: false },
];
