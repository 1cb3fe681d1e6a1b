/** The reader's language (`en-US`) and region (`US`): names and overviews come in the one, cinema dates and certificates from the other. */
export type TmdbSettings = { readonly language: string; readonly region: string };

/** ISO 639-1 of a language tag. */
export const baseLanguage = (language: string): string => language.slice(0, 2).toLowerCase();
