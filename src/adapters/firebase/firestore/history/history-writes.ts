import { chunksOf } from 'fp-ts/ReadonlyArray';
import { titleOfWrite, titleStateChange, type HistoryWrite } from '#domain/history/plan-history-command';
import { titleStatesPath } from '#domain/lists/documents/list-paths';
import type { StoredTitle } from '#domain/lists/stored-title';
import { PAIRS_PER_BATCH, SetChange, type DocumentWrite } from '#domain/shared/document-write';
import { historyPath, ratingsPath } from './history-query-specs';

/** Returns the write of the viewing or rating itself. */
const ownWrite = (uid: string, write: HistoryWrite): ReadonlyArray<DocumentWrite> => {
  switch (write.kind) {
    case 'put-viewing':
      return [{ act: 'create', path: `${historyPath(uid)}/${write.viewing.entryId}`, data: { schemaVersion: 1, ...write.viewing } }];
    case 'remove-viewing':
      return [{ act: 'delete', path: `${historyPath(uid)}/${write.before.entryId}` }];
    case 'put-rating':
      return [{ act: 'create', path: `${ratingsPath(uid)}/${write.rating.item.itemKey}`, data: { schemaVersion: 1, ...write.rating } }];
    case 'remove-rating':
      return [{ act: 'delete', path: `${ratingsPath(uid)}/${write.title.itemKey}` }];
    case 'put-episodes':
      return [];
  }
};

/** Returns the writes of a title's state. A field has one change a write, so lost and gained marks are two writes of one batch. */
const stateWrites = (uid: string, { itemKey, imdbID }: StoredTitle, writes: ReadonlyArray<HistoryWrite>): ReadonlyArray<DocumentWrite> => {
  const changes = writes.map(titleStateChange);
  const added = changes.flatMap((change) => change.added ?? []);
  const removed = changes.flatMap((change) => change.removed ?? []).filter((mark) => !added.includes(mark));
  const merge = (fields: Readonly<Record<string, unknown>>): DocumentWrite => ({
    act: 'merge',
    path: `${titleStatesPath(uid)}/${itemKey}`,
    // An unknown IMDb id does not replace a known one. The empty union creates the field of a new document.
    data: { schemaVersion: 1, itemKey, ...(imdbID === null ? {} : { imdbID }), listIDs: new SetChange('add', []), ...fields },
  });
  // Later values replace earlier ones.
  const values = Object.assign({}, ...changes.map((change) => change.values)) as Readonly<Record<string, unknown>>;
  return [
    ...(removed.length > 0 ? [merge({ viewings: new SetChange('remove', removed) })] : []),
    ...(added.length > 0 || Object.keys(values).length > 0
      ? [merge({ ...(added.length > 0 ? { viewings: new SetChange('add', added) } : {}), ...values })]
      : []),
  ];
};

/** Returns the writes in batches. Those of one title are in one batch if it has room for them: the title's state is written once. */
const batchesByTitle = (writes: ReadonlyArray<HistoryWrite>): ReadonlyArray<ReadonlyArray<HistoryWrite>> => {
  const byTitle = new Map<string, HistoryWrite[]>();
  for (const write of writes) {
    const { itemKey } = titleOfWrite(write);
    const known = byTitle.get(itemKey);
    if (known === undefined) byTitle.set(itemKey, [write]);
    else known.push(write);
  }
  const batches: HistoryWrite[][] = [];
  for (const part of [...byTitle.values()].flatMap(chunksOf(PAIRS_PER_BATCH))) {
    const last = batches.at(-1);
    if (last !== undefined && last.length + part.length <= PAIRS_PER_BATCH) last.push(...part);
    else batches.push([...part]);
  }
  return batches;
};

/**
 * Returns the batches of a plan: viewings and ratings with the states of their titles, one state write a title and batch if marks are only
 * gained or only lost.
 */
export const toHistoryBatches = (uid: string, writes: ReadonlyArray<HistoryWrite>): ReadonlyArray<ReadonlyArray<DocumentWrite>> =>
  batchesByTitle(writes).map((chunk) => {
    const titles = new Map(chunk.map((write) => [titleOfWrite(write).itemKey, titleOfWrite(write)]));
    return [
      ...chunk.flatMap((write) => ownWrite(uid, write)),
      ...[...titles.values()].flatMap((title) =>
        stateWrites(
          uid, title,
          chunk.filter((write) => titleOfWrite(write).itemKey === title.itemKey),
        ),
      ),
    ];
  });
