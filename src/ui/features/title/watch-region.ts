import type { TitleDetails } from '#domain/catalogue/title-details';
import { countryName } from '#ui/messages/format/format.ts';

export type Region = { readonly code: string; readonly name: string };

/** Returns the regions with offers, sorted by name. */
export const regionsWithOffers = (watch: TitleDetails['watch']): ReadonlyArray<Region> =>
  Object.entries(watch)
    .filter(([, { offers }]) => offers.length > 0)
    .map(([code]) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * Returns the initial region, always one with offers: the first of the chosen ones, else the first region in the browser's languages,
 * else the United States, else the first region; null without regions.
 */
export const usualRegion = (
  regions: ReadonlyArray<Region>, languages: ReadonlyArray<string>, ...chosen: ReadonlyArray<string | null | undefined>
): string | null => {
  const has = (code: string | null | undefined): code is string => regions.some((region) => region.code === code);
  const own = chosen.find(has) ?? languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find(has);
  return own ?? (has('US') ? 'US' : (regions[0]?.code ?? null));
};
