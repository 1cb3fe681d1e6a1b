import { anyOfKeywords, contentValues, readContentFilters } from '#domain/catalogue/content/content-filter';
import { singularPhrase } from '#domain/catalogue/described/word-forms';
import type { Filters } from '#domain/catalogue/filters';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { Candidate } from './next-pick';

/** For each title by its item key the facts of filters that it is known to have. */
export type KnownContent = ReadonlyMap<string, ReadonlySet<string>>;

const phraseOf = (keyword: string): string => singularPhrase(foldWords(keyword));

/** Returns the keyword filters that a title with these keywords, in the singular or plural, meets. */
export const contentOfKeywords = (filters: ReadonlyArray<Filters>, keywords: ReadonlyArray<string>): ReadonlySet<string> => {
  const known = new Set(keywords.map(phraseOf));
  const isMet = (text: string): boolean => contentValues(readContentFilters([text]), 'keyword')
    .some((value) => anyOfKeywords(value).some((keyword) => known.has(phraseOf(keyword))));
  return new Set(filters.flatMap(({ content }) => content).filter(isMet));
};

/** Adds to what is known of titles that these have the facts. */
export const addContent = (known: Map<string, ReadonlySet<string>>, titles: ReadonlyArray<Title>, content: ReadonlyArray<string>): void => {
  if (content.length === 0) return;
  for (const title of titles) known.set(itemKey(title), new Set([...known.get(itemKey(title)) ?? [], ...content]));
};

/** Adds to a candidate what is known of its title. */
export const withContent = (known: KnownContent) => (candidate: Candidate): Candidate => {
  const content = known.get(itemKey(candidate.title));
  return content === undefined ? candidate : { ...candidate, content: new Set([...candidate.content ?? [], ...content]) };
};
