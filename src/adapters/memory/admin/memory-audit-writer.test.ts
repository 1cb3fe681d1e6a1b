import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { AUDIT_RETENTION_MS } from '#domain/audit/audit';
import { keepsAuditWriterContract } from '#domain/audit/audit.contract';
import { aUserId } from '#domain/users/user.fixture';
import { emptyState, type MemoryState } from '#adapters/memory/storage/state';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { MAX_AUDIT_ENTRIES, memoryAuditWriter } from './memory-audit-writer';

const open = () => {
  const storage = inMemoryStorage(emptyState);
  const read = async (): Promise<MemoryState> => {
    const state = await storage.read();
    if (E.isLeft(state)) throw new Error('The state cannot be read.');
    return state.right;
  };
  return { audit: memoryAuditWriter(storage), read };
};

keepsAuditWriterContract('memoryAuditWriter', () => {
  const { audit, read } = open();
  return { audit, requestId: 'one', readEntry: async (id) => (await read()).audit.get(id) ?? null };
});

it('memoryAuditWriter removes the oldest entries beyond its limit', async () => {
  const { audit, read } = open();
  for (let at = 0; at <= MAX_AUDIT_ENTRIES; at += 1)
    await audit.begin({ requestId: `r${at}`, at, by: aUserId('ada'), action: 'deleteUser', target: null, input: {} })();
  const { audit: entries } = await read();
  expect([entries.size, entries.has('r0'), entries.has('r1'), entries.has(`r${MAX_AUDIT_ENTRIES}`)]).toEqual([
    MAX_AUDIT_ENTRIES, false, true, true,
  ]);
});

it('memoryAuditWriter removes entries after 12 months', async () => {
  const { audit, read } = open();
  const begin = (requestId: string, at: number) =>
    audit.begin({ requestId, at, by: aUserId('ada'), action: 'deleteUser', target: null, input: {} })();
  await begin('old', 0);
  await begin('kept', 1);
  await begin('new', AUDIT_RETENTION_MS + 1);
  expect([...(await read()).audit.keys()]).toEqual(['kept', 'new']);
});
