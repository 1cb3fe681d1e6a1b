import type { Either } from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { TitleId } from '#domain/catalogue/title-id';
import type { Failure } from '#domain/shared/failure';

/** What it takes to find kept titles in the catalogue: whom to ask, and what was found in this visit, by IMDb id. */
export type TitleResolver = {
  readonly catalogue: Pick<Catalogue, 'hasTitle' | 'findByImdb'>;
  readonly found: Map<string, Promise<Either<Failure, ReadonlyArray<TitleId>>>>;
};

/** Nothing is found yet. The code that finds comes with the pages that show what is kept. */
export const createTitleResolver = (catalogue: TitleResolver['catalogue']): TitleResolver => ({ catalogue, found: new Map() });
