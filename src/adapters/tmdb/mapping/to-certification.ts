import type { ContentRatings, ReleaseDates } from '../codecs/extra-codecs';

type CountryCertificates = { readonly country: string; readonly certificates: ReadonlyArray<string> };

/** Returns the certificate of the region, else of the United States, whose certificates are the most widely known. */
const pick = (all: ReadonlyArray<CountryCertificates>, region: string): string | null => {
  const firstCertificate = (code: string): string | null => all.find(({ country }) => country === code)?.certificates[0] ?? null;
  return firstCertificate(region) ?? firstCertificate('US');
};

/** TMDB's release type of a theatrical release. */
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
