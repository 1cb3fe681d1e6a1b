import { NATIONALITIES } from '#domain/catalogue/described/nationalities';

/** Returns "American" or "French-Italian"; empty for three or more countries or if a country has no adjective. */
export const nationality = (countries: ReadonlyArray<string>): string => {
  const words = countries.map((code) => NATIONALITIES[code] ?? '');
  return words.length > 2 || words.includes('') ? '' : words.join('-');
};
