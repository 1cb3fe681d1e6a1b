import type { Either } from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { TitleId } from '#domain/catalogue/title-id';
import type { Failure } from '#domain/shared/failure';

/** Dependencies for resolving saved titles: the catalogue, and the results of this visit by IMDb id. */
export type TitleResolver = {
  readonly catalogue: Pick<Catalogue, 'hasTitle' | 'findByImdb'>;
  readonly found: Map<string, Promise<Either<Failure, ReadonlyArray<TitleId>>>>;
};

/** Creates a resolver with an empty cache. The resolving code is loaded with the pages that render saved titles. */
export const createTitleResolver = (catalogue: TitleResolver['catalogue']): TitleResolver => ({ catalogue, found: new Map() });
