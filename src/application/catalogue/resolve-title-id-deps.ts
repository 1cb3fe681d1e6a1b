import type { Either } from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Clock } from '#application/ports/clock';
import type { TitleId } from '#domain/catalogue/title-id';
import type { Failure } from '#domain/shared/failure';

/** A lookup by IMDb id. `at`: time of its request, in ms. */
type Lookup = { readonly at: number; readonly titles: Promise<Either<Failure, ReadonlyArray<TitleId>>> };

/** Dependencies for resolving saved titles: the catalogue, and the recent lookups by IMDb id. */
export type ResolveTitleIdDeps = {
  readonly catalogue: Pick<Catalogue, 'hasTitle' | 'findSuccessor' | 'findByImdb'>;
  readonly clock: Clock;
  readonly lookups: Map<string, Lookup>;
};

/** Creates a resolver with an empty cache. The resolving code is loaded with the pages that render saved titles. */
export const createResolveTitleIdDeps = (catalogue: ResolveTitleIdDeps['catalogue'], clock: Clock): ResolveTitleIdDeps => ({
  catalogue, clock,
  lookups: new Map(),
});
