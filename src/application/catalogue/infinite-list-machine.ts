import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { hasNext, type Page } from '#domain/shared/pagination';
import { fromAnswer } from '../from-answer';

/**
 * So many pages one after the other may add nothing before the list waits to be asked for more: enough to get over a gap, few enough
 * that nobody's connection is kept busy by a filter that hardly anything fits.
 */
export const MAX_EMPTY_PAGES = 5;

/** Asks for one page of an endless list. */
export type FetchPage<A> = (page: number, signal: AbortSignal) => Answer<Page<A> & { readonly asOf?: string | null }>;

type InfiniteListContext<A> = {
  readonly items: ReadonlyArray<A>;
  /** So many items from the first are told as they are now; more only while those behind them are asked for anew. */
  readonly freshCount: number;
  /** The last page that was loaded; 0 before the first. */
  readonly page: number;
  /** How many pages to load before resting: more than 1 when a place is restored. */
  readonly target: number;
  readonly totalPages: number;
  readonly totalResults: number | null;
  /** How many pages added nothing since somebody last asked for more, or since one last did. */
  readonly emptyPages: number;
  readonly asOf: string | null;
  readonly failure: Failure | null;
};

type InfiniteListEvent =
  /** The end of what is loaded comes into view, or somebody pressed "Load more". */
  | { readonly type: 'more.requested' }
  | { readonly type: 'list.retried' }
  /** Everything is told otherwise from now on, in another language for one. */
  | { readonly type: 'list.invalidated' };

type ListPage<A> = Page<A> & { readonly asOf?: string | null };

/**
 * An endless list, page by page. A page that fails leaves what is there on the screen. A page may be short or empty, so the end is
 * read from the totals, and a page that adds nothing is followed by the next by itself, a few times. Titles that slid from one page to the next while reading are not shown twice.
 * A list that is told anew asks for as many pages as it had; what it was stays in its place until they are there.
 * @param identify what makes two items the same.
 */
export const infiniteListMachine = <A>(ask: FetchPage<A>, identify: (item: A) => string) => {
  const fresh = (known: ReadonlyArray<A>, more: ReadonlyArray<A>): ReadonlyArray<A> => {
    const seen = new Set(known.map(identify));
    return more.filter((item) => !seen.has(identify(item)) && seen.add(identify(item)));
  };
  return setup({
    types: { context: {} as InfiniteListContext<A>, events: {} as InfiniteListEvent, input: {} as { readonly pages: number } },
    actors: { fetchPage: fromAnswer<ListPage<A>, { readonly page: number }>(({ page }, signal) => ask(page, signal)) },
    guards: {
      wantsMore: ({ context }) => context.page < context.target && hasNext(context),
      addedNothing: ({ context }) => context.emptyPages > 0 && context.emptyPages < MAX_EMPTY_PAGES && hasNext(context),
      hasMore: ({ context }) => hasNext(context),
    },
    actions: {
      addPage: assign(({ context }, answer: ListPage<A>) => {
        const known = context.items.slice(0, context.freshCount);
        const added = fresh(known, answer.items);
        const now = [...known, ...added];
        const before = answer.page < context.target && hasNext(answer) ? fresh(now, context.items.slice(now.length)) : [];
        return {
          items: [...now, ...before],
          freshCount: now.length,
          page: answer.page,
          totalPages: answer.totalPages,
          totalResults: answer.totalResults,
          emptyPages: added.length === 0 ? context.emptyPages + 1 : 0,
          asOf: answer.asOf ?? null,
          failure: null,
        };
      }),
      fail: assign((_, thrown: { readonly error: unknown }) => ({ failure: toFailure(thrown.error) })),
      restart: assign(({ context }) => ({ freshCount: 0, page: 0, target: Math.max(context.page, context.target), emptyPages: 0, failure: null })),
      extendTarget: assign(({ context }) => ({ target: context.page + 1, emptyPages: 0 })),
    },
  }).createMachine({
    id: 'infiniteList',
    context: ({ input }) => ({ items: [], freshCount: 0, page: 0, target: input.pages, totalPages: 0, totalResults: null, emptyPages: 0, asOf: null, failure: null }),
    initial: 'loading',
    on: { 'list.invalidated': { target: '.loading', actions: 'restart' } },
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          src: 'fetchPage',
          input: ({ context }) => ({ page: context.page + 1 }),
          onDone: { target: 'checking', actions: { type: 'addPage', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      checking: { always: [{ guard: 'wantsMore', target: 'loading' }, { guard: 'addedNothing', target: 'loading' }, { guard: 'hasMore', target: 'idle' }, { target: 'complete' }] },
      idle: { on: { 'more.requested': { target: 'loading', actions: 'extendTarget' } } },
      failed: { on: { 'list.retried': 'loading' } },
      complete: {},
    },
  });
};

export type InfiniteListMachine<A> = ReturnType<typeof infiniteListMachine<A>>;
export type InfiniteListActor<A> = ActorRefFrom<InfiniteListMachine<A>>;
