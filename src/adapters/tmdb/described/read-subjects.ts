import * as E from 'fp-ts/Either';
import { anyKeyword, isContentFilter, type ContentFilter } from '#domain/catalogue/content/content-filter';
import { isInOtherThing } from '#domain/catalogue/described/other-things';
import { rootPhrase, singularOf, singularPhrase } from '#domain/catalogue/described/word-forms';
import { foldName, foldWords } from '#domain/catalogue/text-match/fold';
import type { Failure } from '#domain/shared/failure';
import { findNamedFacts, type NamedByTmdb } from '#adapters/tmdb/queries/content-parameters';
import type { TmdbQueryDeps } from '#adapters/tmdb/queries/query-deps';

/** Most searches for keywords in one text, and most keywords of which one is enough for a subject. */
const MAX_SEARCHES = 6;
const MAX_KEYWORDS = 4;
/** Words of the longest text that is looked up as one keyword. */
const MAX_WHOLE = 3;

/** A subject of a text, with TMDB's keywords that mean it: those of exactly its words, the singular first, then those that contain them. */
export type Subject = {
  readonly phrase: string;
  readonly keywords: ReadonlyArray<NamedByTmdb>;
  /** Number of the keywords that are exactly the words, in the singular or plural. */
  readonly exact: number;
};

export type ReadSubjects = {
  readonly subjects: ReadonlyArray<Subject>;
  /** Words for which TMDB has no keyword. */
  readonly unread: ReadonlyArray<string>;
};

const formOf = (name: string): string => singularPhrase(foldWords(name));

/** Returns the subject that the words begin with, of at least `least` words, the longest first; null if no keyword found has them. */
const subjectAt = (words: ReadonlyArray<string>, found: ReadonlyArray<NamedByTmdb>, least: number): Subject | null => {
  const forms = found.map((keyword) => ({ keyword, form: formOf(keyword.name) }));
  for (let length = words.length; length >= least; length -= 1) {
    const form = words.slice(0, length).map(singularOf).join(' ');
    // TMDB has “shark” and “sharks”: nearly all titles have the singular.
    const exact = forms.filter((each) => each.form === form)
      .toSorted((one, other) => Number(foldName(other.keyword.name) === form) - Number(foldName(one.keyword.name) === form))
      .slice(0, MAX_KEYWORDS);
    // Of several words, a keyword has to be the phrase; one word may be a part of it.
    if (exact.length === 0 && length > 1) continue;
    const containing = forms.filter((each) => each.form !== form && ` ${each.form} `.includes(` ${form} `)
      && !isInOtherThing(rootPhrase(each.form), rootPhrase(form)));
    const keywords = [...exact, ...containing].slice(0, MAX_KEYWORDS).map(({ keyword }) => keyword);
    if (keywords.length > 0) return { phrase: words.slice(0, length).join(' '), keywords, exact: exact.length };
  }
  return null;
};

/** Returns the subject of which all words are the name, with one search; null if there is none. @param words folded. */
export const readWholeSubject = async (
  context: TmdbQueryDeps, words: ReadonlyArray<string>, signal?: AbortSignal,
): Promise<E.Either<Failure, Subject | null>> => {
  if (words.length === 0 || words.length > MAX_WHOLE) return E.right(null);
  const found = await findNamedFacts(context, 'keyword', words.map(singularOf).join(' '), signal)();
  return E.map((names: ReadonlyArray<NamedByTmdb>) => subjectAt(words, names, words.length))(found);
};

/** Reads words as subjects, from the left, the longest keyword first. @param words folded, without words that say nothing. */
export const readSubjects = async (
  context: TmdbQueryDeps, words: ReadonlyArray<string>, signal?: AbortSignal,
): Promise<E.Either<Failure, ReadSubjects>> => {
  const subjects: Subject[] = [];
  const unread: string[] = [];
  let searches = 0;
  for (let at = 0; at < words.length;) {
    const left = words.slice(at);
    let subject: Subject | null = null;
    for (let length = Math.min(2, left.length); length > 0 && subject === null && searches < MAX_SEARCHES; length -= 1) {
      searches += 1;
      const found = await findNamedFacts(context, 'keyword', left.slice(0, length).map(singularOf).join(' '), signal)();
      if (E.isLeft(found)) return found;
      subject = subjectAt(left, found.right, length);
    }
    if (subject === null) unread.push(left[0] ?? '');
    else subjects.push(subject);
    at += subject === null ? 1 : subject.phrase.split(' ').length;
  }
  return E.right({ subjects, unread });
};

/** Returns several subjects with the next keyword of exactly the words of each as its first one; null if none has another. */
export const withNextKeywords = (subjects: ReadonlyArray<Subject>): ReadonlyArray<Subject> | null =>
  (subjects.length < 2 || subjects.every(({ exact }) => exact < 2) ? null : subjects.map((subject) =>
    (subject.exact < 2 ? subject : { ...subject, keywords: [...subject.keywords.slice(1), ...subject.keywords.slice(0, 1)] })));

/**
 * Returns the value of `with_keywords`: any keyword of one subject, or the first of each of several, as TMDB cannot mix "and" with "or".
 */
export const keywordsParameter = (subjects: ReadonlyArray<Subject>): string | null => {
  const [only, ...others] = subjects;
  if (others.length > 0) return subjects.flatMap(({ keywords }) => keywords[0]?.id ?? []).join(',');
  return only?.keywords.map(({ id }) => id).join('|') ?? null;
};

/** Returns the filters by which a list has the titles of `keywordsParameter`. */
export const contentOfSubjects = (subjects: ReadonlyArray<Subject>): ReadonlyArray<ContentFilter> => subjects.flatMap(({ keywords }) => {
  const names = (subjects.length > 1 ? keywords.slice(0, 1) : keywords).map(({ name }) => name.trim());
  // The name of a filter has a longest length: the last keywords are the least exact ones.
  for (let count = names.length; count > 0; count -= 1) {
    const filter = anyKeyword(names.slice(0, count));
    if (isContentFilter(filter)) return [filter];
  }
  return [];
});
