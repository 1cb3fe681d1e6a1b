import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { FILLER_WORDS } from '#domain/catalogue/described/described-words';
import { filtersOfFacts, readWords } from '#domain/catalogue/described/parse-description';
import { SUBJECT_FILLERS } from '#domain/catalogue/described/subject-words';
import { singularPhrase } from '#domain/catalogue/described/word-forms';
import { isUnfiltered, popularitySort } from '#domain/catalogue/filters';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { discoverTitles } from './discover-titles';
import { findKeywords } from './content-parameters';
import type { TmdbQueryDeps } from './query-deps';

/**
 * Finds titles by filters of the lists, and by one keyword of TMDB beside them: "films about time loops", "heist films of the 70s". TMDB
 * has no search for several subjects at once, and a bare text is a name: only a text that also names a kind, genre, country or year asks
 * for a keyword.
 */
export const findDescribedOnTmdb = (context: TmdbQueryDeps): Catalogue['findDescribed'] => (query, signal) => async () => {
  const read = readWords(foldWords(query.words));
  const subject = read.others.filter((word) => !FILLER_WORDS.has(word) && !SUBJECT_FILLERS.has(word));
  const filtersFor = filtersOfFacts(read);
  const mediaType = (['movie', 'tv'] as const).find((type) => filtersFor(type) !== null);
  const filters = mediaType === undefined ? null : filtersFor(mediaType);
  const isSaid = read.facts.length > 0 || Object.keys(read.bounds).length > 0;
  if (!isSaid || mediaType === undefined || filters === null || (subject.length === 0 && isUnfiltered(filters))) return E.right(null);
  const keywords = subject.length === 0 ? E.right([]) : await findKeywords(context, singularPhrase(subject), signal)();
  if (E.isLeft(keywords)) return keywords;
  if (subject.length > 0 && keywords.right.length === 0) return E.right(null);
  const inYear = query.year === null ? filters : { ...filters, yearFrom: query.year, yearTo: query.year };
  const page = await discoverTitles(context)(
    { mediaType, filters: inYear, sort: popularitySort, page: 1 }, { with_keywords: keywords.right.join('|') || null }, signal,
  )();
  if (E.isLeft(page)) return page;
  const subjects = subject.length === 0 ? [] : [subject.join(' ')];
  const { items: titles } = page.right;
  return E.right(titles.length === 0 ? null : { mediaType, filters: inYear, subjects, people: [], unread: [], titles });
};
