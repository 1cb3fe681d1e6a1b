import { assign, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { fromAnswer } from '../from-answer';

/** How long nothing has to be typed before the catalogue is asked. */
export const TYPING_PAUSE_MS = 120;

type SearchBoxContext = { readonly text: string; readonly suggestions: ReadonlyArray<Suggestion> };

type SearchBoxEvent =
  | { readonly type: 'text.typed'; readonly text: string }
  /** Somebody comes back to the box: what it holds is looked up again. */
  | { readonly type: 'box.entered' }
  /** Escape, a choice, a search, or the focus went elsewhere. */
  | { readonly type: 'box.left' };

type Suggest = (text: string, signal: AbortSignal) => Answer<ReadonlyArray<Suggestion>>;

/**
 * The search box. A pause in typing asks for suggestions; a newer text leaves the state of the older and so cancels its question,
 * while the older suggestions stay to look at. A question that fails shows nothing and says nothing: searching itself still works.
 * The tag `open` says that suggestions may be shown.
 */
export const searchBoxMachine = (suggest: Suggest) =>
  setup({
    types: { context: {} as SearchBoxContext, events: {} as SearchBoxEvent },
    actors: { suggest: fromAnswer<ReadonlyArray<Suggestion>, { readonly text: string }>(({ text }, signal) => suggest(text, signal)) },
    delays: { typingPause: TYPING_PAUSE_MS },
    guards: {
      isBlank: (_, { text }: { readonly text: string }) => text.trim() === '',
      holdsText: ({ context }) => context.text.trim() !== '',
    },
    actions: {
      setText: assign((_, { text }: { readonly text: string }) => ({ text })),
      setSuggestions: assign((_, { suggestions }: { readonly suggestions: ReadonlyArray<Suggestion> }) => ({ suggestions })),
      clearSuggestions: assign({ suggestions: [] }),
    },
  }).createMachine({
    id: 'searchBox',
    context: { text: '', suggestions: [] },
    initial: 'closed',
    on: {
      'text.typed': [
        { guard: { type: 'isBlank', params: textTyped }, target: '.closed', actions: [{ type: 'setText', params: textTyped }, 'clearSuggestions'] },
        { target: '.debouncing', actions: { type: 'setText', params: textTyped } },
      ],
    },
    states: {
      closed: { on: { 'box.entered': { guard: 'holdsText', target: 'loading' } } },
      debouncing: { tags: ['open'], after: { typingPause: 'loading' }, on: { 'box.left': 'closed' } },
      loading: {
        tags: ['open'],
        invoke: {
          src: 'suggest',
          input: ({ context }) => ({ text: context.text }),
          onDone: { target: 'showing', actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) } },
          onError: { target: 'showing', actions: 'clearSuggestions' },
        },
        on: { 'box.left': 'closed' },
      },
      showing: { tags: ['open'], on: { 'box.left': 'closed' } },
    },
  });

function textTyped({ event }: { readonly event: SearchBoxEvent }): { readonly text: string } {
  return { text: event.type === 'text.typed' ? event.text : '' };
}
