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
import type { Figure } from '../figures.ts';

/** Titles of the account, each in a list, watched and rated. */
const TITLES = 10_000;
const PART = 100;

const numbers = (from: number): ReadonlyArray<number> => Array.from({ length: PART }, (_, index) => from + index + 1);
const clock = { now: () => Date.now() };

/** Returns a backend in memory with the account. */
const fullBackend = async () => {
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
  return backend;
};

/** Measures the export of an account, watched, rated and listed: reading all of it and writing its file. */
export const exportFigures = async (runs: number): Promise<ReadonlyArray<Figure>> => {
  const backend = await fullBackend();
  const account = { email: 'maya@marquee.example', emailVerified: true, role: 'user' as const };
  const browser = { outbox: of(E.right(emptyOutbox)), importJournal: TE.left(unavailable(null, 'none')), unmatched: backend.lists.api };
  const ports = {
    users: backend.users, lists: TE.right(backend.lists), history: TE.right(backend.history), storage: testBrowser()(), clock,
  };
  const [seconds, megabytes]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const answer = await readMemberExport(ports, maya, account, browser)();
    if (E.isLeft(answer)) throw new Error(answer.left._tag);
    const parts = memberExportParts(answer.right);
    seconds.push((performance.now() - start) / 1000);
    megabytes.push(parts.reduce((sum, part) => sum + part.length, 0) / 1024 / 1024);
  }
  return [
    { name: 'export of 10,000 titles in memory', runs: seconds, unit: ' s', bound: 3 },
    { name: 'export of 10,000 titles: its file', runs: megabytes, unit: ' MB', bound: null },
  ];
};
