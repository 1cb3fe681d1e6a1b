import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { FormMachine, FormSnapshot } from '#application/shell/form-machine';

export type FormControl<Values extends object> = {
  readonly form: FormSnapshot<Values>;
  readonly change: (values: Partial<Values>) => void;
  readonly send: () => void;
  /** Begins anew, with these values or with those of the beginning. */
  readonly begin: (values?: Values) => void;
};

/** A form's machine for as long as the part is on the screen. The machine has to be the same object from render to render. */
export const useForm = <Values extends object>(machine: FormMachine<Values>, initial: Values): FormControl<Values> => {
  const actor = useActorRef(machine, { input: { initial } });
  const form = useSelector(actor, (snapshot) => snapshot as FormSnapshot<Values>);
  return useMemo(
    () => ({
      form,
      change: (values) => actor.send({ type: 'field.changed', values }),
      send: () => actor.send({ type: 'form.sent' }),
      begin: (values) => actor.send(values === undefined ? { type: 'form.begun' } : { type: 'form.begun', values }),
    }),
    [actor, form],
  );
};
