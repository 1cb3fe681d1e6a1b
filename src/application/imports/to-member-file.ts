import { createViewing, singleEpisode, wholeTitle, type Viewing } from '#domain/history/viewing';
import type { TitleRating } from '#domain/history/rating';
import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import { MAX_NOTE_LENGTH, toListItem, type ListItem } from '#domain/lists/list-item';
import { listNameError, normalizeListName, toListNames } from '#domain/lists/list-name';
import { orderKeysBetween } from '#domain/lists/order-key';
import type { StoredTitle } from '#domain/lists/stored-title';
import { cutText } from '#domain/shared/cut-text';
import type { UserId } from '#domain/users/user-id';
import type { MemberFile } from '#application/lists/data-file/read-member-file';
import type { ImportedFact, ImportRow, ImportRows, LeftOutRow } from './import-row';
import { namedTitleKey, type TitleMatch } from './match-titles';

/** The content of an import, and the rows that it leaves out. */
export type MatchedImport = { readonly file: MemberFile; readonly leftOut: ReadonlyArray<LeftOutRow> };

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Returns a time for a day, not after `now`: a day in the calendar of the east may have no noon yet. */
const timeOf = (day: string | null, now: number): number => (day === null ? now : Math.min(now, noonOf(day)));

type Matched = { readonly title: StoredTitle; readonly fact: ImportedFact };
type Of<K extends ImportedFact['kind']> = { readonly title: StoredTitle; readonly fact: Extract<ImportedFact, { readonly kind: K }> };

const ofKind = <K extends ImportedFact['kind']>(matched: ReadonlyArray<Matched>, kind: K): ReadonlyArray<Of<K>> =>
  matched.filter((each): each is Matched & Of<K> => each.fact.kind === kind);

/** Returns the name of what was watched. The same viewing from two files, or from a second import, has the same id. */
const viewingId = ({ title, fact: { day, episode } }: Of<'viewing'>): string =>
  ['import', title.itemKey, ...(episode === null ? [] : [episode.season, episode.episode]), day ?? 'unknown'].join('-');

/** A viewing on an unknown day says nothing beside one of the same title or episode on a day. */
const viewingsOf = (matched: ReadonlyArray<Of<'viewing'>>, now: number): ReadonlyArray<Viewing> => {
  const partOf = ({ title, fact: { episode } }: Of<'viewing'>): string =>
    `${title.itemKey} ${episode === null ? '' : `${episode.season} ${episode.episode}`}`;
  const dated = new Set(matched.filter(({ fact }) => fact.day !== null).map(partOf));
  const viewings = new Map<string, Viewing>();
  for (const each of matched) {
    const { title, fact: { day, episode } } = each;
    if (day === null && dated.has(partOf(each))) continue;
    const part = episode === null ? wholeTitle(title) : singleEpisode(episode, null);
    viewings.set(viewingId(each), createViewing(viewingId(each), title, part, { day, watchedAt: day === null ? null : timeOf(day, now) }));
  }
  return [...viewings.values()];
};

/** The latest rating of a title counts. */
const ratingsOf = (matched: ReadonlyArray<Of<'rating'>>, now: number): ReadonlyArray<TitleRating> => {
  const ratings = new Map<string, TitleRating>();
  for (const { title, fact: { rating, day } } of matched) {
    const ratedAt = timeOf(day, now);
    if ((ratings.get(title.itemKey)?.ratedAt ?? -Infinity) <= ratedAt) ratings.set(title.itemKey, { item: title, rating, ratedAt });
  }
  return [...ratings.values()];
};

/** Returns a name that a list can have. */
const possibleName = (name: string): string => {
  const cut = cutText(name.replace(/\s+/g, ' ').trim(), 60);
  return listNameError(cut) === null ? cut : 'imported list';
};

const itemsOf = (matched: ReadonlyArray<Of<'item'>>, now: number): ReadonlyArray<ListItem> => {
  const keys = new Set<string>();
  const first = matched.filter(({ title: { itemKey } }) => !keys.has(itemKey) && keys.add(itemKey));
  const orders = orderKeysBetween(null, null, first.length) ?? [];
  return first.map(({ title, fact: { note, day } }, index) =>
    toListItem('' as UserId, '', {
      title,
      addedAt: timeOf(day, now),
      order: orders[index] ?? 'a0',
      note: note === null ? null : cutText(note, MAX_NOTE_LENGTH),
      random: Math.random(),
    }),
  );
};

const listsOf = (matched: ReadonlyArray<Of<'item'>>, descriptions: ReadonlyMap<string, string>, now: number): MemberFile['lists'] => {
  const byName = new Map<string, { readonly shown: string; readonly description: string; readonly items: Of<'item'>[] }>();
  for (const each of matched) {
    const shown = possibleName(each.fact.list);
    const key = normalizeListName(shown);
    const list = byName.get(key) ?? { shown, description: descriptions.get(each.fact.list) ?? '', items: [] };
    list.items.push(each);
    byName.set(key, list);
  }
  return [...byName.values()].map(({ shown, description, items }) => ({
    list: { ...toListNames(shown), description: cutText(description, MAX_DESCRIPTION_LENGTH), order: null, pinned: false, archived: false },
    items: itemsOf(items, now),
  }));
};

const isFuture = (fact: ImportedFact, now: number): boolean =>
  fact.day !== null && Date.parse(`${fact.day}T00:00:00Z`) > now + 14 * 3_600_000;

/**
 * Returns what the matched rows bring, as a file of the member's own data. A row on a day that has not come is damaged.
 * @param now ms since 1970.
 */
export const toMemberFile = (
  { rows, leftOut, descriptions }: ImportRows,
  matches: ReadonlyMap<string, TitleMatch>, now: number,
): MatchedImport => {
  const matched: Matched[] = [];
  const left: LeftOutRow[] = [...leftOut];
  const leave = ({ file, row, title: { name, year } }: ImportRow, reason: LeftOutRow['reason']): void =>
    void left.push({ file, row, name, year, reason });
  for (const row of rows) {
    const match = matches.get(namedTitleKey(row.title)) ?? { reason: 'unknown' };
    if ('reason' in match) leave(row, match.reason);
    else if (row.facts.some((fact) => isFuture(fact, now))) leave(row, 'damaged');
    else if (match.title.mediaType === 'movie' && row.facts.some((fact) => fact.kind === 'viewing' && fact.episode !== null))
      leave(row, 'unknown');
    else matched.push(...row.facts.map((fact) => ({ title: match.title, fact })));
  }
  return {
    file: {
      lists: listsOf(ofKind(matched, 'item'), descriptions, now),
      viewings: viewingsOf(ofKind(matched, 'viewing'), now),
      ratings: ratingsOf(ofKind(matched, 'rating'), now),
      episodes: [],
      damaged: 0,
    },
    leftOut: left,
  };
};
