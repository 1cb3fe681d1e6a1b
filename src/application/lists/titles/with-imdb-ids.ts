import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbId } from '#domain/catalogue/title-id';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Completes titles before they are stored. */
export type CompleteTitles = (titles: ReadonlyArray<StoredTitle>) => Promise<ReadonlyArray<StoredTitle>>;

/** Gives titles that only this catalogue has a number for their IMDb id, as far as it is known: other services have no other name for them. */
export const withImdbIds = (getImdbId: Catalogue['getImdbId']): CompleteTitles => (titles) =>
  Promise.all(titles.map(async (title) => {
    if (title.imdbID !== null || isTmdbId(title.movieID)) return title;
    const imdbID = E.getOrElse((): string | null => null)(await getImdbId({ mediaType: title.mediaType, id: title.movieID })());
    return { ...title, imdbID };
  }));
