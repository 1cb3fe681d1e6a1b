import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { readTitleStates } from '#application/lists/titles/read-title-states';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { itemKey, parseItemKey } from '#domain/catalogue/title-id';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { suggestFromModel, type TasteRequest, type TasteSuggestion } from '#domain/taste/suggest-from-model';
import { supportingEvidence, type TasteEvidence } from '#domain/taste/taste-evidence';

export type SuggestDeps = {
  readonly lists: Pick<ListUseCases, 'storedStates' | 'outbox'>;
  readonly catalogue: Pick<Catalogue, 'getMemberFacts' | 'getDetails'>;
};

/** Liked titles whose recommendations are read where the catalogue has no model: one request each. */
const MAX_LIKED = 6;

const recommendationsOf = async (
  catalogue: SuggestDeps['catalogue'], because: TasteEvidence,
): Promise<ReadonlyArray<TasteSuggestion>> => {
  const id = O.toNullable(parseItemKey(because.itemKey));
  const details = id === null ? null : await catalogue.getDetails(id, undefined, 'look-up')();
  return details === null || E.isLeft(details) ? [] : details.right.recommendations.map((title) => ({ title, because }));
};

/** Returns the catalogue's recommendations of the best-liked titles: the first one of each, then the second ones. */
const suggestFromRecommendations = async (
  catalogue: SuggestDeps['catalogue'], { evidence, excluded, limit }: TasteRequest,
): Promise<ReadonlyArray<TasteSuggestion>> => {
  const liked = supportingEvidence(evidence).slice(0, MAX_LIKED);
  const lists = await Promise.all(liked.map((because) => recommendationsOf(catalogue, because)));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const known = new Set(evidence.map((each) => each.itemKey));
  const byKey = new Map<string, TasteSuggestion>();
  for (const each of Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()) {
    const key = itemKey(each.title);
    if (!byKey.has(key) && !known.has(key) && !excluded.has(key)) byKey.set(key, each);
  }
  return [...byKey.values()].slice(0, limit);
};

/**
 * Suggests titles that the member has not begun to watch and not rated, each with the strongest evidence for it: by the
 * catalogue's model of taste, computed here, or where it has none by its recommendations of the best-liked titles. Fails if the model or
 * the states of the titles cannot be read; a recommendation that cannot be read is left out.
 */
export const suggestToMember =
  ({ lists, catalogue }: SuggestDeps) => (request: TasteRequest): Answer<ReadonlyArray<TasteSuggestion>> => async () => {
    if (supportingEvidence(request.evidence).length === 0) return E.right([]);
    const model = await pipe(catalogue.getMemberFacts(), TE.chain(({ tasteModel }) => tasteModel))();
    if (E.isLeft(model)) return model;
    // Some have been watched: the ones after them take their places.
    const wider = { ...request, limit: 2 * request.limit };
    const found = model.right === null ? await suggestFromRecommendations(catalogue, wider) : suggestFromModel(model.right, wider);
    const states = await readTitleStates(lists, found.map(({ title }) => toStoredTitle(title, null)))();
    if (E.isLeft(states)) return states;
    const isNew = ({ title }: TasteSuggestion): boolean => {
      const state = states.right.get(itemKey(title));
      return state === undefined || (state.viewings.length === 0 && state.rating === null);
    };
    return E.right(found.filter(isNew).slice(0, request.limit));
  };
