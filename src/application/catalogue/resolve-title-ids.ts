import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { TitleId } from '#domain/catalogue/title-id';
import { aborted, notFound, type Failure } from '#domain/shared/failure';
import { CATALOGUE_MAX_AGE_MS } from './result-age';
import type { ResolveTitleIdDeps } from './resolve-title-id-deps';

/** A saved title: its id when it was saved, possibly from another catalogue, and its IMDb id if known. */
export type SavedTitleId = TitleId & { readonly imdbId: string | null };

/** Maximum number of concurrent lookups. */
const MAX_CONCURRENT = 4;

type FoundTitles = ReadonlyArray<TitleId>;

/** Finds the catalogue's titles with an IMDb id. Cached up to the maximum age; failures are not cached. */
const findByImdbId =
  ({ catalogue, clock, lookups }: ResolveTitleIdDeps, imdbId: string): Answer<FoundTitles> =>
  () => {
    const cached = lookups.get(imdbId);
    const at = clock.now();
    if (cached !== undefined && at - cached.at < CATALOGUE_MAX_AGE_MS) return cached.titles;
    const titles = pipe(catalogue.findByImdb(imdbId), TE.map((all): FoundTitles => all.map(({ mediaType, id }) => ({ mediaType, id }))))();
    lookups.set(imdbId, { at, titles });
    const evict = (): void => void lookups.delete(imdbId);
    void titles.then((answer) => { if (E.isLeft(answer)) evict(); }, evict);
    return titles;
  };

const findByOtherIds = (resolving: ResolveTitleIdDeps, { mediaType, imdbId }: SavedTitleId): Answer<TitleId> =>
  pipe(
    imdbId === null ? TE.right([]) : findByImdbId(resolving, imdbId),
    TE.map((all) => all.find((title) => title.mediaType === mediaType)),
    TE.flatMap(TE.fromNullable(notFound('title'))),
  );

const findTitle = (resolving: ResolveTitleIdDeps, { mediaType, id, imdbId }: SavedTitleId): Answer<TitleId> =>
  pipe(
    resolving.catalogue.findSuccessor({ mediaType, id }),
    TE.flatMap((successor) => (successor === null ? findByOtherIds(resolving, { mediaType, id, imdbId }) : TE.right(successor))),
  );

/** Returns whether the catalogue has a title with this id; true if the lookup fails. */
export const existsInCatalogue =
  ({ catalogue }: Pick<ResolveTitleIdDeps, 'catalogue'>) =>
  async ({ mediaType, id }: TitleId): Promise<boolean> =>
    E.getOrElse(() => true)(await catalogue.hasTitle({ mediaType, id })());

/**
 * Returns the id of a saved title in this catalogue: its own id if the catalogue has it, else the id that replaced it, else the id found
 * by IMDb id for the same media type. Fails with `not-found` if the catalogue does not have the title; other failures come from the
 * catalogue and may be retried.
 */
export const resolveTitleId =
  (resolving: ResolveTitleIdDeps) =>
  ({ mediaType, id, imdbId }: SavedTitleId): Answer<TitleId> =>
    pipe(
      resolving.catalogue.hasTitle({ mediaType, id }),
      TE.flatMap((exists) => (exists ? TE.right({ mediaType, id }) : findTitle(resolving, { mediaType, id, imdbId }))),
    );

/**
 * Resolves many titles; results are in input order, one per title. At most `MAX_CONCURRENT` lookups run at once, and equal ones are
 * shared. Fails as a whole only on abort; lookups already sent complete and stay cached.
 */
export const resolveTitleIds =
  (resolving: ResolveTitleIdDeps) =>
  (titles: ReadonlyArray<SavedTitleId>, signal?: AbortSignal): Answer<ReadonlyArray<E.Either<Failure, TitleId>>> =>
  async () => {
    const answers = titles.map((): E.Either<Failure, TitleId> => E.left(aborted));
    const remaining = titles.entries();
    const worker = async (): Promise<void> => {
      for (const [index, title] of remaining) {
        if (signal?.aborted === true) return;
        answers[index] = await resolveTitleId(resolving)(title)();
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
    return signal?.aborted === true ? E.left(aborted) : E.right(answers);
  };
