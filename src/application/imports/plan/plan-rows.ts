import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import { MAX_NOTE_LENGTH } from '#domain/lists/list-item';
import { noOwnRows, type OwnRows } from '#application/data-file/own-rows/plan-own-rows';
import type { Present } from '#application/data-file/plan-import';
import type { ImportChoices } from '#application/imports/import-choices';
import { DAMAGES, nameInRow, type LeftOutRow } from '#application/imports/import-row';
import { lacksTime } from '#application/imports/import-values';
import { factJudge, type JudgeFact, type Resolved } from '#application/imports/judge-facts';
import type { TitleMatch } from '#application/imports/match-title';
import { ROW_STATES, type PlannedFact, type PlannedImport, type PlannedRow, type RowReason, type RowState } from './planned-row';
import { mapInSlices, type Pause } from '#application/imports/pause';
import { findExcess } from './excess';
import { listHomes, renamedHomes } from './list-homes';
import { newListNames, planLists } from './plan-lists';
import { unkeptRatings } from './unkept-ratings';
import type { EpisodeNames } from '#application/imports/titles/named-episodes';
import { furtherPlays } from '#application/imports/titles/further-plays';
import { resolveRows } from '#application/imports/titles/resolve-rows';
import type { ServiceRows } from '#application/imports/read-service-files';

/** The reason that says most: that one's own rating stays before that the account has the rest. */
const reasonOf = (reasons: ReadonlyArray<RowReason | null>): RowReason =>
  (['rating', 'viewing', 'older', 'undated', 'account', 'repeated', 'list'] as const)
    .find((reason) => reasons.includes(reason)) ?? 'account';

const planRow = (
  { row, id, titleKey, title, candidates, isLikely, facts, end, hasBadEpisode, hasFutureDay }: Resolved,
  judge: JudgeFact,
  ratingOf: (itemKey: string) => number | null,
): PlannedRow => {
  const planned: PlannedFact[] = [];
  let [state, reason, conflict]: [RowState, RowReason | null, PlannedRow['conflict']] = [
    end?.[0] ?? 'unknown', end?.[1] ?? 'unknown', null,
  ];
  if (title === null || end !== null) for (const fact of facts) planned.push({ fact, isNew: false });
  else {
    const reasons: (RowReason | null)[] = [];
    for (const fact of facts) {
      const why = judge(title, fact, id);
      reasons.push(why);
      planned.push({ fact, isNew: why === null, ...(why !== null && { reason: why }) });
      const mine = fact.kind === 'rating' && why !== 'repeated' && why !== 'older' && why !== 'undated' ? ratingOf(title.itemKey) : null;
      if (fact.kind === 'rating' && mine !== null && mine !== fact.rating) conflict = { mine, file: fact.rating };
    }
    const isNew = reasons.includes(null);
    state = isNew ? 'new' : reasons.every((why) => why === 'list') ? 'left-out' : 'there';
    reason = isNew ? null : reasonOf(reasons);
  }
  const {
    file,
    title: { name, year },
  } = row;
  return {
    id, file, row: row.row, part: null, name: name || (title?.title ?? nameInRow(row)), year, title, titleKey, candidates, state, reason,
    facts: planned, conflict, ...(isLikely === true && { isLikely }), ...(row.hasBadRating === true && { hasBadRating: true as const }),
    ...(hasBadEpisode === true && { hasBadEpisode: true as const }), ...(hasFutureDay === true && { hasFutureDay: true as const }),
  };
};

const leftOutRow = ({ file, row, name, year, reason }: LeftOutRow, id: number): PlannedRow => ({
  id, file, row, part: null, name, year, title: null, titleKey: '', candidates: [], facts: [], conflict: null, reason,
  state: DAMAGES.some((damage) => damage === reason) ? 'damaged' : reason === 'unknown' ? 'unknown' : 'unkept',
});

/** Returns whether the ratings of a file are added: a list and viewings have none of titles. */
const keepsRatings = ({ kinds }: ImportChoices, file: string): boolean => !['list', 'viewings'].includes(kinds.get(file) ?? 'table');

/** Returns the part of what is added that the row is, beside its facts. */
const extraOf = ({ part, state }: PlannedRow): 'recent' | 'setting' | null => {
  if (state !== 'new' || part === null || part === 'title' || part === 'viewing' || part === 'rating') return null;
  return part === 'recent' ? 'recent' : 'setting';
};

/**
 * Plans an import in slices: where each row of the files ends, and what is added. The order of rows is that of the files, then their
 * damaged ones, then the entries of own files.
 * @param now ms since 1970: a row on a day that has not come is damaged.
 */
export const planRows = async (
  read: ServiceRows, matches: ReadonlyMap<string, TitleMatch>, present: Present, choices: ImportChoices, now: number, pause: Pause,
  own: OwnRows = noOwnRows, episodes: EpisodeNames = new Map(),
): Promise<PlannedImport> => {
  const resolved = await resolveRows(read, matches, episodes, choices, now, pause);
  const known = read.areKept === true ? renamedHomes(present, choices.names) : await listHomes(resolved, present, pause, choices.names);
  const homes = [...known].filter(([key]) => !own.lists.includes(key));
  const lists = new Map([...homes.map(([key, name]) => [key, { name, isLeftOut: false }] as const), ...choices.lists]);
  const judge = await factJudge(resolved, present, { ...choices, lists }, own.said, pause);
  const ratingOf = (itemKey: string): number | null => present.states.get(itemKey)?.rating ?? null;
  const excess = findExcess(present, lists, own.lists);
  // The entries of own files are added first.
  const ownRows = await mapInSlices(own.rows, excess.mark, pause);
  const rows = [
    ...(await mapInSlices(resolved, (each) => excess.mark(planRow(each, judge, ratingOf)), pause)),
    ...(await mapInSlices(read.leftOut, (row, index) => leftOutRow(row, read.rows.length + index), pause)),
    ...ownRows,
  ];
  const counts = Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>;
  const undated = { rating: 0, item: 0 };
  const added = { viewing: 0, rating: 0, item: 0, recent: 0, setting: 0 };
  let longNotes = 0;
  await mapInSlices(rows, (row) => {
    counts[row.state] += 1;
    for (const { fact, isNew } of row.facts) {
      added[fact.kind] += isNew ? 1 : 0;
      if (isNew && row.part === null && fact.kind !== 'viewing' && lacksTime(fact.day)) undated[fact.kind] += 1;
      if (isNew && fact.kind === 'item' && row.part === null && (fact.note?.length ?? 0) > MAX_NOTE_LENGTH) longNotes += 1;
    }
    const extra = extraOf(row);
    if (extra !== null) added[extra] += 1;
  }, pause);
  const openDays = resolved.filter(({ row: { openDays: kinds = [] } }, index) =>
    rows[index]?.facts.some(({ fact, isNew }) => isNew && fact.day === null && kinds.includes(fact.kind)));
  const unreadDays = resolved.filter(({ row: { hasUnreadDay } }, index) =>
    hasUnreadDay === true && rows[index]?.facts.some(({ fact, isNew }) => isNew && fact.kind === 'viewing' && fact.day === null));
  const planned = planLists(rows, present, { ...choices, lists }, own.lists);
  const left = excess.found();
  const newLists = [...newListNames(planned)].filter((name) => !left.lists.has(name)).length;
  const longDescriptions = planned.filter(({ key, newTitles }) =>
    newTitles > 0 && (read.descriptions.get(key)?.length ?? 0) > MAX_DESCRIPTION_LENGTH).length;
  return {
    rows, counts, lists: planned,
    furtherPlays: await furtherPlays(resolved, present, pause),
    adds: {
      viewings: added.viewing, ratings: added.rating, items: added.item, lists: newLists, recents: added.recent,
      settings: added.setting, details: own.details,
    },
    undated: { ratings: undated.rating, items: undated.item }, openDays: openDays.length,
    unreadDays: unreadDays.length,
    badRatings: rows.filter(({ file, state, hasBadRating }) =>
      hasBadRating === true && keepsRatings(choices, file) && (state === 'new' || state === 'there')).length,
    unkeptRatings: unkeptRatings(resolved, present, own.said, (file) => keepsRatings(choices, file)).length,
    longTexts: longNotes + longDescriptions,
    excessLists: left.lists.size, excessTitles: left.titles, excessViewings: left.viewings,
    conflicts: rows.filter(({ conflict }) => conflict !== null).length,
    openTitles: new Set(rows.filter(({ state }) => state === 'doubtful').map(({ titleKey }) => titleKey)).size,
  };
};
