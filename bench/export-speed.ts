import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { addSession } from '#adapters/memory/auth/account-edits';
import { seedState, withUser } from '#adapters/memory/demo-data';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { readMemberExport } from '#application/data-file/moving-out/member-export';
import { memberExportParts } from '#application/data-file/moving-out/member-export-parts';
import { emptyOutbox } from '#application/ports/outbox-store';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { filmViewing } from '#domain/history/history.fixture';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { isHistoryChange, isListChange, type MemberChange } from '#domain/lists/member-command';
import { unavailable } from '#domain/shared/failure';

/** Titles of the account, each in a list, watched and rated. */
const TITLES = Number(process.argv[2] ?? 10_000);
const PART = 100;

const numbers = (from: number): ReadonlyArray<number> => Array.from({ length: PART }, (_, index) => from + index + 1);
const clock = { now: () => Date.now() };
const member = withUser({ uid: maya, name: 'Maya', email: 'maya@marquee.example', role: 'user' })(seedState);
const storage = inMemoryStorage(addSession('one', maya, clock.now())(member));
const backend = memoryBackend({ storage, clock, browserId: 'one', hashRounds: 1 });

const apply = async (change: MemberChange, index: number): Promise<void> => {
  const command = { commandId: String(index), uid: maya, createdAt: clock.now() };
  const applied = isListChange(change)
    ? backend.lists.apply({ ...command, change })
    : isHistoryChange(change) ? backend.history.apply({ ...command, change }) : TE.right(undefined);
  const answer = await applied();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
};

await apply({ kind: 'create-list', listID: 'all', name: 'all', description: '', order: 'a0' }, 0);
for (let from = 0; from < TITLES; from += PART) {
  const part = numbers(from);
  const note = 'A note about this title that says why it is here.';
  const items = part.map((id) => newItem(id, { note, order: `a${String(id).padStart(6, '0')}` }));
  await apply({ kind: 'add-items', listID: 'all', items }, from);
  await apply({ kind: 'log-viewings', viewings: part.map((id) => filmViewing(`v${id}`, id)), episodes: null }, from);
  await apply({ kind: 'rate-titles', ratings: part.map((id) => ({ title: film(id), rating: 7, before: null, ratedAt: 1 })) }, from);
}

const account = { email: 'maya@marquee.example', emailVerified: true, role: 'user' as const };
const browser = { outbox: of(E.right(emptyOutbox)), importJournal: TE.left(unavailable(null, 'none')), unmatched: backend.lists.api };
const ports = { users: backend.users, lists: TE.right(backend.lists), history: TE.right(backend.history), storage: testBrowser()(), clock };
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const start = performance.now();
const answer = await readMemberExport(ports, maya, account, browser)();
const read = performance.now();
if (E.isLeft(answer)) throw new Error(answer.left._tag);
const parts = memberExportParts(answer.right);
const end = performance.now();
const bytes = parts.reduce((sum, part) => sum + part.length, 0);
const megabytes = (value: number): string => `${(value / 1024 / 1024).toFixed(1)} MB`;
process.stdout.write(
  `${TITLES} titles: read in ${Math.round(read - start)} ms, written in ${Math.round(end - read)} ms, ` +
  `file ${megabytes(bytes)} in ${parts.length} parts, heap + ${megabytes(process.memoryUsage().heapUsed - before)}\n`,
);
