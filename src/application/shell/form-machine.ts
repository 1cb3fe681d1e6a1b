import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { fromAnswer } from '../from-answer';

/** Fields that break a rule, each with the rule's name; empty when everything fits. */
export type FieldErrors<Values> = Readonly<Partial<Record<keyof Values, string>>>;

export type FormRules<Values> = {
  readonly validate: (values: Values) => FieldErrors<Values>;
  /** @param initial what the form began with: what was left as it was need not be sent. */
  readonly submit: (values: Values, signal: AbortSignal, initial: Values) => Answer<unknown>;
  /** Nothing is sent while the values are those that the form began with. */
  readonly requiresChange?: boolean;
};

export type FormContext<Values> = {
  /** What the form began with. */
  readonly initial: Values;
  readonly values: Values;
  readonly errors: FieldErrors<Values>;
  /** Faults are told only after the first attempt to send. */
  readonly showErrors: boolean;
  /** Counts refused attempts, so that a screen can lead to the first wrong field each time. */
  readonly submitAttempts: number;
  readonly failure: Failure | null;
};

type FormEvent<Values> =
  | { readonly type: 'field.changed'; readonly values: Partial<Values> }
  | { readonly type: 'form.submitted' }
  /** Begins anew, with other values or with those of the beginning. */
  | { readonly type: 'form.reset'; readonly values?: Values };

export const isValid = (context: Pick<FormContext<never>, 'errors'>): boolean => Object.keys(context.errors).length === 0;

/** Whether any field differs from how the form began. */
export const isDirty = <Values extends object>({ initial, values }: Pick<FormContext<Values>, 'initial' | 'values'>): boolean =>
  Object.entries(values).some(([field, value]) => !Object.is(value, initial[field as keyof Values]));

/**
 * A form: edited, on its way, gone or refused. It can be sent only while it is valid, and never twice at once; what was entered
 * survives a refusal. Every form that asks somebody to do something is one; searches and the numbers of a filter only change the
 * address of their page, which nobody can refuse.
 */
export const formMachine = <Values extends object>({ validate, submit, requiresChange = false }: FormRules<Values>) => {
  const untried = { showErrors: false, submitAttempts: 0, failure: null };
  const begin = (values: Values): FormContext<Values> => ({ initial: values, values, errors: validate(values), ...untried });
  return setup({
    types: {
      context: {} as FormContext<Values>,
      events: {} as FormEvent<Values>,
      input: {} as { readonly initial: Values; readonly values?: Values },
      tags: {} as 'busy',
    },
    actors: {
      submit: fromAnswer<unknown, Pick<FormContext<Values>, 'values' | 'initial'>>(({ values, initial }, signal) => submit(values, signal, initial)),
    },
    guards: { canSubmit: ({ context }) => isValid(context) && (!requiresChange || isDirty(context)) },
    actions: {
      change: assign(({ context }, { changed }: { readonly changed: Partial<Values> }) => {
        const values = { ...context.values, ...changed };
        return { values, errors: validate(values), failure: null };
      }),
      showErrors: assign(({ context }) => ({ showErrors: true, submitAttempts: context.submitAttempts + 1 })),
      clearFailure: assign({ failure: null }),
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: toFailure(error) })),
      reset: assign(({ context }, { values }: { readonly values: Values | undefined }) => begin(values ?? context.initial)),
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => {
      const values = input.values ?? input.initial;
      return { ...begin(input.initial), values, errors: validate(values) };
    },
    initial: 'editing',
    on: { 'form.reset': { target: '.editing', actions: { type: 'reset', params: ({ event }) => ({ values: event.values }) } } },
    states: {
      editing: {
        on: {
          'field.changed': { actions: { type: 'change', params: ({ event }) => ({ changed: event.values }) } },
          'form.submitted': [{ guard: 'canSubmit', target: 'submitting' }, { actions: 'showErrors' }],
        },
      },
      submitting: {
        tags: ['busy'],
        // The same refusal twice is told twice.
        entry: 'clearFailure',
        invoke: {
          src: 'submit',
          input: ({ context: { values, initial } }) => ({ values, initial }),
          onDone: 'submitted',
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      submitted: {},
      failed: {
        on: {
          'field.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => ({ changed: event.values }) } },
          'form.submitted': 'submitting',
        },
      },
    },
  });
};

export type FormMachine<Values extends object> = ReturnType<typeof formMachine<Values>>;
export type FormSnapshot<Values extends object> = SnapshotFrom<FormMachine<Values>>;
