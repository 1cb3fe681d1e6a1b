import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { pageSpinnerMachine } from '#application/shell/page-spinner-machine';

/** Whether the full-screen indicator is up: from the start until `released` for the first time. */
export const usePageSpinner = (released: boolean): boolean => {
  const actor = useActorRef(pageSpinnerMachine);
  const shown = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  useEffect(() => {
    if (released && actor.getSnapshot().status === 'active') actor.send({ type: 'spinner.released' });
  }, [actor, released]);
  return shown;
};
