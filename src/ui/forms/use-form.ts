import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type RefObject, type SubmitEvent } from 'react';
import type { FormMachine, FormSnapshot } from '#application/shell/form-machine';

export type FormControl<Values extends object> = {
  readonly form: FormSnapshot<Values>;
  readonly change: (values: Partial<Values>) => void;
  readonly submit: () => void;
  /** Begins anew, with these values or with those of the beginning. */
  readonly reset: (values?: Values) => void;
};

/** A form's machine for as long as the part is on the screen. The machine has to be the same object from render to render. */
export const useForm = <Values extends object>(machine: FormMachine<Values>, initial: Values): FormControl<Values> => {
  const actor = useActorRef(machine, { input: { initial } });
  const form = useSelector(actor, (snapshot) => snapshot as FormSnapshot<Values>);
  // The same functions for as long as the form lives: effects may depend on them.
  const wishes = useMemo<Omit<FormControl<Values>, 'form'>>(
    () => ({
      change: (values) => actor.send({ type: 'field.changed', values }),
      submit: () => actor.send({ type: 'form.submitted' }),
      reset: (values) => actor.send(values === undefined ? { type: 'form.reset' } : { type: 'form.reset', values }),
    }),
    [actor],
  );
  return useMemo(() => ({ form, ...wishes }), [form, wishes]);
};

/** To be spread on a form's element. */
export type FormElement = { readonly ref: RefObject<HTMLFormElement | null>; readonly onSubmit: (event: SubmitEvent) => void; readonly noValidate: true };

/** Sends the form, and leads to the first wrong field when it was refused. */
export const useFormElement = <Values extends object>({ form, submit }: FormControl<Values>): FormElement => {
  const ref = useRef<HTMLFormElement>(null);
  const { submitAttempts } = form.context;
  useEffect(() => {
    if (submitAttempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitAttempts]);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return { ref, onSubmit, noValidate: true };
};
