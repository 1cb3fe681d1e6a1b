import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { withGenreImages, type GenreImage, type GenreImages } from '#domain/genre-images/genre-image';
import type { Failure } from '#domain/shared/failure';
import type { GenreImageDeps } from './refresh-genre-images';

export type TestGenreImages = {
  readonly deps: GenreImageDeps;
  /** The pictures of the site. */
  readonly stored: () => ReadonlyArray<GenreImage>;
  /** Failures of the source by slug. */
  readonly failures: Map<string, Failure>;
  /** Slugs in the order in which their pictures were stored. */
  readonly files: ReadonlyArray<string>;
};

/** Creates the dependencies of `refreshGenreImages` in memory. @param onFind called before each photograph is looked for. */
export const testGenreImages = (onFind: (slug: string) => void = () => undefined): TestGenreImages => {
  let images: GenreImages = { content: [] };
  const failures = new Map<string, Failure>();
  const files: string[] = [];
  return {
    failures,
    files,
    stored: () => images.content,
    deps: {
      source: {
        find: ({ slug }, taken) => TE.flatMap(() => {
          onFind(slug);
          const failure = failures.get(slug);
          const itemKey = ['movie-603', 'movie-604'].find((key) => !taken.has(key)) ?? `movie-${1000 + files.length}`;
          return failure === undefined ? TE.right({ bytes: new Uint8Array([1]), itemKey }) : TE.left(failure);
        })(TE.right(undefined)),
      },
      files: { store: (slug, _, madeAt) => TE.fromIO(() => (files.push(slug), `https://files.example/${slug}.webp?v=${madeAt}`)) },
      images: {
        get: pipe(TE.right(undefined), TE.map(() => images)),
        add: (made) => TE.fromIO(() => void (images = withGenreImages(images, made))),
      },
    },
  };
};
