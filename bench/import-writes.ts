import * as E from 'fp-ts/Either';
import { toHistoryBatches } from '#adapters/firebase/firestore/history/history-writes';
import { planImport } from '#application/data-file/plan-import';
import type { MemberFile } from '#application/data-file/read-member-file';
import { planHistoryChange } from '#domain/history/plan-history-command';
import { createViewing, singleEpisode, wholeTitle, type Viewing } from '#domain/history/viewing';
import { newList } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import { isHistoryChange, isListChange } from '#domain/lists/member-command';
import { toListBatches } from '#domain/lists/documents/list-writes';
import { planListCommand } from '#domain/lists/plan-list-command';
import type { StoredTitle } from '#domain/lists/stored-title';
import { UserId } from '#domain/users/user-id';
import type { Figure } from './figures.ts';

const NOW = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const decoded = UserId.decode('maya');
if (E.isLeft(decoded)) throw new Error('not a user id');
const maya = decoded.right;

const titleOf = (mediaType: 'movie' | 'tv', id: number): StoredTitle => ({
  itemKey: `${mediaType}-${id}`, mediaType, movieID: id, imdbID: `tt${id}`, title: `Title ${id}`, posterPath: null, releaseYear: 1990,
  genres: ['Drama'], runtime: 100, vote: 7,
});
const on = (index: number) => {
  const watchedAt = Date.UTC(2015, 0, 1, 12) + (index % 3000) * DAY_MS;
  return { day: new Date(watchedAt).toISOString().slice(0, 10), watchedAt };
};
const range = <A>(length: number, make: (index: number) => A): ReadonlyArray<A> => Array.from({ length }, (_, index) => make(index));

/**
 * An account of 5,000 entries as members bring them: 1,600 watched films, of which 60 are watched twice; 40 series with 35 episodes each;
 * ratings of three of four films and of all series; a watchlist of 400 other films, 200 favorites and a list of 100.
 */
const account = (): MemberFile => {
  const films = range(1600, (index) => titleOf('movie', index + 1));
  const series = range(40, (index) => titleOf('tv', index + 1));
  const watched = (title: StoredTitle, index: number, again = ''): Viewing =>
    createViewing(`v-${title.itemKey}${again}`, title, wholeTitle(title), on(index * 7 + (again === '' ? 0 : 400)));
  const episodes = series.flatMap((title) => range(35, (index) =>
    createViewing(`v-${title.itemKey}-${index}`, title, singleEpisode({ season: 1, episode: index + 1 }, null), on(index))));
  const twice = films.slice(0, 60).map((title, index) => watched(title, index, '-2'));
  const viewings = [...films.map((title, index) => watched(title, index)), ...twice, ...episodes];
  const rated = [...films.filter((_, index) => index % 4 !== 0), ...series];
  const listOf = (name: string, titles: ReadonlyArray<StoredTitle>): MemberFile['lists'][number] => ({
    list: { name, displayName: null, description: '', createdAt: null, order: null, pinned: false, archived: false },
    items: titles.map((title, index) => toListItem(maya, '', { title, addedAt: NOW - index, order: 'a0', note: null, random: 0.5 })),
  });
  return {
    // As in a diary, the viewings of one title do not follow one another.
    viewings: viewings.toSorted((one, other) => (one.watchedAt ?? 0) - (other.watchedAt ?? 0)),
    ratings: rated.map((item, index) => ({ item, rating: (index % 20) / 2 + 0.5, ratedAt: NOW - index })),
    lists: [
      listOf('watchlist', range(400, (index) => titleOf('movie', index + 5000))), listOf('favorites', films.slice(0, 200)),
      listOf('noir', films.slice(1000, 1100)),
    ],
    episodes: [], own: null,
  };
};

/** Counts the documents that an import of 5,000 entries writes on Firestore: all of them, and how often each one. */
export const importWriteFigures = async (): Promise<ReadonlyArray<Figure>> => {
  const lists = new Map(['watchlist', 'favorites'].map((listName) => [listName, newList(maya, { listName, listID: listName }, NOW)]));
  const { changes } = await planImport(account(), { lists: [...lists.values()], states: new Map() }, () => 'new');
  const paths: string[] = [];
  let [most, batches] = [0, 0];
  for (const change of changes) {
    const planned = isHistoryChange(change)
      ? E.map((writes: Parameters<typeof toHistoryBatches>[1]) => toHistoryBatches(maya, writes))(
        planHistoryChange(change, { viewing: () => null, rating: () => null, title: () => null }))
      : isListChange(change)
        ? E.map((writes: Parameters<typeof toListBatches>[0]) => toListBatches(writes, []))(planListCommand(
          { commandId: 'any', uid: maya, createdAt: NOW, change },
          { list: (listID) => lists.get(listID) ?? null, item: () => null, listIdOfName: () => null, listCount: () => lists.size }, NOW))
        : E.right([]);
    if (E.isLeft(planned)) throw new Error(JSON.stringify(planned.left));
    if (change.kind === 'create-list') lists.set(change.listID, newList(maya, { listName: change.name, listID: change.listID }, NOW));
    for (const batch of planned.right) {
      batches += 1;
      most = Math.max(most, batch.length);
      paths.push(...batch.map(({ path }) => path));
    }
  }
  const figure = (name: string, value: number, bound: number | null): Figure =>
    ({ name: `import of 5,000 entries on Firestore: ${name}`, runs: [value], unit: '', bound });
  return [
    figure('documents written', paths.length, null),
    figure('writes per document', Math.round((paths.length / new Set(paths).size) * 1000) / 1000, 1.2),
    figure('batches', batches, null),
    figure('documents of the largest batch', most, 100),
  ];
};
