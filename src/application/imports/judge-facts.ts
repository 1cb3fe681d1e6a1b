import { partsOfMark } from '#domain/history/series/watched-episodes';
import type { Viewing } from '#domain/history/viewing';
import { parseMarks } from '#domain/history/viewing-mark';
import { normalizeListName } from '#domain/lists/list-name';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import { factViewingId } from '#application/data-file/imported-viewing-id';
import type { Present } from '#application/data-file/plan-import';
import { possibleListName } from '#application/data-file/possible-list-name';
import type { ImportChoices } from './import-choices';
import type { ImportedFact, ImportRow } from './import-row';
import { mapInSlices, type Pause } from './pause';
import type { PlannedRow, RowReason, RowState } from './plan/planned-row';

/** A row with the title that it means, before it is compared with others. `end` is where it ends already; null if its facts decide. */
export type Resolved = Pick<PlannedRow, 'isLikely'> & {
  readonly row: ImportRow;
  readonly id: number;
  readonly titleKey: string;
  readonly title: StoredTitle | null;
  readonly candidates: ReadonlyArray<StoredTitle>;
  readonly facts: ReadonlyArray<ImportedFact>;
  readonly end: readonly [RowState, RowReason] | null;
  /** Whether the row has, beside its facts, an episode whose number no series has, and one whose day is in the future. */
  readonly hasBadEpisode?: boolean; readonly hasFutureDay?: boolean;
};

/** Returns a text that is equal for viewings of the same part of a title. */
export const partKey = (itemKey: string, season: number | null, episode: number | null): string =>
  `${itemKey} ${season ?? ''} ${episode ?? ''}`;
const dayKey = (part: string, day: string | null): string => `${part} ${day ?? ''}`;

/** Returns whether the account has a viewing without this rating: what the member has stays. @param rating null asks for nothing. */
export const lacksRating = (
  state: MemberTitleState | undefined, { season, episode, day }: Pick<Viewing, 'season' | 'episode' | 'day'>, rating: number | null,
): boolean => {
  const same = rating === null ? [] : parseMarks(state?.viewings ?? []).filter((mark) =>
    mark.day === day && partsOfMark(mark).some((part) => part.season === season && part.episode === episode));
  return same.length > 0 && same.every((mark) => mark.rating !== rating);
};

/** Returns whether the account has a viewing of the episode, on any day, with this rating. */
const hasRatedEpisode = (
  state: MemberTitleState | undefined, { episode, rating }: Extract<ImportedFact, { readonly kind: 'viewing' }>,
): boolean => parseMarks(state?.viewings ?? []).some((mark) =>
  mark.season === episode?.season && mark.episode === episode.episode && mark.rating === rating);

/** Returns season and number of the episode that a fact is about; nulls for a whole title. */
export const episodeIn = (fact: ImportedFact): readonly [number | null, number | null] =>
  fact.kind === 'viewing' && fact.episode !== null ? [fact.episode.season, fact.episode.episode] : [null, null];

/** Looks facts up in the member's data. */
const presentOf = async ({ lists, states }: Present, pause: Pause) => {
  /** How many viewings a part has on a day. */
  const days = new Map<string, number>();
  const parts = new Set<string>();
  const ids = new Set<string>();
  await mapInSlices([...states], ([itemKey, { viewings }]) => {
    for (const mark of parseMarks(viewings)) {
      ids.add(mark.entryId);
      for (const { season, episode } of partsOfMark(mark)) {
        const part = partKey(itemKey, season, episode);
        parts.add(part);
        days.set(dayKey(part, mark.day), (days.get(dayKey(part, mark.day)) ?? 0) + 1);
      }
    }
  }, pause);
  const listIDs = new Map(lists.map(({ name, listID }) => [name, listID]));
  const stateOf = (itemKey: string): MemberTitleState | undefined => states.get(itemKey);
  return {
    /** A viewing on an unknown day says nothing beside one of the title, of the season or of the episode, unless it is sure. */
    hasViewing: (itemKey: string, fact: Extract<ImportedFact, { readonly kind: 'viewing' }>): boolean => {
      const [season, episode] = episodeIn(fact);
      const part = partKey(itemKey, season, episode);
      return fact.day === null && fact.isSure !== true
        ? [part, partKey(itemKey, season, null), partKey(itemKey, null, null)].some((key) => parts.has(key))
        // The member can have moved an imported viewing to another day.
        : (days.get(dayKey(part, fact.day)) ?? 0) >= (fact.nth ?? 1) || ids.has(factViewingId(itemKey, fact));
    },
    ratingOf: (itemKey: string): number | null => stateOf(itemKey)?.rating ?? null,
    hasItem: (itemKey: string, list: string): boolean => stateOf(itemKey)?.listIDs.includes(listIDs.get(list) ?? '') === true,
  };
};

/** Keys of what other files of the same import add, so that it is not added again. */
export const sayItem = (itemKey: string, list: string): string => `${itemKey} in ${list}`;
export const sayRating = (itemKey: string): string => `rating of ${itemKey}`;
export const sayViewing = ({ item: { itemKey }, season, episode, day }: Viewing): ReadonlyArray<string> =>
  [dayKey(partKey(itemKey, season, episode), day), partKey(itemKey, season, episode)];

/** Collects parts that a row has on a day, and the row with the latest rating of each title. Of equal ones, the first stays. */
const togetherOf = async (resolved: ReadonlyArray<Resolved>, pause: Pause) => {
  const dated = new Set<string>();
  const latest = new Map<string, { readonly id: number; readonly day: string; readonly rating: number }>();
  await mapInSlices(resolved, ({ id, title, facts, end }) => {
    if (title === null || end !== null) return;
    const isThen = facts.some((fact) => fact.kind === 'viewing' && fact.rating !== undefined);
    for (const fact of facts) {
      if (fact.kind === 'viewing' && fact.day !== null) dated.add(partKey(title.itemKey, ...episodeIn(fact)));
      if (fact.kind !== 'rating') continue;
      // Without a day, as lists have ratings, one can be older than any with its day. Of one day, that of a viewing is the older one.
      const [day, last] = [`${fact.day ?? ''}${isThen ? '' : ' '}`, latest.get(title.itemKey)];
      if (last === undefined || last.day < day) latest.set(title.itemKey, { id, day, rating: fact.rating });
    }
  }, pause);
  return { dated, latest };
};

/** Returns where a fact ends: null if it is added. */
export type JudgeFact = (title: StoredTitle, fact: ImportedFact, id: number) => RowReason | null;

/**
 * Returns a function that judges facts in the order of the rows: a fact that was judged before is repeated. @param said what own files
 * of the same import add.
 */
export const factJudge = async (
  resolved: ReadonlyArray<Resolved>, present: Present, choices: ImportChoices, said: ReadonlySet<string>, pause: Pause,
): Promise<JudgeFact> => {
  const [own, { dated, latest }, seen] = [await presentOf(present, pause), await togetherOf(resolved, pause), new Set(said)];
  const once = (key: string): RowReason | null => (seen.has(key) ? 'repeated' : (seen.add(key), null));
  return ({ itemKey }, fact, id) => {
    if (fact.kind === 'rating') {
      const last = latest.get(itemKey);
      if (said.has(sayRating(itemKey))) return 'repeated';
      if (last?.id !== id) return last?.rating === fact.rating ? 'repeated' : fact.day === null ? 'undated' : 'older';
      const mine = own.ratingOf(itemKey);
      return mine === null ? null : mine === fact.rating ? 'account' : choices.ratings === 'file' ? null : 'rating';
    }
    if (fact.kind === 'viewing') {
      const part = partKey(itemKey, ...episodeIn(fact));
      const isSure = fact.isSure === true;
      if (own.hasViewing(itemKey, fact)) {
        const [season, episode] = episodeIn(fact);
        const state = present.states.get(itemKey);
        if (fact.ratedOn === undefined)
          return lacksRating(state, { season, episode, day: fact.day }, fact.rating ?? null) ? 'viewing' : 'account';
        // The account has watched the episode, perhaps with all of its season: a rating of it stays as it is, or is none.
        return hasRatedEpisode(state, fact) ? 'account' : 'viewing';
      }
      const key = dayKey(part, fact.day);
      const isRepeated = said.has(key) || (fact.day === null && !isSure && (dated.has(part) || said.has(part)));
      return isRepeated ? 'repeated' : once(fact.nth === undefined ? key : `${key} ${fact.nth}`);
    }
    const list = choices.lists.get(fact.list);
    if (list?.isLeftOut === true) return 'list';
    const name = normalizeListName(possibleListName(list?.name ?? fact.list));
    return own.hasItem(itemKey, name) ? 'account' : once(sayItem(itemKey, name));
  };
};
