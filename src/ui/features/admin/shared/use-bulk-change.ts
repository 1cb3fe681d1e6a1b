import { useActorRef, useSelector } from '@xstate/react';
import { bulkMachine, type BulkChange, type BulkContext } from '#application/admin/bulk-machine';

export type BulkControl = {
  readonly isRunning: boolean;
  readonly isFinished: boolean;
  readonly context: BulkContext;
  /** Changes the rows in parts. @param partSize most rows of one call. */
  readonly start: (ids: ReadonlyArray<string>, change: BulkChange, partSize?: number) => void;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly close: () => void;
};

/** Runs a bulk machine while the component is mounted. */
export const useBulkChange = (): BulkControl => {
  const actor = useActorRef(bulkMachine);
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    isRunning: state.hasTag('busy'),
    isFinished: state.matches('finished'),
    context: state.context,
    start: (ids, change, partSize) => actor.send({ type: 'bulk.started', ids, change, ...(partSize !== undefined && { partSize }) }),
    cancel: () => actor.send({ type: 'bulk.cancelled' }),
    retry: () => actor.send({ type: 'bulk.retried' }),
    close: () => actor.send({ type: 'bulk.closed' }),
  };
};
