import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useState } from 'react';
import { loadCandidates, loadOnServices, type Candidates } from '#application/evening-pick/load-candidates';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Filters } from '#domain/catalogue/filters';
import { eveningFilters, type EveningAnswers } from '#domain/evening-pick/evening-filters';
import type { TasteQuestion } from '#application/evening-pick/read-member-taste';
import { fetchQuery } from '#ui/query/fetch-query.ts';
import type { Query } from '#ui/query/query.ts';
import type { QueryCache } from '#ui/query/query-cache.ts';
import { useQuery, useQueryCache, type QueryResult } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { appendMissing } from './lists/use-brought';

/** On TMDB, a title with one vote may have an average of 10. The embedded catalogue has only well-known titles. */
const LEAST_VOTES = 100;

/** Returns the filters of an evening in the catalogue of this site, as `eveningFilters`. */
export const catalogueEveningFilters = (answers: EveningAnswers): ReadonlyArray<Filters> =>
  eveningFilters(answers, __ON_TMDB__ ? LEAST_VOTES : null);

type Question = Pick<TasteQuestion, 'mediaType' | 'filters'> & {
  /** The streaming services whose titles come first, as `formatServices` returns them; absent if none are known. */
  readonly services?: string;
};

/**
 * Queries the titles of an evening: those on the person's services, then from the best-known ones down to a depth. The parts before come
 * from the cache.
 */
const candidatesQuery = (catalogue: CatalogueUseCases, cache: QueryCache, question: Question, depth: number): Query<Candidates> => ({
  key: `evening ${depth} ${JSON.stringify(question)}`,
  fetch: (signal) => {
    const { mediaType, filters, services } = question;
    if (depth === 0 && services !== undefined) return loadOnServices(catalogue)(mediaType, filters, services, signal);
    const first = services === undefined ? 0 : 1;
    const part = loadCandidates(catalogue)(mediaType, filters, depth - first, signal);
    if (depth === 0) return part;
    return pipe(
      fetchQuery(cache, candidatesQuery(catalogue, cache, question, depth - 1), signal),
      TE.chain((before) => pipe(part, TE.map(({ titles, deepest, content }) => ({
        ...before, titles: appendMissing(before.titles, titles), deepest: Math.max(before.deepest, deepest + first),
        content: new Map([...content, ...before.content]),
      })))),
    );
  },
});

/**
 * Deepest part of the catalogue that is loaded: an evening shows fewer titles, and all combinations of the moods of four people, some 170
 * at most, are requested by then.
 */
const DEEPEST = 15;

type CandidatesResult = {
  readonly result: QueryResult<Candidates>;
  /** Loads more titles; null while they are loaded and if there are none. */
  readonly loadMore: (() => void) | null;
};

const NO_CANDIDATES: Candidates = { titles: [], deepest: 0, content: new Map() };

/** Returns titles that fit an evening; none without a question. */
export const useCandidates = (question: Question | null): CandidatesResult => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const cache = useQueryCache();
  const key = JSON.stringify(question);
  const [deepest, setDeepest] = useState({ key, depth: 0 });
  const depth = deepest.key === key ? deepest.depth : 0;
  const result = useQuery(question === null ? null : candidatesQuery(catalogue, cache, question, depth));
  if (question === null) return { result: { _tag: 'success', value: NO_CANDIDATES }, loadMore: null };
  const hasMore = result._tag === 'success' && depth < Math.min(result.value.deepest, DEEPEST);
  return { result, loadMore: hasMore ? () => setDeepest({ key, depth: depth + 1 }) : null };
};
