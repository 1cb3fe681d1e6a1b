import type { TitleId } from '#domain/catalogue/title-id';
import { settingOfKeyword, subjectOf } from './phrases-of-keywords';
import table from './misleading-keywords.json';

/** By keyword: the TMDB ids of titles of which it would be said wrongly. */
type Misleading = Readonly<Record<string, ReadonlyArray<number>>>;
const MISLEADING: { readonly movie: Misleading; readonly tv: Misleading } = table;

/** Returns a keyword with the phrases that it means: "paris" and "paris, france" both mean "in Paris". */
const meaningsOf = (keyword: string): ReadonlyArray<string> =>
  [keyword.toLowerCase(), subjectOf(keyword), settingOfKeyword(keyword)].filter((each) => each !== undefined);

/** Returns the keywords and phrases that would be untrue of a title. */
export const untrueMeanings = ({ mediaType, id }: TitleId): ReadonlySet<string> =>
  new Set(Object.entries(MISLEADING[mediaType]).flatMap(([keyword, ids]) => (ids.includes(id) ? meaningsOf(keyword) : [])));

/** Returns the keywords that TMDB has for a title without those that would be untrue of it: *Armageddon* is not set in Paris. */
export const trueKeywords = (title: TitleId & { readonly keywords: ReadonlyArray<string> }): ReadonlyArray<string> => {
  const untrue = untrueMeanings(title);
  return title.keywords.filter((keyword) => !meaningsOf(keyword).some((meaning) => untrue.has(meaning)));
};
