import { createViewing, singleEpisode, wholeTitle, type Viewing } from '#domain/history/viewing';
import type { TitleRating } from '#domain/history/rating';
import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import { MAX_NOTE_LENGTH, toListItem, type ListItem } from '#domain/lists/list-item';
import { normalizeListName, toListNames } from '#domain/lists/list-name';
import { orderKeyOfTime } from '#domain/lists/order-key';
import type { StoredTitle } from '#domain/lists/stored-title';
import { cutText } from '#domain/shared/cut-text';
import { momentOfDay } from '#domain/history/days';
import type { UserId } from '#domain/users/user-id';
import { factViewingId, importedViewingId } from '#application/data-file/imported-viewing-id';
import { possibleListName } from '#application/data-file/possible-list-name';
import type { MemberFile } from '#application/data-file/read-member-file';
import type { ImportedFact } from './import-row';
import { lacksTime } from './import-values';
import { mapInSlices, type Pause } from './pause';
import type { PlannedImport, PlannedList } from './plan/planned-row';

/** Returns noon of a day where the member is, not after `now`. */
const noonOf = (day: string, now: number): number => Math.min(now, new Date(`${day}T12:00:00`).getTime());
/**
 * Returns when a title was rated or put on a list: the moment that stands for the day, in a time zone that has not reached it yet, noon
 * there; `now` for an unknown day.
 */
const laterTimeOf = (day: string | null, now: number): number => {
  if (day === null || lacksTime(day)) return now;
  return momentOfDay(day) > now ? noonOf(day, now) : momentOfDay(day);
};

type Of<K extends ImportedFact['kind']> = { readonly title: StoredTitle; readonly fact: Extract<ImportedFact, { readonly kind: K }> };

/** @property ratings how viewings were rated, by their ids: of two rows about one viewing, either can say it. */
type Added = { readonly [K in ImportedFact['kind']]: Of<K>[] } & { readonly ratings: Map<string, number> };

const viewingId = ({ title, fact }: Of<'viewing'>): string => factViewingId(title.itemKey, fact);
/** Returns a text that is equal for viewings of one part of a title. */
const partId = ({ title, fact: { episode } }: Of<'viewing'>): string => importedViewingId(title.itemKey, episode, null);

/** Gives the rating of an episode to the latest added viewing of it until the day of the rating, or to the first one after it. */
const addRatingsOfEpisodes = ({ viewing, ratings }: Pick<Added, 'viewing' | 'ratings'>, rated: ReadonlyArray<Of<'viewing'>>): void => {
  if (rated.length === 0) return;
  const byPart = new Map<string, Of<'viewing'>[]>();
  for (const each of viewing) {
    const part = partId(each);
    byPart.set(part, [...(byPart.get(part) ?? []), each]);
  }
  for (const each of rated) {
    const { rating, ratedOn } = each.fact;
    const plays = (byPart.get(partId(each)) ?? []).toSorted((one, other) => ((one.fact.day ?? '') < (other.fact.day ?? '') ? -1 : 1));
    const play = plays.findLast(({ fact: { day } }) => (day ?? '') <= (ratedOn ?? '9')) ?? plays[0];
    if (play !== undefined && rating !== undefined && !ratings.has(viewingId(play))) ratings.set(viewingId(play), rating);
  }
};

/** Returns the added facts by their kinds. */
const addedFacts = async ({ rows }: PlannedImport, pause: Pause): Promise<Added> => {
  const added: Added = { viewing: [], rating: [], item: [], ratings: new Map() };
  // Another fact of the files says the viewing; one that the account has stays as it is.
  const rated: Of<'viewing'>[] = [];
  await mapInSlices(rows, ({ part, title, facts, state, reason: why }) => {
    // Entries of own files are added as they are.
    if (part !== null || title === null || (state !== 'new' && state !== 'there' && why !== 'full')) return;
    for (const { fact, isNew, reason } of facts) {
      if (fact.kind === 'viewing' && fact.ratedOn !== undefined && reason === 'repeated') rated.push({ title, fact });
      else if (fact.kind === 'viewing' && fact.rating !== undefined) {
        const id = viewingId({ title, fact });
        if (!added.ratings.has(id)) added.ratings.set(id, fact.rating);
      }
      // `planImport` leaves out what there is no room for, and names the lists.
      if (!isNew && reason !== 'full') continue;
      if (fact.kind === 'viewing') added.viewing.push({ title, fact });
      else if (fact.kind === 'rating') added.rating.push({ title, fact });
      else added.item.push({ title, fact });
    }
  }, pause);
  addRatingsOfEpisodes(added, rated);
  return added;
};

const toViewing =
  (now: number, ratings: Added['ratings']) =>
  ({ title, fact }: Of<'viewing'>): Viewing => {
    const [{ day, episode }, id] = [fact, viewingId({ title, fact })];
    return createViewing(
      id, title, episode === null ? wholeTitle(title) : singleEpisode(episode, null),
      { day, watchedAt: day === null ? null : noonOf(day, now) }, ratings.get(id) ?? null,
    );
  };

const toRating =
  (now: number) =>
  ({ title, fact: { rating, day } }: Of<'rating'>): TitleRating => ({ item: title, rating, ratedAt: laterTimeOf(day, now) });

/** Returns titles in their order, which stand behind those that the list has already. */
const itemsOf = (all: ReadonlyArray<Of<'item'>>, now: number, pause: Pause): Promise<ReadonlyArray<ListItem>> =>
  mapInSlices(all, ({ title, fact: { note, day } }, index) =>
    toListItem('' as UserId, '', {
      title,
      addedAt: laterTimeOf(day, now),
      order: orderKeyOfTime(now + index),
      note: note === null ? null : cutText(note, MAX_NOTE_LENGTH),
      random: Math.random(),
    }), pause);

const listsOf = async (
  all: Added['item'], plan: PlannedImport, descriptions: ReadonlyMap<string, string>, now: number, pause: Pause,
): Promise<MemberFile['lists']> => {
  const planned = new Map(plan.lists.map((list): [string, PlannedList] => [list.key, list]));
  const byName = new Map<string, { readonly shown: string; readonly description: string; readonly items: Of<'item'>[] }>();
  for (const each of all) {
    const shown = possibleListName((planned.get(each.fact.list)?.name ?? each.fact.list).replace(/\s+/g, ' ').trim());
    const key = normalizeListName(shown);
    const list = byName.get(key) ?? { shown, description: descriptions.get(each.fact.list) ?? '', items: [] };
    list.items.push(each);
    byName.set(key, list);
  }
  const lists: MemberFile['lists'][number][] = [];
  for (const { shown, description, items } of byName.values()) {
    lists.push({
      list: {
        ...toListNames(shown), description: cutText(description, MAX_DESCRIPTION_LENGTH),
        createdAt: null, order: null, pinned: false, archived: false,
      },
      items: await itemsOf(items, now, pause),
    });
  }
  return lists;
};

/** Returns what a plan adds, as a file of the member's own data, made in slices. @param now ms since 1970. */
export const toMemberFile = async (
  plan: PlannedImport, descriptions: ReadonlyMap<string, string>, now: number, pause: Pause,
): Promise<MemberFile> => {
  const { viewing, rating, item, ratings } = await addedFacts(plan, pause);
  return {
    lists: await listsOf(item, plan, descriptions, now, pause),
    viewings: await mapInSlices(viewing, toViewing(now, ratings), pause),
    ratings: await mapInSlices(rating, toRating(now), pause),
    episodes: [], own: null,
  };
};
