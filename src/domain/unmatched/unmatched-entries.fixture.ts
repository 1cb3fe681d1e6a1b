import * as E from 'fp-ts/Either';
import type { UnmatchedEntries } from './unmatched-entries';
import { withoutRows, type UnmatchedPart } from './unmatched-part';

/** Rows without a title of one account for tests and stories, which last as long as the page. */
export const testUnmatchedEntries = (initial: ReadonlyArray<UnmatchedPart> = []): UnmatchedEntries => {
  let parts = initial;
  const done = (after: ReadonlyArray<UnmatchedPart>) => {
    parts = after;
    return Promise.resolve(E.right(undefined));
  };
  return {
    readUnmatched: (_, after) => () =>
      Promise.resolve(E.right({ parts: parts.filter(({ partId }) => after === null || partId > after), next: null })),
    keepUnmatched: (_, part) => () => done(parts.some(({ partId }) => partId === part.partId) ? parts : [...parts, part]),
    removeUnmatched: (_, partId, rows) => () =>
      done(parts.flatMap((part) => (part.partId === partId ? withoutRows(part, rows) ?? [] : [part]))),
  };
};
