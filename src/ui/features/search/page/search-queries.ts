import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { Answer } from '#domain/shared/answer';
import type { Suggestion } from '#domain/catalogue/catalogue';
import type { Page } from '#domain/shared/pagination';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { aborted } from '#domain/shared/failure';
import type { QueryCache } from '#ui/query/query-cache.ts';
import type { Query } from '#ui/query/query.ts';
import type { ResultTab } from '../../shared/search-address';

/** A result of any kind: a title or a person. */
export type Result = Suggestion;

const mapItems = <A>(answer: Answer<Page<A>>, wrap: (item: A) => Result): Answer<Page<Result>> =>
  pipe(answer, TE.map((page) => ({ ...page, items: page.items.map(wrap) })));

type Results = Answer<Page<Result>>;

/** A page of one kind of result. */
export const fetchResults = (catalogue: CatalogueUseCases, tab: ResultTab, query: SearchQuery, page: number, signal?: AbortSignal): Results =>
  tab === 'people'
    ? mapItems(catalogue.searchPeople({ query, page }, signal), (person) => ({ kind: 'person', person }))
    : mapItems(catalogue.searchTitles({ mediaType: tab === 'films' ? 'movie' : 'tv', query, page }, signal), (title) => ({ kind: 'title', title }));

/** The first page of one kind of result, which also says how many there are. */
export const firstResults = (catalogue: CatalogueUseCases, tab: ResultTab, query: SearchQuery): Query<Page<Result>> => ({
  key: `search ${tab} ${JSON.stringify(query)}`,
  fetch: (signal) => fetchResults(catalogue, tab, query, 1, signal),
});

/** The kind of one result. */
export const tabOf = (result: Result): ResultTab => (result.kind === 'person' ? 'people' : result.title.mediaType === 'movie' ? 'films' : 'series');

/** The kind that the best result for a text is of; films where nothing, or nobody, answers. */
export const bestTab = (catalogue: CatalogueUseCases, text: string, signal?: AbortSignal): Answer<ResultTab> =>
  pipe(
    catalogue.suggest(text, signal),
    TE.map(([best]): ResultTab => (best === undefined ? 'films' : tabOf(best))),
    TE.orElse(() => TE.right<never, ResultTab>('films')),
  );

/**
 * A question's answer by way of the store, so that who counts and who lists ask once between them. A failure is asked again; who
 * leaves by the signal waits no longer, and the last one stops the question.
 */
export const fetchAnswerOnce =
  <A>(answers: QueryCache, question: Query<A>, signal?: AbortSignal): Answer<A> =>
  async () => {
    if (answers.get(question)._tag === 'error') answers.refetch(question);
    const leave = answers.subscribe(question.key, () => undefined);
    signal?.addEventListener('abort', leave, { once: true });
    const isGivenUp = (): boolean => signal?.aborted === true;
    let answered = answers.get(question);
    // Once more where titles are told otherwise meanwhile: then the question was stopped, and looking asks it anew.
    while (answered._tag === 'pending' && !isGivenUp()) {
      await answered.since;
      if (!isGivenUp()) answered = answers.get(question);
    }
    leave();
    if (isGivenUp()) return E.left(aborted);
    if (answered._tag === 'success') return E.right(answered.value);
    return E.left(answered._tag === 'error' ? answered.failure : aborted);
  };
