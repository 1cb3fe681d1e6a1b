import { chunksOf } from 'fp-ts/ReadonlyArray';
import type { ListCommand } from '#domain/lists/list-command';

/** Titles of one part: their items are read in one call, within its time limit. */
const TITLES_PER_PART = 100;

/** Splits a command of many titles into commands with the same effect, to be applied in order. Each is idempotent like the whole. */
export const commandParts = (command: ListCommand): ReadonlyArray<ListCommand> => {
  const { change } = command;
  switch (change.kind) {
    case 'add-items':
    case 'move-items':
      if (change.items.length <= TITLES_PER_PART) return [command];
      return chunksOf(TITLES_PER_PART)(change.items).map((items) => ({ ...command, change: { ...change, items } }));
    case 'remove-items':
      if (change.itemKeys.length <= TITLES_PER_PART) return [command];
      return chunksOf(TITLES_PER_PART)(change.itemKeys).map((itemKeys) => ({ ...command, change: { ...change, itemKeys } }));
    case 'create-list':
    case 'rename-list':
    case 'describe-list':
    case 'place-list':
    case 'delete-list':
    case 'restore-list':
    case 'place-item':
    case 'note-item':
      return [command];
  }
};
