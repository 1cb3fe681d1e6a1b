import { toMark } from '#domain/history/viewing-mark';
import type { Viewing } from '#domain/history/viewing';
import { normalizeListName } from '#domain/lists/list-name';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { StoredTitle } from '#domain/lists/stored-title';
import { mergeRecentTitles } from '#domain/users/recent-titles';
import type { User } from '#domain/users/user';
import type { ImportChoices } from '#application/imports/import-choices';
import { nameInRow, type ImportedFact } from '#application/imports/import-row';
import { lacksRating, sayItem, sayRating, sayViewing } from '#application/imports/judge-facts';
import { mapInSlices, type Pause } from '#application/imports/pause';
import type { PlannedRow, RowReason, RowState } from '#application/imports/plan/planned-row';
import { listDetailChanges } from '#application/data-file/plan-file-lists';
import { lackingViewings, type Present } from '#application/data-file/plan-import';
import { sayTurnedDown } from './say-turned-down';
import { underListsOf } from './own-content';
import { listKey, settingOf, ownPartOf, type NamedOwnFile, type OwnEntry } from './own-entry';

/** Facts of the profile that an own file can add to. */
export type OwnProfile = Pick<User, 'content' | 'settings' | 'phoneNumber' | 'savedFilters' | 'services' | 'turnedDown'>;
export type OwnFileEntries = NamedOwnFile & { readonly entries: ReadonlyArray<OwnEntry> };

type End = { readonly state: RowState; readonly reason: RowReason | null; readonly conflict?: PlannedRow['conflict'] };
const NEW: End = { state: 'new', reason: null };
const there = (reason: RowReason): End => ({ state: 'there', reason });

const factOf = (entry: OwnEntry): ImportedFact | null => {
  if (entry.part === 'title') return { kind: 'item', list: entry.list, note: entry.item.note, day: null };
  if (entry.part === 'rating') return { kind: 'rating', rating: entry.rating.rating, day: null };
  if (entry.part !== 'viewing') return null;
  const { season, episode, day, rating } = entry.viewing;
  return {
    kind: 'viewing', day, ...(rating !== null && { rating }), episode: season === null || episode === null ? null : { season, episode },
    ...(season !== null && episode === null && { season }),
  };
};

const titleOf = (entry: OwnEntry): PlannedRow['title'] =>
  (entry.part === 'title' ? StoredTitle.encode(entry.item)
    : entry.part === 'viewing' ? entry.viewing.item : entry.part === 'rating' ? entry.rating.item : null);

const nameOf = (entry: OwnEntry): Pick<PlannedRow, 'name' | 'year'> => {
  const title = titleOf(entry) ?? (entry.part === 'recent' ? entry.recent : null);
  if (title !== null) return { name: title.title, year: title.releaseYear };
  if (entry.part === 'unmatched') return { name: nameInRow(entry.row), year: entry.row.title.year };
  if (entry.part === 'damaged') return { name: entry.damaged.name, year: null };
  return { name: 'value' in entry ? entry.value : 'name' in entry ? entry.name : '', year: null };
};

/** Returns the member's states with viewings of a file, for the file after it. */
const withViewings = (states: Present['states'], viewings: Iterable<Viewing>): Present['states'] => {
  const after = new Map(states);
  for (const viewing of viewings) {
    const { itemKey, mediaType, movieID: id } = viewing.item;
    const state = after.get(itemKey) ?? emptyTitleState({ mediaType, id });
    after.set(itemKey, { ...state, viewings: [...state.viewings, toMark(viewing)] });
  }
  return after;
};

/**
 * The rows of own files. @property said keys of what they add, for the files of other services. @property lists keys of their lists, also
 * of empty ones. @property details number of the member's lists that get a description or a place.
 */
export type OwnRows = {
  readonly rows: ReadonlyArray<PlannedRow>; readonly said: ReadonlySet<string>; readonly lists: ReadonlyArray<string>;
  readonly details: number;
};
export const noOwnRows: OwnRows = { rows: [], said: new Set(), lists: [], details: 0 };

/**
 * Plans where each entry of own files ends, by the rules of `planImport`: what the member has stays, and what two files say is added once.
 */
export const planOwnRows = async (
  files: ReadonlyArray<OwnFileEntries>, present: Present, profile: OwnProfile, choices: ImportChoices, pause: Pause,
): Promise<OwnRows> => {
  const [said, rows, underLists] = [new Set<string>(), [] as PlannedRow[], underListsOf(choices.lists)];
  const listIDs = new Map(present.lists.map(({ name, listID }) => [name, listID]));
  const once = (keys: ReadonlyArray<string>): End => {
    if (keys.some((key) => said.has(key))) return there('repeated');
    for (const key of keys) said.add(key);
    return NEW;
  };
  let states = present.states;
  for (const { name, entries } of files) {
    const included = entries.filter(({ id }) => !choices.leftOut.has(id));
    const viewings = included.flatMap((entry) => (entry.part === 'viewing' ? [entry.viewing] : []));
    const fresh = new Set(await lackingViewings(viewings, present.states, pause));
    const added = states === present.states ? fresh : new Set(await lackingViewings(viewings, states, pause));
    const addedIds = new Set([...added].map(({ entryId }) => entryId));
    if (files.length > 1) states = withViewings(states, added);
    const kept = new Set(mergeRecentTitles(profile.content, included.flatMap((entry) => (entry.part === 'recent' ? [entry.recent] : []))));
    const endOf = (entry: OwnEntry): End => {
      if (choices.leftOut.has(entry.id)) return { state: 'left-out', reason: 'row' };
      switch (entry.part) {
        case 'title': {
          const list = choices.lists.get(entry.list);
          if (list?.isLeftOut === true) return { state: 'left-out', reason: 'list' };
          const stored = normalizeListName(list?.name ?? entry.list);
          const has = present.states.get(entry.item.itemKey)?.listIDs.includes(listIDs.get(stored) ?? '') === true;
          return has ? there('account') : once([sayItem(entry.item.itemKey, stored)]);
        }
        case 'viewing': {
          const isRepeated = fresh.has(entry.viewing) || addedIds.has(entry.viewing.entryId);
          const state = present.states.get(entry.viewing.item.itemKey);
          if (!added.has(entry.viewing))
            return there(isRepeated ? 'repeated' : lacksRating(state, entry.viewing, entry.viewing.rating) ? 'viewing' : 'account');
          for (const key of sayViewing(entry.viewing)) said.add(key);
          return NEW;
        }
        case 'rating': {
          const { item: { itemKey }, rating } = entry.rating;
          const mine = present.states.get(itemKey)?.rating ?? null;
          if (mine === rating) return there('account');
          const first = once([sayRating(itemKey)]);
          if (first.state !== 'new' || mine === null) return first;
          return { ...(choices.ratings === 'file' ? NEW : there('rating')), conflict: { mine, file: rating } };
        }
        case 'recent': return kept.has(entry.recent) ? NEW : there('account');
        case 'unmatched':
          return underLists(entry.row).length === 0 ? { state: 'left-out', reason: 'list' } : { state: 'unknown', reason: 'kept' };
        case 'bin': return { state: 'unkept', reason: 'bin' };
        case 'damaged': return { state: 'damaged', reason: 'damaged' };
        case 'turned-down': {
          const end = sayTurnedDown(profile.turnedDown, entry.value, said);
          return end === 'new' ? NEW : there(end);
        }
        case 'theme': case 'language': case 'region': case 'phone': case 'filters': case 'services': {
          const mine = settingOf(profile, entry.part);
          return mine === null ? once([entry.part]) : there(mine === entry.value ? 'account' : 'setting');
        }
      }
    };
    await mapInSlices(entries, (entry) => {
      const [{ state, reason, conflict = null }, fact] = [endOf(entry), factOf(entry)];
      rows.push({
        id: entry.id, file: name, row: entry.part === 'damaged' ? entry.damaged.row : null, part: ownPartOf(entry), ...nameOf(entry),
        title: titleOf(entry), titleKey: '', candidates: [], facts: fact === null ? [] : [{ fact, isNew: state === 'new' }],
        state, reason, conflict,
      });
    }, pause);
  }
  const own = new Map(present.lists.map((list) => [list.name, list]));
  const detailed = files.flatMap(({ file }) => file.lists).flatMap((entry) => {
    const choice = choices.lists.get(listKey(entry));
    const known = choice?.isLeftOut === true ? undefined : own.get(normalizeListName(choice?.name ?? listKey(entry)));
    return known !== undefined && listDetailChanges(entry, known).length > 0 ? [known.listID] : [];
  });
  return { rows, said, lists: [...new Set(files.flatMap(({ file }) => file.lists.map(listKey)))], details: new Set(detailed).size };
};
