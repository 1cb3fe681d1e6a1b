import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { FILLER_WORDS } from '#domain/catalogue/described/described-words';
import { filtersOfFacts, readWords } from '#domain/catalogue/described/parse-description';
import { SUBJECT_FILLERS } from '#domain/catalogue/described/subject-words';
import { singularPhrase } from '#domain/catalogue/described/word-forms';
import { isUnfiltered, popularitySort } from '#domain/catalogue/filters';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { Failure } from '#domain/shared/failure';
import { Paged } from '#adapters/tmdb/codecs/page-codec';
import { discoverTitles } from './discover-titles';
import type { TmdbQueryDeps } from './query-deps';

/** No keyword of TMDB is longer. */
const MAX_KEYWORD = 100;

const KeywordPage = Paged(t.strict({ id: t.number, name: t.string }, 'Keyword'));

/** Returns the number of the keyword of exactly these words; null if TMDB has none. */
const findKeyword = async (
  { request }: TmdbQueryDeps, phrase: string, signal?: AbortSignal,
): Promise<E.Either<Failure, number | null>> => {
  const parameters = { query: phrase.slice(0, MAX_KEYWORD), page: 1 };
  const found = await request({ path: '/search/keyword', parameters, codec: KeywordPage, what: 'list' }, signal)();
  const isMeant = ({ name }: { readonly name: string }): boolean => singularPhrase(foldWords(name)) === phrase;
  return E.map(({ results }: typeof KeywordPage._A) => results.find(isMeant)?.id ?? null)(found);
};

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
  const keyword = subject.length === 0 ? E.right(null) : await findKeyword(context, singularPhrase(subject), signal);
  if (E.isLeft(keyword)) return keyword;
  if (subject.length > 0 && keyword.right === null) return E.right(null);
  const inYear = query.year === null ? filters : { ...filters, yearFrom: query.year, yearTo: query.year };
  const page = await discoverTitles(context)(
    { mediaType, filters: inYear, sort: popularitySort, page: 1 }, { with_keywords: keyword.right }, signal,
  )();
  if (E.isLeft(page)) return page;
  const subjects = subject.length === 0 ? [] : [subject.join(' ')];
  const { items: titles } = page.right;
  return E.right(titles.length === 0 ? null : { mediaType, filters: inYear, subjects, people: [], unread: [], titles });
};
