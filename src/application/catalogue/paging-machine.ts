import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '#domain/answer';
import { toFailure, type Failure } from '#domain/failure';
import { hasNext, type Page } from '#domain/catalogue/page';
import { asking } from '../asking';

/**
 * So many pages one after the other may add nothing before the list waits to be asked for more: enough to get over a gap, few enough
 * that nobody's connection is kept busy by a filter that hardly anything fits.
 */
export const MOST_IN_VAIN = 5;

/** Asks for one page of an endless list. */
export type AskPage<A> = (page: number, signal: AbortSignal) => Answer<Page<A> & { readonly asOf?: string | null }>;

type PagingContext<A> = {
  readonly items: ReadonlyArray<A>;
  /** So many items from the first are told as they are now; more only while those behind them are asked for anew. */
  readonly told: number;
  /** The last page that was loaded; 0 before the first. */
  readonly page: number;
  /** How many pages to load before resting: more than 1 when a place is restored. */
  readonly target: number;
  readonly totalPages: number;
  readonly totalResults: number | null;
  /** How many pages added nothing since somebody last asked for more, or since one last did. */
  readonly inVain: number;
  readonly asOf: string | null;
  readonly failure: Failure | null;
};

type PagingEvent =
  /** The end of what is loaded comes into view, or somebody pressed "Load more". */
  | { readonly type: 'more.wanted' }
  | { readonly type: 'retried' }
  /** Everything is told otherwise from now on, in another language for one. */
  | { readonly type: 'told.anew' };

type Answered<A> = Page<A> & { readonly asOf?: string | null };

/**
 * An endless list, page by page. A page that fails leaves what is there on the screen. A page may be short or empty, so the end is
 * read from the totals, and a page that adds nothing is followed by the next by itself, a few times. Titles that slid from one page to the next while reading are not shown twice.
 * A list that is told anew asks for as many pages as it had; what it was stays in its place until they are there.
 * @param identify what makes two items the same.
 */
export const pagingMachine = <A>(ask: AskPage<A>, identify: (item: A) => string) => {
  const fresh = (known: ReadonlyArray<A>, more: ReadonlyArray<A>): ReadonlyArray<A> => {
    const seen = new Set(known.map(identify));
    return more.filter((item) => !seen.has(identify(item)) && seen.add(identify(item)));
  };
  return setup({
    types: { context: {} as PagingContext<A>, events: {} as PagingEvent, input: {} as { readonly pages: number } },
    actors: { askPage: asking<Answered<A>, { readonly page: number }>(({ page }, signal) => ask(page, signal)) },
    guards: {
      wantsMore: ({ context }) => context.page < context.target && hasNext(context),
      addedNothing: ({ context }) => context.inVain > 0 && context.inVain < MOST_IN_VAIN && hasNext(context),
      hasMore: ({ context }) => hasNext(context),
    },
    actions: {
      keep: assign(({ context }, answer: Answered<A>) => {
        const known = context.items.slice(0, context.told);
        const added = fresh(known, answer.items);
        const now = [...known, ...added];
        const before = answer.page < context.target && hasNext(answer) ? fresh(now, context.items.slice(now.length)) : [];
        return {
          items: [...now, ...before],
          told: now.length,
          page: answer.page,
          totalPages: answer.totalPages,
          totalResults: answer.totalResults,
          inVain: added.length === 0 ? context.inVain + 1 : 0,
          asOf: answer.asOf ?? null,
          failure: null,
        };
      }),
      fail: assign((_, thrown: { readonly error: unknown }) => ({ failure: toFailure(thrown.error) })),
      beginAnew: assign(({ context }) => ({ told: 0, page: 0, target: Math.max(context.page, context.target), inVain: 0, failure: null })),
      aimFurther: assign(({ context }) => ({ target: context.page + 1, inVain: 0 })),
    },
  }).createMachine({
    id: 'paging',
    context: ({ input }) => ({ items: [], told: 0, page: 0, target: input.pages, totalPages: 0, totalResults: null, inVain: 0, asOf: null, failure: null }),
    initial: 'asking',
    on: { 'told.anew': { target: '.asking', actions: 'beginAnew' } },
    states: {
      asking: {
        tags: ['busy'],
        invoke: {
          src: 'askPage',
          input: ({ context }) => ({ page: context.page + 1 }),
          onDone: { target: 'deciding', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      deciding: { always: [{ guard: 'wantsMore', target: 'asking' }, { guard: 'addedNothing', target: 'asking' }, { guard: 'hasMore', target: 'resting' }, { target: 'complete' }] },
      resting: { on: { 'more.wanted': { target: 'asking', actions: 'aimFurther' } } },
      failed: { on: { retried: 'asking' } },
      complete: {},
    },
  });
};

export type PagingMachine<A> = ReturnType<typeof pagingMachine<A>>;
export type PagingActor<A> = ActorRefFrom<PagingMachine<A>>;
