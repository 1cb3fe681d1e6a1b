import { assign, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';

/** Debounce in ms after the last keystroke before suggestions are requested. */
export const TYPING_PAUSE_MS = 120;

type SearchBoxContext<S> = {
  readonly text: string;
  readonly suggestions: ReadonlyArray<S>;
  /** Why the last request failed; null after one that did not, and without text. */
  readonly failure: Failure | null;
};

type SearchBoxEvent =
  | { readonly type: 'text.typed'; readonly text: string }
  /** The box regained focus: suggestions for its text are requested again. */
  | { readonly type: 'box.entered' }
  /** Escape, a selection, a search, or loss of focus. */
  | { readonly type: 'box.left' };

type Suggest<S> = (text: string, signal: AbortSignal) => Answer<ReadonlyArray<S>>;

/**
 * Models the search box. Requests suggestions after a typing pause; newer text leaves the `loading` state, which aborts its request,
 * while the previous suggestions stay visible. A failed request clears the suggestions and keeps the reason, which the
 * search box does not show, because search itself works. The tag `open` marks states that may show suggestions.
 */
export const searchBoxMachine = <S>(suggest: Suggest<S>) =>
  setup({
    types: { context: {} as SearchBoxContext<S>, events: {} as SearchBoxEvent },
    actors: {
      suggest: actorLogicFromAnswer<ReadonlyArray<S>, { readonly text: string }>(({ text }, signal) => suggest(text, signal)),
    },
    delays: { typingPause: TYPING_PAUSE_MS },
    guards: {
      isBlank: (_, { text }: { readonly text: string }) => text.trim() === '',
      hasText: ({ context }) => context.text.trim() !== '',
    },
    actions: {
      setText: assign((_, { text }: { readonly text: string }) => ({ text })),
      setSuggestions: assign((_, { suggestions }: { readonly suggestions: ReadonlyArray<S> }) => ({ suggestions, failure: null })),
      clearSuggestions: assign((_, { failure = null }: { readonly failure?: Failure | null }) => ({ suggestions: [], failure })),
    },
  }).createMachine({
    id: 'searchBox',
    context: { text: '', suggestions: [], failure: null },
    initial: 'closed',
    on: {
      'text.typed': [
        {
          guard: { type: 'isBlank', params: textTyped },
          target: '.closed',
          actions: [
            { type: 'setText', params: textTyped },
            { type: 'clearSuggestions', params: {} },
          ],
        },
        { target: '.debouncing', actions: { type: 'setText', params: textTyped } },
      ],
    },
    states: {
      closed: { description: 'No suggestions are shown.', on: { 'box.entered': { guard: 'hasText', target: 'loading' } } },
      debouncing: {
        description: 'The text has changed; a pause in typing starts the request.',
        tags: ['open'],
        after: { typingPause: 'loading' },
        on: { 'box.left': 'closed' },
      },
      loading: {
        description: 'Suggestions are being requested; the previous ones stay.',
        tags: ['open'],
        invoke: {
          src: 'suggest',
          input: ({ context }) => ({ text: context.text }),
          onDone: { target: 'showing', actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) } },
          onError: {
            target: 'showing',
            actions: { type: 'clearSuggestions', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        },
        on: { 'box.left': 'closed' },
      },
      showing: { description: 'The suggestions for the text are shown.', tags: ['open'], on: { 'box.left': 'closed' } },
    },
  });

function textTyped({ event }: { readonly event: SearchBoxEvent }): { readonly text: string } {
  return { text: event.type === 'text.typed' ? event.text : '' };
}
