import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { NamedFact } from '#domain/catalogue/catalogue';
import {
  anyOfKeywords, contentValue, contentValues, readContentFilters, type ContentFilter, type ContentKind,
} from '#domain/catalogue/content/content-filter';
import type { Collection } from '#domain/catalogue/collection';
import type { MediaType } from '#domain/catalogue/media-type';
import type { PersonDetails } from '#domain/catalogue/person';
import { singularPhrase } from '#domain/catalogue/described/word-forms';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { Title } from '#domain/catalogue/title';
import type { Answer } from '#domain/shared/answer';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import type { Browse } from '#adapters/embedded-catalogue/queries/browse-titles';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { createSubjectIndex, type SubjectIndex, type TitleNames } from '#adapters/embedded-catalogue/search/described/subject-index';
import { decodeSubjects, SUBJECTS_FILE } from '#adapters/embedded-catalogue/search/described/subjects-file';
import { bestNames } from './best-names';
import { onceAnswered } from './once-answered';
import { decodeSeriesFacts, SERIES_FACTS_FILE } from './series-facts-file';

export type ContentFacts = {
  /** Returns the queries over the titles of a type that have all of these facts. Fails if a file of the facts cannot be read. */
  readonly browse: (mediaType: MediaType, content: ReadonlyArray<string>) => Answer<Browse>;
  /** Returns names of facts for a typed text: see `Catalogue.suggestFacts`. */
  readonly suggest: (kind: NamedFact, text: string) => Answer<ReadonlyArray<string>>;
};

/** A word in a name may mean anything: a keyword is found in keywords and overviews. */
const NO_NAMES = { size: 0, nameAt: () => '' };
/** Number of titles from which a keyword is suggested. */
const MIN_TITLES = 2;

type EntryTest = (entry: CatalogueEntry) => boolean;
/** Makes the test of a value. @param index where keywords are looked up. */
type MakeTest = (mediaType: MediaType, value: string, index: Answer<SubjectIndex>) => Answer<EntryTest>;

const hasId = (ids: ReadonlySet<number>): EntryTest => ({ id }) => ids.has(id);
const idsOf = (mediaType: MediaType, titles: ReadonlyArray<Title>): ReadonlySet<number> =>
  new Set(titles.flatMap((title) => (title.mediaType === mediaType ? [title.id] : [])));

const seasonsTest = (value: string): EntryTest => {
  const [from = '', to = from] = value.split('-');
  const [least, most] = [Number(from), to === '' ? Infinity : Number(to)];
  return ({ summary: { seasonCount } }) => seasonCount !== null && seasonCount >= least && seasonCount <= most;
};

/** Parts of the catalogue that the lookups need. They are passed: code that two files share would be a third file of each first view. */
type ContentDeps = {
  readonly read: ReadFile;
  readonly files: { readonly index: Answer<Index> };
  readonly getPerson: (id: number) => Answer<PersonDetails>;
  readonly getCollection: (id: number) => Answer<Collection>;
  readonly createBrowse: (index: Index) => Browse;
};

/** Creates the lookups of facts that the index does not contain. Each file loads when a filter first needs it. */
const createContentFacts = ({ read, files, getPerson, getCollection, createBrowse }: ContentDeps): ContentFacts => {
  const subjects = onceAnswered(pipe(() => read(SUBJECTS_FILE)(), TE.chainEitherK(decodeSubjects), TE.map((decoded) => ({
    keywords: decoded.keywords, narrow: createSubjectIndex(decoded, NO_NAMES),
    wide: (names: TitleNames) => createSubjectIndex(decoded, names),
  }))));
  const withNames = onceAnswered(pipe(subjects, TE.chain(({ wide }) => pipe(files.index, TE.map(({ movie, tv }) => {
    const titles = [...movie, ...tv];
    return wide({ size: titles.length, nameAt: (row) => titles[row]?.summary.title ?? '' });
  })))));
  const withoutNames = pipe(subjects, TE.map(({ narrow }) => narrow));
  const series = onceAnswered(pipe(() => read(SERIES_FACTS_FILE)(), TE.chainEitherK(decodeSeriesFacts)));
  /** Returns the ids of rows of the whole index: films, then series. */
  const idsAt = (mediaType: MediaType, rows: Iterable<number>): Answer<ReadonlySet<number>> => pipe(files.index, TE.map((index) => {
    const first = mediaType === 'movie' ? 0 : index.movie.length;
    return new Set([...rows].flatMap((row) => index[mediaType][row - first]?.id ?? []));
  }));
  /** @param rows of the series. */
  const ofSeries = (rows: Iterable<number>): Answer<EntryTest> =>
    pipe(files.index, TE.map(({ tv }) => hasId(new Set([...rows].flatMap((row) => tv[row]?.id ?? [])))));
  const unlessUnknown = (answer: Answer<ReadonlyArray<Title>>): Answer<ReadonlyArray<Title>> =>
    pipe(answer, TE.orElse((failure) => (failure._tag === 'not-found' ? TE.right<never, ReadonlyArray<Title>>([]) : TE.left(failure))));
  const tests: Readonly<Record<ContentKind, MakeTest | null>> = {
    keyword: (mediaType, value, index) => pipe(
      index,
      TE.chain((found) => idsAt(mediaType, anyOfKeywords(value).flatMap((keyword) =>
        [...found.find(foldWords(keyword).join(' ')).match.keys()]))),
      TE.map(hasId),
    ),
    person: (mediaType, value) => pipe(
      unlessUnknown(pipe(getPerson(Number(value)), TE.map(({ filmography }) => filmography.map(({ title }) => title)))),
      TE.map((titles) => hasId(idsOf(mediaType, titles))),
    ),
    collection: (mediaType, value) => pipe(
      unlessUnknown(pipe(getCollection(Number(value)), TE.map(({ parts }) => parts))),
      TE.map((titles) => hasId(idsOf(mediaType, titles))),
    ),
    network: (mediaType, value) => (mediaType === 'movie' ? TE.right(() => true) : pipe(
      series, TE.chain(({ networks }) => ofSeries(networks.find(([name]) => name === value)?.[1] ?? [])),
    )),
    seasons: (mediaType, value) => TE.right(mediaType === 'movie' ? () => true : seasonsTest(value)),
    status: (mediaType, value) => (mediaType === 'movie' || value !== 'ended' ? TE.right(() => true)
      : pipe(series, TE.chain(({ ended }) => ofSeries(ended)))),
    studio: null, service: null, // The facts have none.
  };
  const testWith = (
    mediaType: MediaType, content: ReadonlyArray<ContentFilter>, index: Answer<SubjectIndex>,
  ): Answer<EntryTest> => async () => {
    const tested = await Promise.all(content.flatMap((filter) =>
      tests[filter.slice(0, filter.indexOf(':')) as ContentKind]?.(mediaType, contentValue(filter), index)() ?? []));
    const made: EntryTest[] = [];
    for (const each of tested) {
      if (E.isLeft(each)) return each;
      made.push(each.right);
    }
    return E.right((entry) => made.every((isMatch) => isMatch(entry)));
  };
  return {
    // Where nothing fits, names are read too, as the search by content reads them.
    browse: (mediaType, texts) => {
      const content = readContentFilters(texts);
      return pipe(
        TE.Do,
        TE.bind('index', () => files.index),
        TE.bind('narrow', () => testWith(mediaType, content, withoutNames)),
        TE.bind('test', ({ index, narrow }) =>
          (contentValues(content, 'keyword').length === 0 || index[mediaType].some(narrow) ? TE.right(narrow)
            : testWith(mediaType, content, withNames))),
        TE.map(({ index, test }) => createBrowse({ ...index, [mediaType]: index[mediaType].filter(test) })),
      );
    },
    suggest: (kind, text) => {
      if (kind === 'network') return pipe(series, TE.map(({ networks }) => bestNames(text, networks.map(([name]) => name))));
      if (kind === 'studio' || foldWords(text).length === 0) return TE.right([]);
      const phrase = singularPhrase(foldWords(text));
      return pipe(subjects, TE.map(({ keywords }) => bestNames(text, keywords
        .filter(([name, rows]) => rows.length >= MIN_TITLES || name === phrase)
        .toSorted((a, b) => Number(b[0] === phrase) - Number(a[0] === phrase) || b[1].length - a[1].length)
        .map(([name]) => name))));
    },
  };
};

const made = new WeakMap<ContentDeps['files'], ContentFacts>();

/** Returns the lookups of a catalogue, which are created once. */
export const contentFactsOf = (deps: ContentDeps): ContentFacts => {
  const facts = made.get(deps.files) ?? createContentFacts(deps);
  made.set(deps.files, facts);
  return facts;
};
