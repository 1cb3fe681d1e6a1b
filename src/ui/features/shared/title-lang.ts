import type { Title } from '#domain/catalogue/title';

/** Language of the page. */
const PAGE = 'en';
/** TMDB's codes that are none of HTML: Cantonese, and no language. */
const CORRECTED: Readonly<Record<string, string | undefined>> = { cn: 'yue', xx: undefined };

const languageTag = (code: string): string | undefined => (code in CORRECTED ? CORRECTED[code] : code);

/** Returns the `lang` of the title in its original language; undefined if it is unknown or the page's. */
export const originalTitleLang = ({ originalLanguage }: Pick<Title, 'originalLanguage'>): string | undefined =>
  originalLanguage === null || originalLanguage === PAGE ? undefined : languageTag(originalLanguage);

/**
 * Returns the `lang` of a shown title; undefined if it is the page's. A title without another one is the original one: always on TMDB,
 * which has all original titles, and with letters that English does not have.
 */
export const titleLang = (title: Pick<Title, 'title' | 'originalTitle' | 'originalLanguage'>): string | undefined =>
  title.originalTitle === null && (__ON_TMDB__ || /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(title.title))
    ? originalTitleLang(title)
    : undefined;
