/** The user's language (`en-US`), for names and overviews, and region (`US`), for cinema dates and certificates. */
export type TmdbLocale = { readonly language: string; readonly region: string };

/** Returns the ISO 639-1 code of a language tag. */
export const baseLanguage = (language: string): string => language.slice(0, 2).toLowerCase();
