import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { invalid, unavailable } from '#domain/shared/failure';
import { PARTS_READ, type UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import { isStorablePart, withoutRows } from '#domain/unmatched/unmatched-part';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { ownerAccess } from '#adapters/memory/owner-access';
import { partTableOf, type PartTable } from './part-table';

type Deps = Pick<MemoryBackendDeps, 'storage' | 'browserId' | 'isKept'>;

const tableOf = ({ storage, isKept }: Omit<Deps, 'browserId'>): PartTable =>
  partTableOf(storage, isKept === true ? 'marquee-unmatched' : null);
const answered = <A>(run: () => Promise<A>): Answer<A> =>
  TE.tryCatch(run, (error) => unavailable(null, `Unmatched rows: ${String(error)}`));

/** Rows without a title in the memory backend: in a database of its own, or as long as the page where the browser refuses its storage. */
export const memoryUnmatchedEntries = (deps: Deps): UnmatchedEntries => {
  const { checkOwner, answerIf } = ownerAccess(deps, 'unmatched');
  const table = tableOf(deps);
  return {
    readUnmatched: (uid, after) => answerIf(checkOwner(uid), answered(async () => {
      const parts = (await table.read(uid)).filter(({ partId }) => after === null || partId > after);
      const page = parts.slice(0, PARTS_READ);
      return { parts: page, next: parts.length > PARTS_READ ? (page.at(-1)?.partId ?? null) : null };
    })),
    keepUnmatched: (uid, part) => answerIf(
      checkOwner(uid),
      isStorablePart(part) ? answered(() => table.edit(uid, part.partId, (before) => before ?? part))
        : TE.left(invalid('rows', 'too-large')),
    ),
    removeUnmatched: (uid, partId, rows) => answerIf(
      checkOwner(uid),
      answered(() => table.edit(uid, partId, (part) => (part === null ? null : withoutRows(part, rows)))),
    ),
  };
};

const keepOnly = (deps: Omit<Deps, 'browserId'>, uids: ReadonlySet<string>): Answer<void> =>
  pipe(answered(() => tableOf(deps).keepOnly(uids)), TE.orElse((): Answer<void> => TE.right(undefined)));

/** Removes the rows of accounts that are gone. The accounts are gone already, so that a failure waits for the next deletion. */
export const forgetUnmatched = (deps: Omit<Deps, 'browserId'>): Answer<void> =>
  pipe(deps.storage.read, TE.flatMap(({ users }) => keepOnly(deps, new Set(users.keys()))));

/** Removes the rows of all accounts: those of the demo come back with the ids that they had. */
export const forgetAllUnmatched = (deps: Omit<Deps, 'browserId'>): Answer<void> => keepOnly(deps, new Set());
