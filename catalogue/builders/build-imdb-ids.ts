import { ImdbIdsFile } from '#adapters/embedded-catalogue/files/imdb-ids-file';
import type { Facts } from '../load-facts';
import type { TitleFacts } from '../title-facts';

const digits = (all: ReadonlyArray<TitleFacts>): ReadonlyArray<number | null> =>
  all.map(({ imdbId }) => (imdbId === null ? null : Number(imdbId.slice(2))));

/** Returns the content of `imdb-ids.json`. */
export const buildImdbIds = ({ movies, series }: Facts): unknown => ImdbIdsFile.encode({ movie: digits(movies), tv: digits(series) });
