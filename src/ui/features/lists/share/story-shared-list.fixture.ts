import * as TE from 'fp-ts/TaskEither';
import { SHARED_PAGE_SIZE, type SharedListPart, type SharedTitle } from '#domain/lists/shares/shared-list';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import type { StoredTitle } from '#domain/lists/stored-title';
import { notFound } from '#domain/shared/failure';
import { addMany, addNoir } from '#ui/features/lists/story-lists.fixture.ts';

const SHARE_ID = '0123456789abcdef0123456789abcdef';
export const SHARED_ADDRESS = `/lists/${SHARE_ID}`;

const titlesOf = (change: ReturnType<typeof addNoir>, sharesNotes = false): ReadonlyArray<SharedTitle> =>
  change.kind === 'add-items' ? change.items.map(({ title, note }) => ({ ...title, ...(sharesNotes && note !== null && { note }) })) : [];

/** Returns a shared list of a story with some films. @param fields replace fields of every film. */
export const sharedFilms = (
  count: number,
  list: Partial<SharedListPart> = {},
  fields: Partial<StoredTitle> = {},
): { readonly sharedLists: SharedListReader } => {
  const titles = titlesOf(count > 17 ? addMany('noir', count) : addNoir('noir', count, fields), list.sharesNotes);
  return {
    sharedLists: {
      read: (shareId, cursor) => {
        if (shareId !== SHARE_ID) return TE.left(notFound('list'));
        const from = Number(cursor ?? 0);
        const next = from + SHARED_PAGE_SIZE;
        return TE.right({
          name: 'noir_november', displayName: null,
          description: 'Thirty nights, eighteen so far. Hats on, and nobody tells the truth.',
          owner: 'Maya Rosen', itemCount: titles.length, sharesNotes: false,
          items: titles.slice(from, next),
          cursor: next < titles.length ? String(next) : null,
          ...list,
        });
      },
    },
  };
};
