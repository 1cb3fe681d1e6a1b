import * as E from 'fp-ts/Either';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { readTitleStatesFromServer } from '#application/lists/titles/read-title-states';
import type { GoneEntries } from '#application/ports/import-journal';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbId, itemKey, type TitleId } from '#domain/catalogue/title-id';
import { concernedTitles, ratingsOf, viewingsOf, type RatingChange } from '#domain/history/history-change';
import type { Viewing } from '#domain/history/viewing';
import { parseMark, type ViewingMark } from '#domain/history/viewing-mark';
import { isHistoryChange, type MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';

export type StoredKeysDeps = {
  readonly lists: Pick<ListUseCases, 'findStates' | 'findItems' | 'outbox'>;
  /** Returns the id that the catalogue has for a title now, see `Catalogue`. */
  readonly findSuccessor: Catalogue['findSuccessor'];
};

type TitleStates = ReadonlyMap<string, MemberTitleState>;

/** Returns what the state of its title has of a viewing; null if it has nothing. */
export const markOf = (states: TitleStates, { item: { itemKey: key }, entryId }: Viewing): ViewingMark | null =>
  (states.get(key)?.viewings ?? []).map(parseMark).find((mark) => mark?.entryId === entryId) ?? null;

type Rekey = (title: StoredTitle) => StoredTitle;

const titlesOf = (change: MemberChange): ReadonlyArray<StoredTitle> =>
  (isHistoryChange(change) ? concernedTitles(change) : change.kind === 'add-items' ? change.items.map(({ title }) => title) : []);

/** Returns titles under the keys that the catalogue has for them now. */
const withSuccessors = (findSuccessor: Catalogue['findSuccessor'], titles: ReadonlyArray<StoredTitle>): Answer<Rekey> => async () => {
  const successors = new Map<string, TitleId>();
  for (const { itemKey: key, mediaType, movieID: id } of titles) {
    const successor = await findSuccessor({ mediaType, id })();
    if (E.isLeft(successor)) return successor;
    if (successor.right !== null) successors.set(key, successor.right);
  }
  return E.right((title) => {
    const id = successors.get(title.itemKey);
    return id === undefined ? title : { ...title, movieID: id.id, itemKey: itemKey(id) };
  });
};

/** A change of an import with the ratings of others that it may have replaced. */
type Keyed = { readonly change: MemberChange; readonly gone: GoneEntries };

/**
 * Returns a change of an import with each entry under the key that it is stored under: its own, or else the one that the catalogue has now
 * for the title, see `rekeyTitles`. The catalogue is asked for entries that are not there under their own key, and for no other. Fails if
 * it or the backend does not answer.
 */
export const underStoredKeys = ({ lists, findSuccessor }: StoredKeysDeps, change: MemberChange, gone: GoneEntries): Answer<Keyed> =>
  async () => {
    // Only numbers of the catalogue's own are ever replaced.
    const titles = titlesOf(change).filter(({ movieID }) => !isTmdbId(movieID));
    if (titles.length === 0) return E.right({ change, gone });
    if (isHistoryChange(change)) {
      const states = await readTitleStatesFromServer(lists, titles)();
      if (E.isLeft(states)) return states;
      const hasViewing = (viewing: Viewing): boolean => markOf(states.right, viewing) !== null;
      const hasRating = ({ title }: RatingChange): boolean => (states.right.get(title.itemKey)?.rating ?? null) !== null;
      const missing = new Set([
        ...viewingsOf(change).filter((each) => !hasViewing(each)).map(({ item }) => item.itemKey),
        ...ratingsOf(change).filter((each) => !hasRating(each)).map(({ title }) => title.itemKey),
      ]);
      const rekeyed = await withSuccessors(findSuccessor, titles.filter((title) => missing.has(title.itemKey)))();
      if (E.isLeft(rekeyed)) return rekeyed;
      const rekey = rekeyed.right;
      const rekeyViewing = (viewing: Viewing): Viewing => (hasViewing(viewing) ? viewing : { ...viewing, item: rekey(viewing.item) });
      const rekeyRating = (each: RatingChange): RatingChange => (hasRating(each) ? each : {
        ...each, title: rekey(each.title),
        ...(each.replaced !== undefined && { replaced: { ...each.replaced, item: rekey(each.replaced.item) } }),
      });
      return E.right({
        change: {
          ...change, ...('viewings' in change && { viewings: change.viewings.map(rekeyViewing) }),
          ...('ratings' in change && { ratings: ratingsOf(change).map(rekeyRating) }),
        },
        gone: { ...gone, goneRatings: gone.goneRatings.map(rekeyRating) },
      });
    }
    if (change.kind !== 'add-items') return E.right({ change, gone });
    const found = await lists.findItems(change.listID, titles.map((title) => title.itemKey))();
    if (E.isLeft(found)) return found;
    const stored = new Set(found.right.map((item) => item.itemKey));
    const rekeyed = await withSuccessors(findSuccessor, titles.filter((title) => !stored.has(title.itemKey)))();
    if (E.isLeft(rekeyed)) return rekeyed;
    const items = change.items.map((each) => ({ ...each, title: rekeyed.right(each.title) }));
    return E.right({ change: { ...change, items }, gone });
  };
