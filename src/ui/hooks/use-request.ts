import { useActorRef, useSelector } from '@xstate/react';
import type { RequestMachine } from '#application/shell/request-machine';
import type { Failure } from '#domain/shared/failure';

export type RequestControl<A> = {
  readonly isLoading: boolean;
  readonly isAnswered: boolean;
  /** The last response; kept while the next request is loading. */
  readonly answer: A | null;
  readonly failure: Failure | null;
  readonly send: () => void;
};

/** Runs a request machine while the component is mounted; unmounting aborts a running request. The machine must be the same object in every render. */
export const useRequest = <A>(machine: RequestMachine<A>): RequestControl<A> => {
  const actor = useActorRef(machine);
  const request = useSelector(actor, (snapshot) => snapshot);
  const { answer, failure } = request.context;
  return {
    isLoading: request.matches('loading'), isAnswered: request.matches('success'), answer, failure, send: () => actor.send({ type: 'request.sent' }),
  };
};
