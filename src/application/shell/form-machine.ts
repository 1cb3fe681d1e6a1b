import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import { isDirty } from './is-dirty';

/** Maps each invalid field to the name of the violated rule; empty if all fields are valid. */
export type FieldErrors<Values> = Readonly<Partial<Record<keyof Values, string>>>;

export type FormOptions<Values> = {
  readonly validate: (values: Values) => FieldErrors<Values>;
  /** @param initial the initial values: unchanged fields need not be sent. */
  readonly submit: (values: Values, signal: AbortSignal, initial: Values) => Answer<unknown>;
  /**
   * Blocks submission while the values equal the initial values, and shows the error of a field that is left: its button may be disabled.
   */
  readonly requiresChange?: boolean;
};

export type FormContext<Values> = {
  readonly initial: Values;
  readonly values: Values;
  readonly errors: FieldErrors<Values>;
  /** All errors are rendered after the first submit attempt. */
  readonly showErrors: boolean;
  /** Fields that were left, with `requiresChange`: their errors are rendered before an attempt. */
  readonly leftFields: ReadonlyArray<keyof Values>;
  /** Counts rejected submit attempts, so that a screen can focus the first invalid field each time. */
  readonly submitAttempts: number;
  readonly failure: Failure | null;
};

type FormEvent<Values> =
  | { readonly type: 'field.changed'; readonly values: Partial<Values> }
  | { readonly type: 'field.left'; readonly field: keyof Values }
  | { readonly type: 'form.submitted' }
  /** The submission was accepted, but what it started has failed. */
  | { readonly type: 'submission.failed'; readonly failure: Failure }
  /** Resets the form to the given values, or to the initial values. */
  | { readonly type: 'form.reset'; readonly values?: Values };

export const isValid = (context: Pick<FormContext<never>, 'errors'>): boolean => Object.keys(context.errors).length === 0;

/** Returns the rule that a field violates, if its error is rendered. */
export const shownError = <Values>(
  { errors, showErrors, leftFields }: Pick<FormContext<Values>, 'errors' | 'showErrors' | 'leftFields'>,
  field: keyof Values,
): string | undefined => (showErrors || leftFields.includes(field) ? errors[field] : undefined);

/**
 * Models a form: editing, submitting, submitted or failed. Only a valid form is submitted, and never twice concurrently; a failure
 * keeps the entered values. Every form that executes an action uses this machine. Search and filter inputs do not: they only change
 * the page's URL, which cannot fail.
 */
export const formMachine = <Values extends object>({ validate, submit, requiresChange = false }: FormOptions<Values>) => {
  const notSubmitted = { showErrors: false, leftFields: [], submitAttempts: 0, failure: null };
  const initialContext = (values: Values): FormContext<Values> => ({ initial: values, values, errors: validate(values), ...notSubmitted });
  return setup({
    types: {
      context: {} as FormContext<Values>,
      events: {} as FormEvent<Values>,
      input: {} as { readonly initial: Values; readonly values?: Values },
      tags: {} as 'busy',
    },
    actors: {
      submit: actorLogicFromAnswer<unknown, Pick<FormContext<Values>, 'values' | 'initial'>>(({ values, initial }, signal) =>
        submit(values, signal, initial),
      ),
    },
    guards: { canSubmit: ({ context }) => isValid(context) && (!requiresChange || isDirty(context)) },
    actions: {
      change: assign(({ context }, { changed }: { readonly changed: Partial<Values> }) => {
        const values = { ...context.values, ...changed };
        return { values, errors: validate(values), failure: null };
      }),
      showErrors: assign(({ context }) => ({ showErrors: true, submitAttempts: context.submitAttempts + 1 })),
      leave: assign(({ context }, { field }: { readonly field: keyof Values }) =>
        requiresChange ? { leftFields: [...context.leftFields, field] } : {},
      ),
      clearFailure: assign({ failure: null }),
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: toFailure(error) })),
      reset: assign(({ context }, { values }: { readonly values: Values | undefined }) => initialContext(values ?? context.initial)),
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => {
      const values = input.values ?? input.initial;
      return { ...initialContext(input.initial), values, errors: validate(values) };
    },
    initial: 'editing',
    on: {
      'field.left': { actions: { type: 'leave', params: ({ event }) => ({ field: event.field }) } },
      'form.reset': { target: '.editing', actions: { type: 'reset', params: ({ event }) => ({ values: event.values }) } },
    },
    states: {
      editing: {
        description: 'Values are being entered; the form can be submitted.',
        on: {
          'field.changed': { actions: { type: 'change', params: ({ event }) => ({ changed: event.values }) } },
          'form.submitted': [{ guard: 'canSubmit', target: 'submitting' }, { actions: 'showErrors' }],
        },
      },
      submitting: {
        description: 'The values are being sent.',
        tags: ['busy'],
        // Clearing first makes two equal failures in a row render twice.
        entry: 'clearFailure',
        invoke: {
          src: 'submit',
          input: ({ context: { values, initial } }) => ({ values, initial }),
          onDone: 'submitted',
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      submitted: {
        description: 'The values were accepted.',
        on: { 'submission.failed': { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.failure }) } } },
      },
      failed: {
        description: 'The values were not accepted and stay in the form.',
        on: {
          'field.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => ({ changed: event.values }) } },
          'form.submitted': 'submitting',
        },
      },
    },
  });
};

export type FormMachine<Values extends object> = ReturnType<typeof formMachine<Values>>;
export type FormMachineSnapshot<Values extends object> = SnapshotFrom<FormMachine<Values>>;
