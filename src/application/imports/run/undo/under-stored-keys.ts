import * as E from 'fp-ts/Either';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { readTitleStatesFromServer } from '#application/lists/titles/read-title-states';
import type { GoneEntries } from '#application/ports/import-journal';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbId, itemKey, type TitleId } from '#domain/catalogue/title-id';
import { concernedTitles, ratingsOf, type RatingChange } from '#domain/history/history-change';
import type { Viewing } from '#domain/history/viewing';
import { parseMark, type ViewingMark } from '#domain/history/viewing-mark';
import { isHistoryChange, type MemberChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

export type StoredKeysDeps = {
  readonly lists: Pick<ListUseCases, 'findStates' | 'findItems' | 'outbox'>;
  /** Returns the id that the catalogue has for a title now, see `Catalogue`. */
  readonly findSuccessor: Catalogue['findSuccessor'];
};

type TitleStates = ReadonlyMap<string, MemberTitleState>;

/** Returns what the state of its title has of a viewing; null if it has nothing. */
export const markOf = (states: TitleStates, { item: { itemKey: key }, entryId }: Viewing): ViewingMark | null =>
  (states.get(key)?.viewings ?? []).map(parseMark).find((mark) => mark?.entryId === entryId) ?? null;

const titlesOf = (change: MemberChange): ReadonlyArray<StoredTitle> =>
  (isHistoryChange(change) ? concernedTitles(change) : change.kind === 'add-items' ? change.items.map(({ title }) => title) : []);

/** Finds the present ids of titles that have another one now, by item key. */
const readSuccessors = async (
  findSuccessor: Catalogue['findSuccessor'], titles: ReadonlyArray<StoredTitle>,
): Promise<E.Either<Failure, ReadonlyMap<string, TitleId>>> => {
  const successors = new Map<string, TitleId>();
  for (const { itemKey: key, mediaType, movieID: id } of titles.filter(({ movieID }) => !isTmdbId(movieID))) {
    const successor = await findSuccessor({ mediaType, id })();
    if (E.isLeft(successor)) return successor;
    if (successor.right !== null) successors.set(key, successor.right);
  }
  return E.right(successors);
};

/** A change of an import with the ratings of others that it may have replaced. */
type Keyed = { readonly change: MemberChange; readonly gone: GoneEntries };

/**
 * Returns a change of an import with each entry under the key that it is stored under: its own, or else the one that the catalogue has now
 * for the title, see `rekeyTitles`. Fails if the catalogue or the backend does not answer.
 */
export const underStoredKeys = ({ lists, findSuccessor }: StoredKeysDeps, change: MemberChange, gone: GoneEntries): Answer<Keyed> =>
  async () => {
    const successors = await readSuccessors(findSuccessor, titlesOf(change));
    if (E.isLeft(successors)) return successors;
    const rekey = (title: StoredTitle): StoredTitle => {
      const id = successors.right.get(title.itemKey);
      return id === undefined ? title : { ...title, movieID: id.id, itemKey: itemKey(id) };
    };
    const former = titlesOf(change).filter((title) => successors.right.has(title.itemKey));
    if (former.length === 0) return E.right({ change, gone });
    if (isHistoryChange(change)) {
      const states = await readTitleStatesFromServer(lists, former)();
      if (E.isLeft(states)) return states;
      const rekeyViewing = (viewing: Viewing): Viewing =>
        (markOf(states.right, viewing) === null ? { ...viewing, item: rekey(viewing.item) } : viewing);
      const rekeyRating = (each: RatingChange): RatingChange => ((states.right.get(each.title.itemKey)?.rating ?? null) !== null ? each : {
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
    const found = await lists.findItems(change.listID, former.map((title) => title.itemKey))();
    if (E.isLeft(found)) return found;
    const stored = new Set(found.right.map((item) => item.itemKey));
    const items = change.items.map((each) => (stored.has(each.title.itemKey) ? each : { ...each, title: rekey(each.title) }));
    return E.right({ change: { ...change, items }, gone });
  };
