import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type RefObject, type SubmitEvent } from 'react';
import type { Failure } from '#domain/shared/failure';
import type { FormMachine, FormMachineSnapshot } from '#application/shell/form-machine';
import { isDirty } from '#application/shell/is-dirty';

export type FormControl<Values extends object> = {
  readonly form: FormMachineSnapshot<Values>;
  readonly change: (values: Partial<Values>) => void;
  /** Called when a field has lost the focus. */
  readonly leave: (field: keyof Values) => void;
  readonly submit: () => void;
  /** Moves a submitted form to `failed`: what the submission started has failed. */
  readonly fail: (failure: Failure) => void;
  /** Resets the form to these values; default: the initial values. */
  readonly reset: (values?: Values) => void;
};

/** Runs a form machine while the component is mounted. The machine must be the same object in every render. */
export const useForm = <Values extends object>(machine: FormMachine<Values>, initial: Values): FormControl<Values> => {
  const actor = useActorRef(machine, { input: { initial } });
  const form = useSelector(actor, (snapshot) => snapshot as FormMachineSnapshot<Values>);
  // Stable functions: effects may depend on them.
  const actions = useMemo<Omit<FormControl<Values>, 'form'>>(
    () => ({
      change: (values) => actor.send({ type: 'field.changed', values }),
      leave: (field) => actor.send({ type: 'field.left', field }),
      submit: () => actor.send({ type: 'form.submitted' }),
      fail: (failure) => actor.send({ type: 'submission.failed', failure }),
      reset: (values) => actor.send(values === undefined ? { type: 'form.reset' } : { type: 'form.reset', values }),
    }),
    [actor],
  );
  return useMemo(() => ({ form, ...actions }), [form, actions]);
};

/** The props to spread on the `<form>` element. */
export type FormElementProps = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly noValidate: true;
  /** Marks a form with unsent changes: a newer version of the app waits for it. */
  readonly 'data-unsent': true | undefined;
};

/** Returns the form element's props. Submits the form; after a rejected submit the first invalid field receives the focus. */
export const useFormElementProps = <Values extends object>({ form, submit }: FormControl<Values>): FormElementProps => {
  const ref = useRef<HTMLFormElement>(null);
  const { submitAttempts } = form.context;
  useEffect(() => {
    if (submitAttempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitAttempts]);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  const isUnsent = isDirty(form.context) && !form.matches('submitted');
  return { ref, onSubmit, noValidate: true, 'data-unsent': isUnsent || undefined };
};
