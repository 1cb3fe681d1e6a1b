import type { Suggestion } from '#domain/catalogue/catalogue';
import { foldWords, withoutArticles } from '#domain/catalogue/text-match/fold';
import { resultTabOf } from '#ui/features/search/page/search-queries.ts';

const fold = (text: string): string => withoutArticles(foldWords(text)).join(' ');

/** Rank of a name that only resembles the text, after one that is the text, begins with it, or has a word that does. */
const OTHER = 3;

const matchOf = (typed: string) => (result: Suggestion): number => {
  const names = result.kind === 'title' ? [result.title.title, result.title.originalTitle ?? ''] : [result.person.name];
  return Math.min(...names.map(fold).map((name) =>
    [name === typed, name.startsWith(typed), ` ${name}`.includes(` ${typed}`), true].indexOf(true)));
};

/**
 * Returns whether results of several kinds fit the text equally well, and better than all others: "fargo" is a film and a series, "noir" a
 * part of many names. False if one kind alone has the name ("parasite"), and for names that only resemble the text.
 * @param results the best results of all kinds.
 */
export const doKindsCompete = (words: string, results: ReadonlyArray<Suggestion>): boolean => {
  const match = matchOf(fold(words));
  const best = Math.min(OTHER, ...results.map(match));
  return best < OTHER && new Set(results.filter((result) => match(result) === best).map(resultTabOf)).size > 1;
};
