import type { ContentRatings, ReleaseDates } from '../codecs/extra-codecs';

type OfCountry = { readonly country: string; readonly certificates: ReadonlyArray<string> };

/** The reader's region first, then the United States, whose certificates are known most widely. */
const pick = (all: ReadonlyArray<OfCountry>, region: string): string | null => {
  const first = (wanted: string): string | null => all.find(({ country }) => country === wanted)?.certificates[0] ?? null;
  return first(region) ?? first('US');
};

/** TMDB's number of a release in cinemas. */
const THEATRICAL = 3;

export const movieCertification = ({ results }: ReleaseDates, region: string): string | null =>
  pick(results.map(({ iso_3166_1, release_dates }) => ({
    country: iso_3166_1,
    certificates: [...release_dates]
      .sort((a, b) => Number(b.type === THEATRICAL) - Number(a.type === THEATRICAL))
      .flatMap(({ certification }) => certification ?? []),
  })), region);

export const seriesCertification = ({ results }: ContentRatings, region: string): string | null =>
  pick(results.map(({ iso_3166_1, rating }) => ({ country: iso_3166_1, certificates: rating === null ? [] : [rating] })), region);
