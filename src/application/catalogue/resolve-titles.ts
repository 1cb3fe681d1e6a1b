import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { TitleId } from '#domain/catalogue/title-id';
import { aborted, notFound, type Failure } from '#domain/shared/failure';
import type { TitleResolver } from './title-resolver';

/** A title as somebody keeps it: under the number that it was met by, perhaps in another catalogue, and with its IMDb id where that is known. */
export type SavedTitle = TitleId & { readonly imdbId: string | null };

/** How many are asked for at the same time. */
const AT_ONCE = 4;

type Found = ReadonlyArray<TitleId>;

/** What the catalogue has under an IMDb id; asked once in a visit, unless that is refused. */
const foundBy =
  ({ catalogue, found }: TitleResolver, imdbId: string): Answer<Found> =>
  () => {
    const known = found.get(imdbId);
    if (known !== undefined) return known;
    const titles = pipe(catalogue.findByImdb(imdbId), TE.map((all): Found => all.map(({ mediaType, id }) => ({ mediaType, id }))));
    const asked = titles();
    found.set(imdbId, asked);
    const forget = (): void => void found.delete(imdbId);
    void asked.then((answer) => { if (E.isLeft(answer)) forget(); }, forget);
    return asked;
  };

const findTitle = (resolving: TitleResolver, { mediaType, imdbId }: SavedTitle): Answer<TitleId> =>
  pipe(
    imdbId === null ? TE.right([]) : foundBy(resolving, imdbId),
    TE.map((all) => all.find((title) => title.mediaType === mediaType)),
    TE.flatMap(TE.fromNullable(notFound('title'))),
  );

/** Whether a title is under its number here as far as anybody can say: what cannot be asked is taken to be as it was. */
export const existsInCatalogue =
  ({ catalogue }: Pick<TitleResolver, 'catalogue'>) =>
  async ({ mediaType, id }: TitleId): Promise<boolean> =>
    E.getOrElse(() => true)(await catalogue.hasTitle({ mediaType, id })());

/**
 * The number of a kept title in this catalogue: its own where the catalogue knows that, else the one that its IMDb id leads to, for a
 * title of the same type. `not-found` when it has none here; every other refusal is the catalogue's, and asking again is worth it.
 */
export const resolveTitle =
  (resolving: TitleResolver) =>
  ({ mediaType, id, imdbId }: SavedTitle): Answer<TitleId> =>
    pipe(
      resolving.catalogue.hasTitle({ mediaType, id }),
      TE.flatMap((isHere) => (isHere ? TE.right({ mediaType, id }) : findTitle(resolving, { mediaType, id, imdbId }))),
    );

/**
 * The numbers of many titles, in their order, each with an answer of its own; a few are asked for at a time, and equal ones together.
 * Refused as a whole only by its signal: what is asked already is still found, and known to whoever asks next.
 */
export const resolveTitles =
  (resolving: TitleResolver) =>
  (titles: ReadonlyArray<SavedTitle>, signal?: AbortSignal): Answer<ReadonlyArray<E.Either<Failure, TitleId>>> =>
  async () => {
    const answers = titles.map((): E.Either<Failure, TitleId> => E.left(aborted));
    const left = titles.entries();
    const askOn = async (): Promise<void> => {
      for (const [at, title] of left) {
        if (signal?.aborted === true) return;
        answers[at] = await resolveTitle(resolving)(title)();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    return signal?.aborted === true ? E.left(aborted) : E.right(answers);
  };
