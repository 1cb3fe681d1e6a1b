import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { itemKey } from '#domain/catalogue/title-id';
import type { GenrePhotographSource, GenrePhotograph } from '#domain/genre-images/genre-image-server';
import { notFound, timedOut, unavailable, type Failure } from '#domain/shared/failure';
import { TimeoutError, withTimeout } from '#domain/shared/with-timeout';

/** Votes that keep titles of a day out. */
const MIN_VOTES = 200;
/** Time limit for one genre: its list and its picture, in ms. */
const TIME_LIMIT_MS = 12_000;
const MAX_BYTES = 5 * 1024 * 1024;

type FetchImage = (url: string, init: { readonly signal: AbortSignal; readonly redirect: 'error' }) => Promise<Response>;

export type GenrePhotographOptions = {
  readonly catalogue: Pick<Catalogue, 'discover'>;
  /** Origin of TMDB's images; the only host that pictures come from. */
  readonly imageOrigin: string;
  readonly fetch?: FetchImage;
  readonly timeLimit?: number;
};

/** Backdrops of popular titles on TMDB, films first. The path of a picture may only be a plain file name. */
export const tmdbGenrePhotographs = ({
  catalogue, imageOrigin, fetch = globalThis.fetch, timeLimit = TIME_LIMIT_MS,
}: GenrePhotographOptions): GenrePhotographSource => {
  const download = async (path: string, signal: AbortSignal): Promise<E.Either<Failure, Uint8Array>> => {
    const response = await fetch(`${new URL(imageOrigin).origin}/t/p/w1280${path}`, { signal, redirect: 'error' });
    if (!response.ok) return E.left(unavailable(response.status, response.statusText));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length > MAX_BYTES ? E.left(unavailable(null, 'too large')) : E.right(bytes);
  };
  return {
    find: (genre, taken) => async () => {
      const search = async (signal: AbortSignal): Promise<E.Either<Failure, GenrePhotograph>> => {
        const mediaType = genre.movie === null ? 'tv' : 'movie';
        const listed = await catalogue.discover(
          { mediaType, filters: { ...noFilters, genresIn: [genre.slug], votesFrom: MIN_VOTES }, sort: popularitySort, page: 1 },
          signal,
        )();
        if (E.isLeft(listed)) return listed;
        const titles = listed.right.items.flatMap((title) =>
          title.backdropPath !== null && /^\/[\w.-]+$/.test(title.backdropPath) ? [{ key: itemKey(title), path: title.backdropPath }] : [],
        );
        const chosen = titles.find(({ key }) => !taken.has(key)) ?? titles[0];
        if (chosen === undefined) return E.left(notFound('picture'));
        const bytes = await download(chosen.path, signal);
        return E.isLeft(bytes) ? bytes : E.right({ bytes: bytes.right, itemKey: chosen.key });
      };
      try {
        return await withTimeout(timeLimit, search);
      } catch (error) {
        return E.left(error instanceof TimeoutError ? timedOut : unavailable(null, 'network'));
      }
    },
  };
};
