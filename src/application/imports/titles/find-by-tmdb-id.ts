import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { Title } from '#domain/catalogue/title';
import type { Failure } from '#domain/shared/failure';

type Deps = { readonly catalogue: Pick<Catalogue, 'searchTitles'>; readonly signal: AbortSignal };

/** Finds the titles with TMDB's number. A number without a type names a film and a series: then only those with the name count. */
export const findByTmdbId = async (
  { catalogue, signal }: Deps, id: number, { mediaType }: NamedTitle,
): Promise<E.Either<Failure, ReadonlyArray<Title>>> => {
  const all: Title[] = [];
  for (const type of mediaType === null ? (['movie', 'tv'] as const) : [mediaType]) {
    const found = await catalogue.searchTitles(
      { mediaType: type, query: { words: '', year: null, exact: { by: 'tmdb', id } }, page: 1 },
      signal,
    )();
    if (E.isLeft(found)) return found;
    all.push(...found.right.items);
  }
  return E.right(all);
};
