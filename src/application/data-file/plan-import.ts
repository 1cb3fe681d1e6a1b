import { chunksOf } from 'fp-ts/ReadonlyArray';
import type { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import type { Viewing } from '#domain/history/viewing';
import { parseMarks } from '#domain/history/viewing-mark';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { shownListName } from '#domain/lists/list-name';
import type { MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { ENTRIES_PER_CHANGE, fitLists, listChanges, type PresentList } from './plan-file-lists';
import { undatedViewingId } from './imported-viewing-id';
import type { MemberFile } from './read-member-file';

/** @property skippedLists shown names of lists that there is no room for. */
export type ImportPlan = {
  readonly changes: ReadonlyArray<MemberChange>;
  readonly skippedLists: ReadonlyArray<string>;
  /** The member's lists afterwards, for the plan of the next file. */
  readonly lists: Present['lists'];
};

/** Data that the member has: lists, and the states of the file's titles by item key. */
export type Present = {
  readonly lists: ReadonlyArray<PresentList>;
  readonly states: ReadonlyMap<string, MemberTitleState>;
};

/** Which of two ratings of a title stays. */
export type RatingsChoice = 'mine' | 'file';

type ViewingPart = Pick<Viewing, 'season' | 'episode' | 'day'>;

/** Returns a text that is equal for viewings of one part on one day. */
const viewingPartKey = (itemKey: string, { season, episode, day }: ViewingPart): string =>
  [itemKey, season ?? '', episode ?? '', day ?? ''].join(' ');

/**
 * Leaves out viewings that the member has: those with a known id, and those of the same part on the same day, whatever their id. Two
 * viewings on one day in the file are two, so that each one that the member has stands for one of the file.
 */
const newViewings = (viewings: ReadonlyArray<Viewing>, states: Present['states']): ReadonlyArray<Viewing> => {
  const marks = [...states].flatMap(([itemKey, state]) => parseMarks(state.viewings).map((mark) => ({ itemKey, mark })));
  const known = new Set(marks.map(({ mark }) => mark.entryId));
  const inFile = new Set(viewings.map(({ entryId }) => entryId));
  const free = new Map<string, number>();
  for (const { itemKey, mark } of marks.filter(({ mark: { entryId } }) => !inFile.has(entryId))) {
    const key = viewingPartKey(itemKey, mark);
    free.set(key, (free.get(key) ?? 0) + 1);
  }
  return viewings.filter((viewing) => {
    if (known.has(viewing.entryId)) return false;
    const key = viewingPartKey(viewing.item.itemKey, viewing);
    const left = free.get(key) ?? 0;
    free.set(key, left - 1);
    return left <= 0;
  });
};

/** Returns the viewings of a file that are added: those that the member lacks, and no more of a title than it can have. */
export const storableViewings = (viewings: ReadonlyArray<Viewing>, states: Present['states']): ReadonlyArray<Viewing> => {
  const [counts, ids] = [new Map<string, number>(), new Set<string>()];
  return newViewings(viewings, states).filter(({ entryId, item: { itemKey } }) => {
    if (ids.has(entryId)) return false;
    ids.add(entryId);
    counts.set(itemKey, (counts.get(itemKey) ?? 0) + 1);
    return (counts.get(itemKey) ?? 0) <= MAX_VIEWINGS;
  });
};

/** Returns the viewing on an unknown day, from a file that was imported before, which a viewing with a day takes the place of. */
const undatedBefore = (viewing: Viewing, states: Present['states']): ReadonlyArray<Viewing> => {
  const entryId = undatedViewingId(viewing.entryId);
  const marks = parseMarks(states.get(viewing.item.itemKey)?.viewings ?? []);
  const isKnown = marks.some((mark) => mark.entryId === entryId && mark.day === null);
  return entryId === null || !isKnown ? [] : [{ ...viewing, entryId, day: null, watchedAt: null }];
};

/** Plans the changes that log viewings. A series whose episodes only the file has gets changes of its own, which contain them. */
const viewingChanges = (
  viewings: ReadonlyArray<Viewing>, inFile: ReadonlyArray<SeriesEpisodes>,
  states: Present['states'],
): ReadonlyArray<MemberChange> => {
  const added = new Map(
    inFile.filter(({ itemKey }) => (states.get(itemKey)?.episodes ?? null) === null).map(({ itemKey, episodes }) => [itemKey, episodes]),
  );
  const own = new Map<string, Viewing[]>();
  for (const viewing of viewings) {
    const key = added.has(viewing.item.itemKey) ? viewing.item.itemKey : '';
    const known = own.get(key);
    if (known === undefined) own.set(key, [viewing]);
    else known.push(viewing);
  }
  return [...own].flatMap(([key, all]) =>
    chunksOf(ENTRIES_PER_CHANGE)(all).map((part) => ({ kind: 'log-viewings' as const, viewings: part, episodes: added.get(key) ?? null })),
  );
};

/**
 * Plans the changes that bring a file's data back. A list is the member's list with the same name, or a new one. What the member has
 * stays: a title that a list contains keeps its item, a known viewing its entry, a rated title its rating, unless the file's ratings are
 * chosen. Reading a file twice changes nothing the second time.
 */
export const planImport = (
  file: MemberFile,
  { lists, states }: Present,
  newId: () => string,
  ratings: RatingsChoice = 'mine',
): ImportPlan => {
  const { fitting, excess, lists: after } = fitLists(file.lists, lists, newId);
  const known = new Map(lists.map((list) => [list.listID, list]));
  const changes: MemberChange[] = [];
  for (const [entry, listID] of fitting) {
    changes.push(...listChanges(entry, listID, known.get(listID)));
    // A second list of the file with this name adds to the first one.
    known.set(listID, known.get(listID) ?? { ...entry.list, listID });
  }
  const viewings = storableViewings(file.viewings, states);
  const undated = viewings.flatMap((viewing) => undatedBefore(viewing, states));
  changes.push(...chunksOf(ENTRIES_PER_CHANGE)(undated).map((part) => ({ kind: 'remove-viewings' as const, viewings: part })));
  changes.push(...viewingChanges(viewings, file.episodes, states));
  const before = (itemKey: string): number | null => states.get(itemKey)?.rating ?? null;
  const firstOfTitle = new Map([...file.ratings].reverse().map((each) => [each.item.itemKey, each]));
  const rated = file.ratings.filter((each) => firstOfTitle.get(each.item.itemKey) === each
    && (before(each.item.itemKey) === null || (ratings === 'file' && before(each.item.itemKey) !== each.rating)));
  changes.push(...chunksOf(ENTRIES_PER_CHANGE)(rated).map((part) => ({
    kind: 'rate-titles' as const,
    ratings: part.map(({ item, rating, ratedAt }) => ({ title: item, rating, before: before(item.itemKey), ratedAt })),
  })));
  return { changes, skippedLists: excess.map(({ list }) => shownListName(list)), lists: after };
};
