import { useEffect } from 'react';
import { LOG } from '#application/service-keys';
import { useService } from '#ui/services.tsx';
import type { FormControl } from '#ui/forms/use-form.ts';

/** Logs each failure of a form under `where`, apart from what the person has closed; the form shows the message for the user. */
export const useFailureLog = <Values extends object>({ form }: FormControl<Values>, where: string): void => {
  const log = useService(LOG);
  const { failure } = form.context;
  useEffect(() => {
    if (failure !== null && failure._tag !== 'aborted') log.failure(where, failure);
  }, [failure, log, where]);
};
