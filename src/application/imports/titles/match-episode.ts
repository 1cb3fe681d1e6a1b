import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { hasNameOf, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { FoundEpisode } from '#domain/catalogue/foreign-ids/foreign-ids';
import type { Failure } from '#domain/shared/failure';

type Deps = { readonly catalogue: Pick<Catalogue, 'findEpisode'>; readonly signal: AbortSignal };

/**
 * Finds the episode that a row is about by its number at another service. TVDB's numbers of episodes lead to other ones at times: the
 * answer counts only if the file gives the series its name. @returns null if nothing is certain.
 */
export const findEpisodeOf = async (
  { catalogue, signal }: Deps, named: NamedTitle,
): Promise<E.Either<Failure, FoundEpisode | null>> => {
  const { episodeId, name } = named;
  if (episodeId === null) return E.right(null);
  const isRight = ({ series }: FoundEpisode): boolean => episodeId.by === 'imdb' || (name !== '' && hasNameOf(named, series));
  return E.map((found: FoundEpisode | null) => (found !== null && isRight(found) ? found : null))(
    await catalogue.findEpisode(episodeId, signal)());
};
