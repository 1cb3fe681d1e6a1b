import { chunksOf } from 'fp-ts/ReadonlyArray';
import { uniqueViewings, type RatingChange } from '#domain/history/history-change';
import type { TitleRating } from '#domain/history/rating';
import type { Viewing } from '#domain/history/viewing';
import { parseMarks } from '#domain/history/viewing-mark';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { shownListName } from '#domain/lists/list-name';
import type { MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { ENTRIES_PER_CHANGE, fitLists, listChanges, type PresentList } from './plan-file-lists';
import { createPause, mapInSlices, type Pause } from '#application/imports/pause';
import { undatedViewingId } from './imported-viewing-id';
import { viewingChanges } from './plan-viewing-changes';
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
  /** Stored ratings of titles that the file's ratings replace, by item key: an undo restores them as they were. */
  readonly replaced?: ReadonlyMap<string, TitleRating>;
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
const isNewViewing = async (
  viewings: ReadonlyArray<Viewing>, states: Present['states'], pause: Pause,
): Promise<(viewing: Viewing) => boolean> => {
  const inFile = new Set(viewings.map(({ entryId }) => entryId));
  const [known, free] = [new Set<string>(), new Map<string, number>()];
  await mapInSlices([...states], ([itemKey, state]) => {
    for (const mark of parseMarks(state.viewings)) {
      known.add(mark.entryId);
      const key = viewingPartKey(itemKey, mark);
      if (!inFile.has(mark.entryId)) free.set(key, (free.get(key) ?? 0) + 1);
    }
  }, pause);
  return (viewing) => {
    if (known.has(viewing.entryId)) return false;
    const key = viewingPartKey(viewing.item.itemKey, viewing);
    const left = free.get(key) ?? 0;
    free.set(key, left - 1);
    return left <= 0;
  };
};

/** Returns the viewings of a file that the member lacks. */
export const lackingViewings = async (
  viewings: ReadonlyArray<Viewing>, states: Present['states'], pause: Pause,
): Promise<ReadonlyArray<Viewing>> => {
  const ids = new Set<string>();
  const isNew = await isNewViewing(viewings, states, pause);
  return (await mapInSlices(viewings, (viewing): ReadonlyArray<Viewing> => {
    if (!isNew(viewing) || ids.has(viewing.entryId)) return [];
    ids.add(viewing.entryId);
    return [viewing];
  }, pause)).flat();
};

/** Returns a function that is asked for each new viewing of a title, and says whether the title has room for it. */
export const roomForViewings = (states: Present['states']): ((itemKey: string) => boolean) => {
  const counts = new Map<string, number>();
  return (itemKey) => {
    const count = (counts.get(itemKey) ?? states.get(itemKey)?.viewings.length ?? 0) + 1;
    counts.set(itemKey, count);
    return count <= MAX_VIEWINGS;
  };
};

/**
 * Returns the viewing on an unknown day, from a file that was imported before, which a viewing with a day takes the place of. One with
 * another rating stays, because the rating would be lost.
 */
const undatedBefore = (viewing: Viewing, states: Present['states']): ReadonlyArray<Viewing> => {
  const entryId = undatedViewingId(viewing.entryId);
  const marks = parseMarks(states.get(viewing.item.itemKey)?.viewings ?? []);
  const known = marks.find((mark) => mark.entryId === entryId && mark.day === null);
  if (known === undefined || (known.rating !== null && known.rating !== viewing.rating)) return [];
  return [{ ...viewing, entryId: known.entryId, day: null, watchedAt: null, rating: known.rating }];
};

/**
 * Plans the changes that bring a file's data back. A list is the member's list with the same name, or a new one. What the member has
 * stays: a title that a list contains keeps its item, a known viewing its entry, a rated title its rating, unless the file's ratings are
 * chosen. Reading a file twice changes nothing the second time. Works in slices.
 */
export const planImport = async (
  file: MemberFile,
  { lists, states, replaced = new Map() }: Present,
  newId: () => string,
  ratings: RatingsChoice = 'mine',
  pause: Pause = createPause(),
): Promise<ImportPlan> => {
  const { fitting, excess, lists: after } = fitLists(file.lists, lists, newId);
  const known = new Map(lists.map((list) => [list.listID, list]));
  const changes: MemberChange[] = [];
  for (const [entry, listID] of fitting) {
    changes.push(...listChanges(entry, listID, known.get(listID), states));
    // A second list of the file with this name adds to the first one.
    known.set(listID, known.get(listID) ?? { ...entry.list, listID });
    await pause();
  }
  const hasRoom = roomForViewings(states);
  const viewings = (await lackingViewings(file.viewings, states, pause)).filter(({ item }) => hasRoom(item.itemKey));
  const before = (itemKey: string): number | null => states.get(itemKey)?.rating ?? null;
  const firstOfTitle = new Map([...file.ratings].reverse().map((each) => [each.item.itemKey, each]));
  const rated = file.ratings.filter((each) => firstOfTitle.get(each.item.itemKey) === each
    && (before(each.item.itemKey) === null || (ratings === 'file' && before(each.item.itemKey) !== each.rating)));
  const ratingChanges = await mapInSlices(rated, ({ item, rating, ratedAt }): RatingChange => {
    const former = replaced.get(item.itemKey);
    const isFormer = former !== undefined && former.rating === before(item.itemKey);
    return { title: item, rating, before: before(item.itemKey), ratedAt, ...(isFormer && { replaced: former }) };
  }, pause);
  const byTitle = new Map(ratingChanges.map((each) => [each.title.itemKey, each]));
  const removed = new Set<string>();
  for (const change of await viewingChanges(viewings, byTitle, file.episodes, states, pause)) {
    const undated = uniqueViewings(change.viewings.flatMap((viewing) => undatedBefore(viewing, states)))
      .filter(({ entryId }) => !removed.has(entryId));
    undated.forEach(({ entryId }) => removed.add(entryId));
    // Behind the viewings that take their place: an import that stops here leaves no title without one.
    changes.push(change, ...(undated.length === 0 ? [] : [{ kind: 'remove-viewings' as const, viewings: undated }]));
    await pause();
  }
  const watched = new Set(viewings.map(({ item: { itemKey } }) => itemKey));
  const alone = ratingChanges.filter(({ title }) => !watched.has(title.itemKey));
  changes.push(...chunksOf(ENTRIES_PER_CHANGE)(alone).map((part) => ({ kind: 'rate-titles' as const, ratings: part })));
  return { changes, skippedLists: excess.map(({ list }) => shownListName(list)), lists: after };
};
