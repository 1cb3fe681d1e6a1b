import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ResolveTitleIdDeps } from '#application/catalogue/resolve-title-id-deps';
import { resolveTitleIds } from '#application/catalogue/resolve-title-ids';
import { itemKey } from '#domain/catalogue/title-id';
import type { SharedTitle } from '#domain/lists/shares/shared-list';
import type { Answer } from '#domain/shared/answer';

/** Returns titles with their ids in this catalogue. A title that the catalogue lacks keeps its stored id. */
export const resolveSharedTitles =
  (resolveDeps: ResolveTitleIdDeps) =>
  (titles: ReadonlyArray<SharedTitle>, signal?: AbortSignal): Answer<ReadonlyArray<SharedTitle>> =>
    pipe(
      resolveTitleIds(resolveDeps)(titles.map(({ mediaType, movieID, imdbID }) => ({ mediaType, id: movieID, imdbId: imdbID })), signal),
      TE.map((ids) =>
        titles.map((title, index) => {
          const id = ids[index];
          if (id === undefined || E.isLeft(id) || id.right.id === title.movieID) return title;
          return { ...title, mediaType: id.right.mediaType, movieID: id.right.id, itemKey: itemKey(id.right) };
        }),
      ),
    );
