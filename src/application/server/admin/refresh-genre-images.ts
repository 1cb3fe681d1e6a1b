import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { GENRES, type Genre } from '#domain/catalogue/genre';
import type { GenreImage } from '#domain/genre-images/genre-image';
import type { GenreImageAdminRepository, GenreImageFiles, GenrePhotographSource } from '#domain/genre-images/genre-image-server';
import type { Answer } from '#domain/shared/answer';
import { conflict } from '#domain/shared/failure';
import type { BulkOutcome } from '#domain/users/admin-api';
import type { Clock } from '#application/ports/clock';
import type { BulkResult } from './run-for-each';

export type GenreImageDeps = {
  /** Null on a site whose catalogue has no photographs. */
  readonly source: GenrePhotographSource | null;
  readonly files: GenreImageFiles;
  readonly images: GenreImageAdminRepository;
};

export type GenreRefreshInput = {
  /** Slug of the last genre of the part before; null begins with the first genre. */
  readonly cursor: string | null;
  /** Slugs of the genres to refresh; null means all. */
  readonly genres: ReadonlyArray<string> | null;
};

/** Time in ms after which a part begins no further picture. One picture takes at most 14 s, and Hosting ends a request after 60 s. */
export const GENRE_REFRESH_PART_MS = 12_000;

/** Returns the genres that a call is about, in the order of `GENRES`. */
const genresOf = ({ cursor, genres }: GenreRefreshInput): ReadonlyArray<Genre> =>
  GENRES.slice(GENRES.findIndex(({ slug }) => slug === cursor) + 1).filter(({ slug }) => genres === null || genres.includes(slug));

/**
 * Makes pictures of genres, one part a call. A genre that fails is reported and stops no other; its earlier picture stays. The file is
 * stored before its entry, so an interrupted call shows at most earlier pictures. Repeating a call is harmless.
 */
export const refreshGenreImages =
  (
    { genreImages: { source, files, images }, clock }: { readonly genreImages: GenreImageDeps; readonly clock: Clock },
    request: GenreRefreshInput,
  ): Answer<BulkResult> =>
  async () => {
    if (source === null) return E.left(conflict('the catalogue of this site has no pictures'));
    const stored = await images.get();
    if (E.isLeft(stored)) return stored;
    const titles = new Map(stored.right.content.map(({ slug, itemKey }) => [slug, itemKey]));
    const startedAt = clock.now();
    const made: GenreImage[] = [];
    const response: BulkOutcome[] = [];
    const genres = genresOf(request);
    for (const genre of genres) {
      if (response.length > 0 && clock.now() - startedAt >= GENRE_REFRESH_PART_MS) break;
      const { slug } = genre;
      const madeAt = clock.now();
      const taken = new Set([...titles].filter(([other]) => other !== slug).map(([, itemKey]) => itemKey));
      const image = await pipe(
        source.find(genre, taken),
        TE.flatMap(({ bytes, itemKey }) =>
          pipe(
            files.store(slug, bytes, madeAt),
            TE.map((url): GenreImage => ({ slug, url, madeAt, itemKey })),
          ),
        ),
      )();
      if (E.isRight(image)) {
        made.push(image.right);
        titles.set(slug, image.right.itemKey);
      }
      response.push({ id: slug, refused: E.isRight(image) ? null : { reason: image.left._tag, what: 'picture' } });
    }
    const added = made.length === 0 ? E.right(undefined) : await images.add(made)();
    if (E.isLeft(added)) return added;
    const refused = response.filter((outcome) => outcome.refused !== null).map(({ id }) => id);
    const last = response.at(-1)?.id;
    return E.right({
      message: `${made.length} of ${response.length} genre pictures were made.`,
      response,
      ...(last !== undefined && response.length < genres.length && { cursor: last }),
      target: { kind: 'genre-images', id: '', name: null },
      before: null,
      after: { ids: made.map(({ slug }) => slug).join(' '), done: made.length, refused: refused.join(' ') },
    });
  };
