import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { AUDIT_RETENTION_MS, type AuditWriter } from '#domain/audit/audit';
import { notFound } from '#domain/shared/failure';
import { putDocument, removeDocuments, type MemoryState } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';

/** Entries that a browser keeps: every change of the state reads all of them. */
export const MAX_AUDIT_ENTRIES = 1000;

/** Removes entries older than their retention. @param now ms since 1970. */
const withoutExpired = (now: number) => (state: MemoryState): MemoryState => {
  const isExpired = ({ at }: { readonly at: number }): boolean => at + AUDIT_RETENTION_MS < now;
  return [...state.audit.values()].some(isExpired) ? removeDocuments('audit', isExpired)(state) : state;
};

/** Removes the oldest entries beyond `MAX_AUDIT_ENTRIES`. */
const withoutOldest = (state: MemoryState): MemoryState => {
  if (state.audit.size <= MAX_AUDIT_ENTRIES) return state;
  const oldest = new Set(
    [...state.audit.values()]
      .sort((one, other) => one.at - other.at)
      .slice(0, state.audit.size - MAX_AUDIT_ENTRIES)
      .map(({ requestId }) => requestId),
  );
  return removeDocuments('audit', (_, key) => oldest.has(key))(state);
};

/** Audit log in the memory backend's storage. */
export const memoryAuditWriter = (storage: Pick<StateStorage, 'read' | 'update'>): AuditWriter => ({
  begin: (call) =>
    storage.update((state) =>
      E.right(pipe(state, withoutExpired(call.at), putDocument('audit', call.requestId, { ...call, outcome: null }), withoutOldest)),
    ),
  finish: (requestId, outcome, target) =>
    storage.update((state) => {
      const entry = state.audit.get(requestId);
      if (entry === undefined) return E.left(notFound('audit entry'));
      return E.right(putDocument('audit', requestId, { ...entry, outcome, ...(target === undefined ? {} : { target }) })(state));
    }),
  find: (requestId) =>
    pipe(
      storage.read,
      TE.map(({ audit }) => audit.get(requestId) ?? null),
    ),
});
