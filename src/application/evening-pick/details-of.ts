import * as E from 'fp-ts/Either';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import { isToComeIn, mayComeLater } from '#domain/calendar/release-day';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { offline, type Failure } from '#domain/shared/failure';
import { withTimeout } from '#domain/shared/with-timeout';

/** Longest wait for a title, and for several of them, in ms: what is known of the others must not wait for it. */
const MAX_TITLE_MS = 4000;
/** Films that are looked up for their days of release: each is a request with TMDB. */
const MAX_FILMS = 24;
const AT_ONCE = 8;

type DetailsDeps = { readonly catalogue: Pick<Catalogue, 'getDetails'> };

/** Looks up a title; fails with `offline` if it takes too long. */
export const lookUpDetails = ({ catalogue }: DetailsDeps, id: TitleId): Promise<E.Either<Failure, TitleDetails>> =>
  withTimeout(MAX_TITLE_MS, (signal) => catalogue.getDetails(id, signal, 'look-up')()).catch(() => E.left(offline));

/** Returns the details of a title; null if they cannot be read in time. */
export const detailsOf = async (deps: DetailsDeps, id: TitleId): Promise<TitleDetails | null> =>
  E.getOrElse((): TitleDetails | null => null)(await lookUpDetails(deps, id));

/** Returns the item keys of those films that are still to come in the region: their details alone say so. */
export const filmsToCome = async (
  catalogue: Pick<Catalogue, 'getDetails'>, titles: ReadonlyArray<Title>, evening: string, region: string | null,
): Promise<ReadonlyArray<string>> => {
  const unsure = titles.filter((title) => mayComeLater(title, evening, region)).slice(0, MAX_FILMS);
  const found: TitleDetails[] = [];
  const readOne = async (title: Title): Promise<void> => {
    const details = await detailsOf({ catalogue }, title);
    if (details !== null) found.push(details);
  };
  const read = async (signal: AbortSignal): Promise<void> => {
    // TMDB limits bursts.
    for (const some of chunksOf(AT_ONCE)(unsure)) if (!signal.aborted) await Promise.all(some.map(readOne));
  };
  // A film that is not looked up in time counts as out.
  await withTimeout(MAX_TITLE_MS, read).catch(() => undefined);
  return unsure.map(itemKey).filter((key) => found.some((details) => itemKey(details) === key && isToComeIn(details, evening, region)));
};
