import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '#domain/shared/failure';
import type { ActionEmail } from '#domain/users/auth-service';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import type { AccountUseCases } from './account-use-cases';

type ActionCodeContext = { readonly code: string; readonly email: ActionEmail | null; readonly failure: Failure | null };
type ActionCodeEvent = { readonly type: 'action.confirmed' } | { readonly type: 'check.retried' };

/**
 * Models an action e-mail: checks its code, then applies the code on confirmation only, because mail scanners open links too. A code
 * for a password reset is not applied here: a form confirms the new password, and the machine stays in `ready`.
 */
export const actionCodeMachine = (accounts: Pick<AccountUseCases, 'checkActionCode' | 'applyActionCode'>) =>
  setup({
    types: { context: {} as ActionCodeContext, events: {} as ActionCodeEvent, input: {} as { readonly code: string }, tags: {} as 'busy' },
    actors: {
      check: actorLogicFromAnswer<ActionEmail, { readonly code: string }>(({ code }) => accounts.checkActionCode(code)),
      apply: actorLogicFromAnswer<unknown, { readonly code: string }>(({ code }) => accounts.applyActionCode(code)),
    },
    guards: { canApply: ({ context }) => context.email !== null && context.email.kind !== 'reset-password' },
    actions: {
      setEmail: assign((_, { email }: { readonly email: ActionEmail }) => ({ email, failure: null })),
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: toFailure(error) })),
    },
  }).createMachine({
    id: 'actionCode',
    context: ({ input }) => ({ code: input.code, email: null, failure: null }),
    initial: 'checking',
    states: {
      checking: {
        description: 'The code of the e-mail is being checked.',
        tags: ['busy'],
        invoke: {
          src: 'check',
          input: ({ context }) => ({ code: context.code }),
          onDone: { target: 'ready', actions: { type: 'setEmail', params: ({ event }) => ({ email: event.output }) } },
          onError: { target: 'invalid', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      invalid: { description: 'The code is not valid, or could not be checked.', on: { 'check.retried': 'checking' } },
      ready: {
        description: 'The code is valid and waits for the confirmation.',
        on: { 'action.confirmed': { guard: 'canApply', target: 'applying' } },
      },
      applying: {
        description: 'The code is being applied.',
        tags: ['busy'],
        invoke: {
          src: 'apply',
          input: ({ context }) => ({ code: context.code }),
          onDone: 'applied',
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      failed: { description: 'The code could not be applied; the confirmation can be repeated.', on: { 'action.confirmed': 'applying' } },
      applied: { description: 'The change that the e-mail asked for is made.' },
    },
  });
