import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '#domain/failure';
import type { Letter } from '#domain/user/accounts';
import { asking } from '../asking';
import type { AccountUseCases } from './account-use-cases';

type LetterContext = { readonly code: string; readonly letter: Letter | null; readonly failure: Failure | null };
type LetterEvent = { readonly type: 'letter.followed' } | { readonly type: 'letter.opened' };

/**
 * A letter: opened and read, then followed when somebody says so, because programs that look through post open links too. What a
 * letter allows but does not do (choosing a new password) is done by a form; it stays read.
 */
export const letterMachine = (accounts: Pick<AccountUseCases, 'readLetter' | 'followLetter'>) =>
  setup({
    types: { context: {} as LetterContext, events: {} as LetterEvent, input: {} as { readonly code: string }, tags: {} as 'busy' },
    actors: {
      read: asking<Letter, { readonly code: string }>(({ code }) => accounts.readLetter(code)),
      follow: asking<unknown, { readonly code: string }>(({ code }) => accounts.followLetter(code)),
    },
    guards: { canBeFollowed: ({ context }) => context.letter !== null && context.letter.kind !== 'reset-password' },
    actions: {
      hold: assign((_, { letter }: { readonly letter: Letter }) => ({ letter, failure: null })),
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: toFailure(error) })),
    },
  }).createMachine({
    id: 'letter',
    context: ({ input }) => ({ code: input.code, letter: null, failure: null }),
    initial: 'reading',
    states: {
      reading: {
        tags: ['busy'],
        invoke: {
          src: 'read',
          input: ({ context }) => ({ code: context.code }),
          onDone: { target: 'read', actions: { type: 'hold', params: ({ event }) => ({ letter: event.output }) } },
          onError: { target: 'unreadable', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      unreadable: { on: { 'letter.opened': 'reading' } },
      read: { on: { 'letter.followed': { guard: 'canBeFollowed', target: 'following' } } },
      following: {
        tags: ['busy'],
        invoke: {
          src: 'follow',
          input: ({ context }) => ({ code: context.code }),
          onDone: 'followed',
          onError: { target: 'refused', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      refused: { on: { 'letter.followed': 'following' } },
      followed: {},
    },
  });
