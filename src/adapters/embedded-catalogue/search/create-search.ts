import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { nameForms, parseText } from '#domain/catalogue/text-match/match-kind';
import { plainNames } from '#domain/catalogue/text-match/name-forms';
import type { NamedHit } from '#domain/catalogue/catalogue';
import { unexpected } from '#domain/shared/failure';
import { paginate } from '#domain/shared/pagination';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import type { CatalogueSearch } from './catalogue-search';
import {
  findAllHits, searchAllIndexes, searchAllIndexesFuzzy, findHitsWithYear, HIT_WITH_YEAR_DISTANCE, type SearchIndexes,
} from './find-hits';
import { findDescribed, findFiltered } from './described/find-described';
import { namedBy } from './described/named-by';
import { loadSearchData, type PeopleSearchData, type TitleSearchData } from './load-search-data';
import { rankPeople, rankSuggestions, rankTitles } from './rank-hits';
import { hasTypedName, type SearchHit } from './search-index';

type AllData = { readonly titles: TitleSearchData; readonly people: PeopleSearchData };

const tryPromise = <A>(make: () => Promise<A>): Answer<A> => TE.tryCatch(make, (thrown) => unexpected(String(thrown)));

const indexesOf = ({ titles: { movie, tv }, people }: AllData): SearchIndexes => ({ movie, tv, people: people.index });

const inYear =
  (yearAt: (row: number) => number, year: number | null) =>
  ({ row }: SearchHit): boolean =>
    year === null || yearAt(row) === year;

/** Titles of the other type that are read for their name. */
const MAX_NAMESAKES = 20;

const searchTitles = (
  { table, unify, ...indexes }: TitleSearchData,
  { query, mediaType, page }: Parameters<CatalogueSearch['searchTitles']>[0],
) =>
  tryPromise(async () => {
    const words = unify(query.words);
    const hits = await findHitsWithYear(words, (text) => findAllHits(indexes[mediaType], text), table.yearAt);
    // A film and a series of one name share it here too, as among the suggestions.
    const namesakes = indexes[mediaType === 'movie' ? 'tv' : 'movie'].match(parseText(words), MAX_NAMESAKES).filter(hasTypedName);
    const ranked = rankTitles(words, [...hits, ...namesakes].filter(inYear(table.yearAt, query.year)), table);
    const resultPage = paginate(ranked.filter(({ row }) => row < table.films === (mediaType === 'movie')), page);
    return { ...resultPage, items: resultPage.items.map(({ row }) => table.titleAt(row)) };
  });

/** A remark in brackets, which other services add to equal names, is in no name of the catalogue. */
const findByName = (
  { table, unify, ...indexes }: TitleSearchData,
  { name, mediaType }: Parameters<CatalogueSearch['findByName']>[0],
): ReadonlyArray<NamedHit> => {
  const forms = plainNames(name).flatMap((each) => nameForms(unify(each)));
  return (mediaType === null ? (['movie', 'tv'] as const) : [mediaType]).flatMap((type) =>
    indexes[type].findWhole(forms).map((row) => ({ ...table.titleAt(row), hasName: true as const })),
  );
};

const searchPeople = ({ table, index }: PeopleSearchData, { query, page }: Parameters<CatalogueSearch['searchPeople']>[0]) =>
  tryPromise(async () => {
    const hits = query.exact === null ? await findAllHits(index, query.words) : [];
    const resultPage = paginate(rankPeople(query.words, hits), page);
    return { ...resultPage, items: resultPage.items.map(({ row }) => table.personAt(row)) };
  });

/** Searches fuzzily only if too few names match. */
const suggest = (data: AllData, { words: typed, year }: Parameters<CatalogueSearch['suggest']>[0], limit: number) =>
  tryPromise(async () => {
    const { table: { yearAt }, unify } = data.titles;
    const words = unify(typed);
    const perKind = year === null && !/\d{4}\)?$/.test(words) ? limit : Infinity;
    const people: SearchHit[] = [];
    const titles = await findHitsWithYear(
      words,
      async (text) => {
        const matches = searchAllIndexes(indexesOf(data), text, perKind);
        const count = matches.titles.length + matches.people.length;
        const fuzzy = count >= limit ? { titles: [], people: [] } : await searchAllIndexesFuzzy(indexesOf(data), text, count > 0);
        people.push(...matches.people, ...fuzzy.people);
        return [...matches.titles, ...fuzzy.titles];
      },
      yearAt,
    );
    // A year in the query or at the end of the text means a title.
    const withPeople =
      year === null && (titles.length === 0 || !titles.some(({ distance }) => distance >= HIT_WITH_YEAR_DISTANCE && distance < 1));
    return rankSuggestions(
      words,
      titles.filter(inYear(yearAt, year)),
      withPeople ? people : [],
      { titles: data.titles.table, people: data.people.table },
      limit,
    );
  });

/** Returns the most similar name, with all of its words. */
const correct = (data: AllData, { words }: Parameters<CatalogueSearch['correct']>[0]) =>
  tryPromise(async () => {
    const name = data.titles.unify(words).replace(/(?<=\S)\s+\(?(?:18|19|20)\d{2}\)?$/, '');
    const matches = searchAllIndexes(indexesOf(data), name, 1);
    if (matches.titles.length + matches.people.length > 0) return null;
    const { titles, people } = await searchAllIndexesFuzzy(indexesOf(data), name, true);
    const similar = [
      ...titles.map((hit) => ({ ...hit, nameAt: data.titles.table.nameAt })),
      ...people.map((hit) => ({ ...hit, nameAt: data.people.table.nameAt })),
    ];
    const [best] = similar.toSorted((a, b) => a.distance - b.distance || b.popularity - a.popularity);
    return best === undefined ? null : best.nameAt(best.row);
  });

/** A text without a similar name searches the vocabularies of all indexes, which are built by the first such search. */
const NO_NAME = { words: 'qqxxzzjjvvkk', year: null, exact: null } as const;

/**
 * Creates the search over the catalogue's files, which load at the first request.
 * `prepare` loads them and builds the vocabularies for typing errors before a request needs them.
 */
export const createSearch = (read: ReadFile): CatalogueSearch & { readonly prepare: Answer<unknown> } => {
  const data = loadSearchData(read);
  const all: Answer<AllData> = pipe(
    // Both loads start together; the files of titles are requested first.
    TE.fromTask(() => Promise.all([data.titles(), data.people()])),
    TE.chain(() => pipe(TE.Do, TE.bind('titles', () => data.titles), TE.bind('people', () => data.people))),
  );
  const search: CatalogueSearch = {
    searchTitles: (request) => pipe(data.titles, TE.chain((titles) => searchTitles(titles, request))),
    findByName: (query) => pipe(data.titles, TE.map((titles) => findByName(titles, query))),
    searchPeople: (request) => pipe(data.people, TE.chain((people) => searchPeople(people, request))),
    suggest: (query, limit) => pipe(all, TE.chain((loaded) => suggest(loaded, query, limit))),
    findDescribed: (query) => pipe(
      all,
      TE.chain((loaded) => {
        const { titles, people } = loaded;
        const filtered = findFiltered(titles, query);
        if (filtered?.unread.length === 0) return TE.right(filtered);
        const named = namedBy(indexesOf(loaded), titles.unify(query.words));
        // “Not Another Teen Movie” is a name.
        if (named === null || filtered !== null) return TE.right(named === null || named.isName ? null : filtered);
        const titlesOf = (row: number) => data.titlesOf(people.table.personAt(row).id);
        return pipe(
          data.subjects,
          TE.chain((subjects) => tryPromise(() => findDescribed({ titles, people, subjects, titlesOf }, query, named))),
        );
      }),
    ),
    correct: (query) => pipe(all, TE.chain((loaded) => correct(loaded, query))),
  };
  return { ...search, prepare: search.suggest(NO_NAME, 1) };
};
