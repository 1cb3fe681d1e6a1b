import type { TitleDetails } from '#domain/catalogue/title-details';
import { countryName } from '../../messages/format';

export type Region = { readonly code: string; readonly name: string };

/** Regions that have an offer, by name. */
export const regionsWithOffers = (watch: TitleDetails['watch']): ReadonlyArray<Region> =>
  Object.entries(watch)
    .filter(([, { offers }]) => offers.length > 0)
    .map(([code]) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * The region to begin with: the one that the member chose, else the first of the person's languages that names one, else the United
 * States, else the first; always one with an offer.
 */
export const usualRegion = (regions: ReadonlyArray<Region>, languages: ReadonlyArray<string>, chosen: string | null = null): string | null => {
  const has = (code: string | undefined): code is string => regions.some((region) => region.code === code);
  if (chosen !== null && has(chosen)) return chosen;
  const own = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find(has);
  return own ?? (has('US') ? 'US' : (regions[0]?.code ?? null));
};
