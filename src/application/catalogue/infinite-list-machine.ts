import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { hasNext, type Page } from '#domain/shared/pagination';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';

/**
 * Maximum number of consecutive pages without new items before the list waits for `more.requested`. Large enough to cross a gap, small
 * enough to limit requests for a filter with few matches.
 */
export const MAX_EMPTY_PAGES = 5;

type ListPage<A> = Page<A> & {
  readonly asOf?: string | null;
  /** Time at which a cached page was requested, in ms; absent for a page that was requested for this list. */
  readonly requestedAt?: number;
};

/** Fetches one page of an infinite list. */
export type FetchPage<A> = (page: number, signal: AbortSignal) => Answer<ListPage<A>>;

type InfiniteListContext<A> = {
  readonly items: ReadonlyArray<A>;
  /** Number of leading items that are current; lower than `items.length` only while later pages are being reloaded. */
  readonly freshCount: number;
  /** Last loaded page; 0 before the first. */
  readonly page: number;
  /** Number of pages to load before `idle`; more than 1 when a location is restored. */
  readonly target: number;
  readonly totalPages: number;
  readonly totalResults: number | null;
  /** Number of consecutive pages without new items since the last `more.requested`. */
  readonly emptyPages: number;
  readonly asOf: string | null;
  /** Time of the oldest request among cached pages, in ms; infinite without one. */
  readonly requestedAt: number;
  readonly failure: Failure | null;
};

type InfiniteListEvent =
  /** The end of the loaded items scrolled into view, or "Load more" was clicked. */
  | { readonly type: 'more.requested' }
  | { readonly type: 'list.retried' }
  /** Loaded items are outdated, for example after a language change. */
  | { readonly type: 'list.invalidated' };

/**
 * Models an infinite list that loads page by page. A failed page keeps the loaded items. Pages may be short or empty, so the end is
 * derived from the totals; after a page without new items the next page loads automatically, up to `MAX_EMPTY_PAGES` times. Items that
 * moved to the next page between requests are not duplicated. An invalidated list reloads as many pages as it had; old items stay until
 * they are replaced.
 * @param identify returns the key by which two items are equal.
 */
export const infiniteListMachine = <A>(fetchPage: FetchPage<A>, identify: (item: A) => string) => {
  const withoutDuplicates = (existing: ReadonlyArray<A>, more: ReadonlyArray<A>): ReadonlyArray<A> => {
    const seen = new Set(existing.map(identify));
    return more.filter((item) => !seen.has(identify(item)) && seen.add(identify(item)));
  };
  return setup({
    types: { context: {} as InfiniteListContext<A>, events: {} as InfiniteListEvent, input: {} as { readonly pages: number } },
    actors: { fetchPage: actorLogicFromAnswer<ListPage<A>, { readonly page: number }>(({ page }, signal) => fetchPage(page, signal)) },
    guards: {
      belowTarget: ({ context }) => context.page < context.target && hasNext(context),
      lastPageWasEmpty: ({ context }) => context.emptyPages > 0 && context.emptyPages < MAX_EMPTY_PAGES && hasNext(context),
      hasMore: ({ context }) => hasNext(context),
    },
    actions: {
      addPage: assign(({ context }, answer: ListPage<A>) => {
        const current = context.items.slice(0, context.freshCount);
        const added = withoutDuplicates(current, answer.items);
        const reloaded = [...current, ...added];
        const outdated =
          answer.page < context.target && hasNext(answer) ? withoutDuplicates(reloaded, context.items.slice(reloaded.length)) : [];
        return {
          items: [...reloaded, ...outdated],
          freshCount: reloaded.length,
          page: answer.page,
          totalPages: answer.totalPages,
          totalResults: answer.totalResults,
          emptyPages: added.length === 0 ? context.emptyPages + 1 : 0,
          asOf: answer.asOf ?? null,
          requestedAt: Math.min(context.requestedAt, answer.requestedAt ?? Infinity),
          failure: null,
        };
      }),
      fail: assign((_, thrown: { readonly error: unknown }) => ({ failure: toFailure(thrown.error) })),
      restart: assign(({ context }) => ({
        freshCount: 0, page: 0,
        target: Math.max(context.page, context.target),
        emptyPages: 0, requestedAt: Infinity, failure: null,
      })),
      extendTarget: assign(({ context }) => ({ target: context.page + 1, emptyPages: 0 })),
    },
  }).createMachine({
    id: 'infiniteList',
    context: ({ input }) => ({
      items: [],
      freshCount: 0, page: 0, target: input.pages, totalPages: 0, totalResults: null, emptyPages: 0, asOf: null, requestedAt: Infinity,
      failure: null,
    }),
    initial: 'loading',
    on: { 'list.invalidated': { target: '.loading', actions: 'restart' } },
    states: {
      loading: {
        description: 'The next page is being fetched.',
        tags: ['busy'],
        invoke: {
          src: 'fetchPage',
          input: ({ context }) => ({ page: context.page + 1 }),
          onDone: { target: 'checking', actions: { type: 'addPage', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      checking: {
        description: 'A page has arrived: decides whether another one is needed.',
        always: [
          { guard: 'belowTarget', target: 'loading' },
          { guard: 'lastPageWasEmpty', target: 'loading' },
          { guard: 'hasMore', target: 'idle' },
          { target: 'complete' },
        ],
      },
      idle: {
        description: 'The list has further pages and waits for a request.',
        on: { 'more.requested': { target: 'loading', actions: 'extendTarget' } },
      },
      failed: { description: 'The page could not be fetched; the loaded items stay.', on: { 'list.retried': 'loading' } },
      complete: { description: 'All pages are loaded.' },
    },
  });
};

export type InfiniteListMachine<A> = ReturnType<typeof infiniteListMachine<A>>;
export type InfiniteListActor<A> = ActorRefFrom<InfiniteListMachine<A>>;

/** Creates a list that has not started. @param pages number of pages to load initially. */
export const createInfiniteListActor = <A>(fetchPage: FetchPage<A>, identify: (item: A) => string, pages: number): InfiniteListActor<A> =>
  createActor(infiniteListMachine(fetchPage, identify), { input: { pages } });
