import type * as E from 'fp-ts/Either';
import type { Failure } from '#domain/shared/failure';
import type { CatalogueSearch } from './catalogue-search';

/** The first message to the worker. @param base URL of the catalogue's folder with a trailing slash. */
export type StartMessage = { readonly start: { readonly base: string } };

/** A request to the worker, by the name of the method. */
export type SearchRequest = {
  readonly [K in keyof CatalogueSearch]: { readonly id: number; readonly method: K; readonly parameters: Parameters<CatalogueSearch[K]> };
}[keyof CatalogueSearch];

/** The worker's answer to the request of the same id. */
export type SearchResponse = { readonly id: number; readonly result: E.Either<Failure, unknown> };
