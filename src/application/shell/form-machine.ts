import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Answer } from '#domain/answer';
import { toFailure, type Failure } from '#domain/failure';
import { asking } from '../asking';

/** Fields that break a rule, each with the rule's name; empty when everything fits. */
export type Faults<Values> = Readonly<Partial<Record<keyof Values, string>>>;

export type FormRules<Values> = {
  readonly validate: (values: Values) => Faults<Values>;
  /** @param initial what the form began with: what was left as it was need not be sent. */
  readonly submit: (values: Values, signal: AbortSignal, initial: Values) => Answer<unknown>;
  /** Nothing is sent while the values are those that the form began with. */
  readonly mustChange?: boolean;
};

export type FormContext<Values> = {
  /** What the form began with. */
  readonly initial: Values;
  readonly values: Values;
  readonly faults: Faults<Values>;
  /** Faults are told only after the first attempt to send. */
  readonly revealed: boolean;
  /** Counts refused attempts, so that a screen can lead to the first wrong field each time. */
  readonly refusals: number;
  readonly failure: Failure | null;
};

type FormEvent<Values> =
  | { readonly type: 'field.changed'; readonly values: Partial<Values> }
  | { readonly type: 'form.sent' }
  /** Begins anew, with other values or with those of the beginning. */
  | { readonly type: 'form.begun'; readonly values?: Values };

export const isValid = (context: Pick<FormContext<never>, 'faults'>): boolean => Object.keys(context.faults).length === 0;

/** Whether any field differs from how the form began. */
export const isDirty = <Values extends object>({ initial, values }: Pick<FormContext<Values>, 'initial' | 'values'>): boolean =>
  Object.entries(values).some(([field, value]) => !Object.is(value, initial[field as keyof Values]));

/**
 * A form: edited, on its way, gone or refused. It can be sent only while it is valid, and never twice at once; what was entered
 * survives a refusal. Every form that asks somebody to do something is one; searches and the numbers of a filter only change the
 * address of their page, which nobody can refuse.
 */
export const formMachine = <Values extends object>({ validate, submit, mustChange = false }: FormRules<Values>) => {
  const untried = { revealed: false, refusals: 0, failure: null };
  const begin = (values: Values): FormContext<Values> => ({ initial: values, values, faults: validate(values), ...untried });
  return setup({
    types: {
      context: {} as FormContext<Values>,
      events: {} as FormEvent<Values>,
      input: {} as { readonly initial: Values; readonly values?: Values },
      tags: {} as 'busy',
    },
    actors: {
      submit: asking<unknown, Pick<FormContext<Values>, 'values' | 'initial'>>(({ values, initial }, signal) => submit(values, signal, initial)),
    },
    guards: { canBeSent: ({ context }) => isValid(context) && (!mustChange || isDirty(context)) },
    actions: {
      change: assign(({ context }, { changed }: { readonly changed: Partial<Values> }) => {
        const values = { ...context.values, ...changed };
        return { values, faults: validate(values), failure: null };
      }),
      reveal: assign(({ context }) => ({ revealed: true, refusals: context.refusals + 1 })),
      forgive: assign({ failure: null }),
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: toFailure(error) })),
      begin: assign(({ context }, { values }: { readonly values: Values | undefined }) => begin(values ?? context.initial)),
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => {
      const values = input.values ?? input.initial;
      return { ...begin(input.initial), values, faults: validate(values) };
    },
    initial: 'editing',
    on: { 'form.begun': { target: '.editing', actions: { type: 'begin', params: ({ event }) => ({ values: event.values }) } } },
    states: {
      editing: {
        on: {
          'field.changed': { actions: { type: 'change', params: ({ event }) => ({ changed: event.values }) } },
          'form.sent': [{ guard: 'canBeSent', target: 'submitting' }, { actions: 'reveal' }],
        },
      },
      submitting: {
        tags: ['busy'],
        // The same refusal twice is told twice.
        entry: 'forgive',
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
          'form.sent': 'submitting',
        },
      },
    },
  });
};

export type FormMachine<Values extends object> = ReturnType<typeof formMachine<Values>>;
export type FormSnapshot<Values extends object> = SnapshotFrom<FormMachine<Values>>;
