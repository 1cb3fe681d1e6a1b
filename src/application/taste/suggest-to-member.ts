import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import { readTitleStates } from '#application/lists/titles/read-title-states';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { TasteEvidenceDeps } from '#application/taste/watch-taste-evidence';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { itemKey, parseItemKey } from '#domain/catalogue/title-id';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { evidenceToLookUp, suggestFromLookUps, type LookedUp } from '#domain/taste/suggest-from-look-ups';
import { suggestFromModel, type TasteRequest, type TasteSuggestion } from '#domain/taste/suggest-from-model';
import { supportingEvidence, type TasteEvidence } from '#domain/taste/taste-evidence';

export type SuggestDeps = {
  readonly lists: Pick<ListUseCases, 'storedStates' | 'outbox'>;
  readonly catalogue: Pick<Catalogue, 'getMemberFacts' | 'getDetails'>;
  /** Ids of the lists whose titles are not suggested, of which the evidence has the last ones; null for one that does not exist. */
  readonly listIds: TasteEvidenceDeps['listIds'];
};

/** Look-ups at a time: TMDB limits bursts. */
const AT_ONCE = 8;

const lookUp = async (
  catalogue: SuggestDeps['catalogue'], evidence: TasteEvidence, signal?: AbortSignal,
): Promise<ReadonlyArray<LookedUp>> => {
  const id = O.toNullable(parseItemKey(evidence.itemKey));
  const details = id === null ? null : await catalogue.getDetails(id, signal, 'look-up')();
  return details === null || E.isLeft(details) ? [] : [{ evidence, details: details.right }];
};

/** Suggests by the catalogue's answers about a few titles of the evidence. */
const suggestByLookingUp = async (
  catalogue: SuggestDeps['catalogue'], request: TasteRequest, signal?: AbortSignal,
): Promise<ReadonlyArray<TasteSuggestion>> => {
  const found: LookedUp[] = [];
  for (const part of chunksOf(AT_ONCE)(evidenceToLookUp(request.evidence))) {
    if (signal?.aborted === true) break;
    found.push(...(await Promise.all(part.map((each) => lookUp(catalogue, each, signal)))).flat());
  }
  return suggestFromLookUps(found, request);
};

/**
 * Suggests titles that the member has not begun to watch, not rated and not put on these lists, each with the strongest evidence for it:
 * by the catalogue's model of taste, computed here, or where it has none by what it recommends beside liked titles and those rated low.
 * Fails if the model or the states of the titles cannot be read; a title that cannot be looked up says nothing. `signal` ends the look-ups.
 */
export const suggestToMember =
  ({ lists, catalogue, listIds }: SuggestDeps) =>
  (request: TasteRequest, signal?: AbortSignal): Answer<ReadonlyArray<TasteSuggestion>> => async () => {
    if (supportingEvidence(request.evidence).length === 0) return E.right([]);
    const model = await pipe(catalogue.getMemberFacts(), TE.chain(({ tasteModel }) => tasteModel))();
    if (E.isLeft(model)) return model;
    // Some have been watched: the ones after them take their places.
    const wider = { ...request, limit: 2 * request.limit };
    const found = model.right === null ? await suggestByLookingUp(catalogue, wider, signal) : suggestFromModel(model.right, wider);
    const states = await readTitleStates(lists, found.map(({ title }) => toStoredTitle(title, null)))();
    if (E.isLeft(states)) return states;
    const isNew = ({ title }: TasteSuggestion): boolean => {
      const state = states.right.get(itemKey(title));
      const isListed = state?.listIDs.some((id) => id === listIds.favorites || id === listIds.watchlist) === true;
      return !isListed && (state === undefined || (state.viewings.length === 0 && state.rating === null));
    };
    return E.right(found.filter(isNew).slice(0, request.limit));
  };
