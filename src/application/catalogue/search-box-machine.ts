import * as TE from 'fp-ts/TaskEither';
import { assign, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';

/** Debounce in ms after the last keystroke before suggestions are requested. */
export const TYPING_PAUSE_MS = 120;
/** Time in ms that suggestions by name are shown before the text is read as a description, which needs more requests. */
export const READING_PAUSE_MS = 300;

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
  | { readonly type: 'box.left' }
  /** A suggestion is reached by keyboard or pointer: the suggestions keep their places. */
  | { readonly type: 'suggestion.reached' };

type Suggest<S> = (text: string, signal: AbortSignal) => Answer<ReadonlyArray<S>>;
/** Returns what replaces the suggestions by name; null if they stay as they are. */
type Read<S> = (text: string, named: ReadonlyArray<S>, signal: AbortSignal) => Answer<ReadonlyArray<S> | null>;

/** @property named the suggestions by name. */
type ReadInput<S> = { readonly text: string; readonly named: ReadonlyArray<S> };

/**
 * Models the search box. Requests suggestions after a typing pause; newer text leaves the `loading` state, which aborts its request,
 * while the previous suggestions stay visible. A failed request clears the suggestions and keeps the reason, which the
 * search box does not show, because search itself works. After a longer pause, `read` may replace the suggestions, and its failure changes
 * nothing. The tag `open` marks states that may show suggestions.
 */
export const searchBoxMachine = <S>(suggest: Suggest<S>, read: Read<S> | null = null) =>
  setup({
    types: { context: {} as SearchBoxContext<S>, events: {} as SearchBoxEvent },
    actors: {
      suggest: actorLogicFromAnswer<ReadonlyArray<S>, { readonly text: string }>(({ text }, signal) => suggest(text, signal)),
      read: actorLogicFromAnswer<ReadonlyArray<S> | null, ReadInput<S>>(
        ({ text, named }, signal) => read?.(text, named, signal) ?? TE.right(null),
      ),
    },
    delays: { typingPause: TYPING_PAUSE_MS, readingPause: READING_PAUSE_MS },
    guards: {
      isUnread: (_, { output }: { readonly output: ReadonlyArray<S> | null }) => output === null,
      canRead: ({ context }) => read !== null && context.failure === null,
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
      showing: {
        description: 'The suggestions for the text are shown.',
        tags: ['open'],
        initial: 'named',
        on: { 'box.left': 'closed', 'suggestion.reached': '.read' },
        states: {
          named: {
            description: 'The names that match are shown; a longer pause starts reading the text as a description.',
            after: { readingPause: { guard: 'canRead', target: 'reading' } },
          },
          reading: {
            description: 'The text is being read; the names stay.',
            invoke: {
              src: 'read',
              input: ({ context }) => ({ text: context.text, named: context.suggestions }),
              onDone: [
                { guard: { type: 'isUnread', params: ({ event }) => ({ output: event.output }) }, target: 'read' },
                { target: 'read', actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output ?? [] }) } },
              ],
              onError: 'read',
            },
          },
          read: { description: 'What is suggested for the text stays as it is.' },
        },
      },
    },
  });

function textTyped({ event }: { readonly event: SearchBoxEvent }): { readonly text: string } {
  return { text: event.type === 'text.typed' ? event.text : '' };
}
