import * as E from 'fp-ts/Either';
import type { DBSchema } from 'idb';
import { UnmatchedPart } from '#domain/unmatched/unmatched-part';
import type { StateStorage } from '#adapters/memory/storage/state-storage';
import { openTabDatabase, tabDatabase } from '#adapters/tab-database';

/** Parts of all members by uid and id. */
export type PartTable = {
  readonly read: (uid: string) => Promise<ReadonlyArray<UnmatchedPart>>;
  /** Replaces a part by what `edit` returns, which is null for none. */
  readonly edit: (uid: string, partId: string, edit: (part: UnmatchedPart | null) => UnmatchedPart | null) => Promise<void>;
  /** Removes the parts of all other members. */
  readonly keepOnly: (uids: ReadonlySet<string>) => Promise<void>;
};

const decoded = (stored: unknown): ReadonlyArray<UnmatchedPart> => {
  const part = UnmatchedPart.decode(stored);
  return E.isRight(part) ? [part.right] : [];
};

interface Schema extends DBSchema {
  readonly parts: { readonly key: [uid: string, partId: string]; readonly value: unknown };
}
/** Version of the stored format; a change needs a step in `upgrade`. */
const VERSION = 1;

/** A database of its own: the backend's database is read as a whole at each change, and the rows of an import can be many. */
const indexedDbParts = (name: string): PartTable => {
  const { open } = tabDatabase<Schema>((lost) =>
    openTabDatabase(name, VERSION, (database) => void database.createObjectStore('parts'), lost),
  );
  return {
    read: async (uid) => (await (await open()).getAll('parts', IDBKeyRange.bound([uid], [uid, []]))).flatMap(decoded),
    edit: async (uid, partId, edit) => {
      const transaction = (await open()).transaction('parts', 'readwrite');
      const [before = null] = decoded(await transaction.store.get([uid, partId]));
      const after = edit(before);
      if (after === null) await transaction.store.delete([uid, partId]);
      else if (after !== before) await transaction.store.put(after, [uid, partId]);
      await transaction.done;
    },
    keepOnly: async (uids) => {
      const transaction = (await open()).transaction('parts', 'readwrite');
      for (const key of await transaction.store.getAllKeys()) if (!uids.has(key[0])) await transaction.store.delete(key);
      await transaction.done;
    },
  };
};

/** Parts that last as long as the page. */
const partsInMemory = (): PartTable => {
  const members = new Map<string, Map<string, UnmatchedPart>>();
  const byId = (one: UnmatchedPart, other: UnmatchedPart): number => (one.partId < other.partId ? -1 : 1);
  return {
    read: (uid) => Promise.resolve([...(members.get(uid)?.values() ?? [])].sort(byId)),
    edit: (uid, partId, edit) => {
      const parts = members.get(uid) ?? new Map<string, UnmatchedPart>();
      const after = edit(parts.get(partId) ?? null);
      if (after === null) parts.delete(partId);
      else parts.set(partId, after);
      members.set(uid, parts);
      return Promise.resolve();
    },
    keepOnly: (uids) => {
      for (const uid of members.keys()) if (!uids.has(uid)) members.delete(uid);
      return Promise.resolve();
    },
  };
};

const tables = new WeakMap<StateStorage, PartTable>();

/** Returns the parts that belong to a storage: all backends on it share them. @param database its name; null keeps parts in memory. */
export const partTableOf = (storage: StateStorage, database: string | null): PartTable => {
  const table = tables.get(storage) ?? (database === null ? partsInMemory() : indexedDbParts(database));
  tables.set(storage, table);
  return table;
};
