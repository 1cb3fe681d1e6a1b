import * as E from 'fp-ts/Either';
import type { Catalogue, ReadDescription, Suggestion } from '#domain/catalogue/catalogue';
import { filtersOfFacts } from '#domain/catalogue/described/parse-description';
import { hasNegation } from '#domain/catalogue/described/left-out-words';
import { readTyped } from '#domain/catalogue/described/read-typed';
import { withoutFillers } from '#domain/catalogue/described/subject-words';
import { rootOf, singularPhrase } from '#domain/catalogue/described/word-forms';
import { isUnfiltered, popularitySort, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { foldWords, withoutArticles } from '#domain/catalogue/text-match/fold';
import type { Title } from '#domain/catalogue/title';
import type { Failure } from '#domain/shared/failure';
import { discoverTitles } from '#adapters/tmdb/queries/discover-titles';
import type { TmdbQueryDeps } from '#adapters/tmdb/queries/query-deps';
import { suggestFromTmdb } from '#adapters/tmdb/queries/suggest';
import { readLastName, readPeople, type ReadPeople } from './read-people';
import {
  contentOfSubjects, keywordsParameter, readSubjects, readWholeSubject, withNextKeywords, type ReadSubjects, type Subject,
} from './read-subjects';

/** Votes from which a title of which the text is the name, or a part of it, is meant; and one whose name is a single word. */
const [KNOWN_TITLE, SURELY_MEANT] = [300, 3000];
/** Number of titles from which a word in a well-known name is a subject too. */
const COMMON_SUBJECT = 5;
/** Most words that are looked up: a longer text is a sentence. */
const MAX_WORDS = 6;
/** Most searches for titles of one text. */
const MAX_TRIES = 3;

type Read = Pick<ReadPeople, 'people'> & ReadSubjects;

const namesOf = (found: Suggestion): ReadonlyArray<string> =>
  (found.kind === 'person' ? [found.person.name] : [found.title.title, found.title.originalTitle ?? '']);

/** Returns whether all words are in the name of a person or of a well-known title. */
const isName = (words: ReadonlyArray<string>) => (found: Suggestion): boolean => {
  const isKnown = found.kind === 'person' || (found.title.voteCount ?? 0) >= KNOWN_TITLE;
  return isKnown && namesOf(found).some((name) => words.every((word) => foldWords(name).includes(word)));
};

const formOf = (name: string): string => withoutArticles(foldWords(name)).join('');

/** Returns whether a single word is the whole name of a person who has titles, or of a title that is surely meant. */
const isWholeName = (text: string) => (found: Suggestion): boolean => {
  const isMeant = found.kind === 'person' ? found.person.titles.length > 0 : (found.title.voteCount ?? 0) >= SURELY_MEANT;
  return isMeant && namesOf(found).some((name) => formOf(name) === formOf(text));
};

/** Reads words as people and keywords; the whole text is one keyword before it is anything else, and a text of one word nothing else. */
const readParts = async (
  context: TmdbQueryDeps, words: ReadonlyArray<string>, isOneWord: boolean, signal?: AbortSignal,
): Promise<E.Either<Failure, Read>> => {
  const whole = await readWholeSubject(context, words, signal);
  if (E.isLeft(whole)) return whole;
  const isKeyword = whole.right?.keywords.some(({ name }) => singularPhrase(foldWords(name)) === singularPhrase(words)) ?? false;
  if (whole.right !== null && (isKeyword || !isOneWord)) return E.right({ people: [], subjects: [whole.right], unread: [] });
  if (isOneWord) return E.right({ people: [], subjects: [], unread: words });
  const [only = ''] = words;
  const people = words.length === 1 ? await readLastName(context, only, signal) : await readPeople(context, words, signal);
  if (E.isLeft(people)) return people;
  const { people: named, rest } = people.right;
  if (words.length === 1) return E.right({ people: named, subjects: [], unread: rest });
  return E.map((read: ReadSubjects): Read => ({ people: named, ...read }))(await readSubjects(context, rest, signal));
};

/** Returns the titles that have all of these words, in some form, in their names and overviews. */
const telling = (titles: ReadonlyArray<Title>, phrases: ReadonlyArray<string>): ReadonlyArray<Title> => {
  const roots = phrases.flatMap((phrase) => phrase.split(' ')).map(rootOf);
  return titles.filter(({ title, overview }) => {
    const known = new Set(foldWords(`${title} ${overview ?? ''}`).map(rootOf));
    return roots.every((root) => known.has(root));
  });
};

/**
 * Returns the subjects of which titles are requested one after another: all, once more with other keywords of the same words, then each
 * alone, then none beside a person.
 */
const triesOf = ({ subjects, people }: Read): ReadonlyArray<ReadonlyArray<Subject>> => [
  subjects,
  ...[withNextKeywords(subjects)].filter((tried) => tried !== null),
  ...(subjects.length > 1 ? subjects.toSorted((one, other) => other.phrase.length - one.phrase.length).map((subject) => [subject]) : []),
  ...(people.length > 0 && subjects.length > 0 ? [[]] : []),
].slice(0, MAX_TRIES);

const find = async (
  context: TmdbQueryDeps, read: Read, mediaType: MediaType, filters: Filters, signal?: AbortSignal,
): Promise<E.Either<Failure, ReadDescription | null>> => {
  // TMDB cannot filter series by person.
  const people = mediaType === 'movie' ? read.people : [];
  const others = mediaType === 'movie' ? [] : read.people.map(({ name }) => name);
  for (const tried of triesOf({ ...read, people })) {
    if (tried.length + people.length === 0 && isUnfiltered(filters)) continue;
    const page = await discoverTitles(context)({ mediaType, filters, sort: popularitySort, page: 1 }, {
      with_keywords: keywordsParameter(tried), with_people: people.map(({ id }) => id).join(',') || null,
    }, signal)();
    if (E.isLeft(page)) return page;
    const { items } = page.right;
    if (items.length === 0) continue;
    const phrases = new Set(tried.map(({ phrase }) => phrase));
    const left = [...read.subjects.map(({ phrase }) => phrase).filter((phrase) => !phrases.has(phrase)), ...read.unread];
    const inOverview = left.length === 0 ? [] : telling(items, left);
    const [titles, inOverviews, unread] = inOverview.length > 0 ? [inOverview, left, []] : [items, [], left];
    return E.right({
      mediaType, filters, people, titles, content: contentOfSubjects(tried),
      subjects: [...phrases, ...inOverviews], unread: [...unread, ...others],
    });
  }
  return E.right(null);
};

/**
 * Finds titles by filters of the lists, keywords and people: "films about time loops", "tom hanks island", "heist films of the 70s". Asks
 * for people and keywords a limited number of times. What no title fits is left out, unless overviews have it. A text without a kind,
 * genre, country or year is a name if TMDB finds one; else all of it has to be understood. A single word is a name if it is all of one.
 */
export const findDescribedOnTmdb = (context: TmdbQueryDeps): Catalogue['findDescribed'] => (query, signal) => async () => {
  const { unread, ...facts } = readTyped(foldWords(query.words));
  const words = withoutFillers(facts.others.flatMap((other) => other.split(' ')), facts.facts.length > 0);
  const filtersFor = filtersOfFacts(facts);
  const types = (['movie', 'tv'] as const).flatMap((mediaType) => {
    const filters = filtersFor(mediaType);
    const inYear = query.year === null ? {} : { yearFrom: query.year, yearTo: query.year };
    return filters === null ? [] : [{ mediaType, filters: { ...filters, ...inYear } }];
  });
  const [first] = types;
  const isSaid = facts.facts.length > 0 || Object.keys(facts.bounds).length > 0;
  const isOneWord = !isSaid && foldWords(query.words).length === 1 && words.length === 1 && query.year === null;
  if (first === undefined || words.length > MAX_WORDS) return E.right(null);
  if (isSaid ? words.length === 0 && isUnfiltered(first.filters) : words.length < 2 && !isOneWord) return E.right(null);
  let least = 1;
  if (!isSaid || hasNegation(foldWords(query.words))) {
    const named = await suggestFromTmdb(context, () => () => Promise.resolve(E.right([])))(query, signal)();
    if (E.isLeft(named)) return named;
    const isInName = named.right.some(isName(foldWords(query.words)));
    if (isOneWord ? named.right.some(isWholeName(query.words)) : isInName) return E.right(null);
    if (isInName) least = COMMON_SUBJECT;
  }
  const read = await readParts(context, words, isOneWord, signal);
  if (E.isLeft(read)) return read;
  const isUnderstood = read.right.subjects.length + read.right.people.length > 0;
  if (words.length > 0 && (!isUnderstood || (!isSaid && read.right.unread.length > 0))) return E.right(null);
  for (const { mediaType, filters } of types) {
    const found = await find(context, read.right, mediaType, filters, signal);
    if (E.isLeft(found)) return found;
    if (found.right !== null && found.right.titles.length >= least)
      return E.right({ ...found.right, unread: [...found.right.unread, ...unread], ...(unread.length > 0 && { isUntried: true }) });
  }
  return E.right(null);
};
