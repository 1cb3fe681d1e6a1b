import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { TitleId } from '#domain/catalogue/title-id';
import { offline } from '#domain/shared/failure';
import { withTimeout } from '#domain/shared/with-timeout';

/** Longest wait for a title, in ms: what is known of the others must not wait for it. */
const MAX_TITLE_MS = 4000;

/** Returns the details of a title; null if they cannot be read in time. */
export const detailsOf = async (
  { catalogue }: { readonly catalogue: Pick<Catalogue, 'getDetails'> }, id: TitleId,
): Promise<TitleDetails | null> =>
  E.getOrElse((): TitleDetails | null => null)(
    await withTimeout(MAX_TITLE_MS, (signal) => catalogue.getDetails(id, signal, 'look-up')()).catch(() => E.left(offline)));
