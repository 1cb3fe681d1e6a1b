import { useActorRef, useSelector } from '@xstate/react';
import type { RequestMachine } from '#application/shell/request-machine';
import type { Failure } from '#domain/shared/failure';

export type RequestControl<A> = {
  readonly isLoading: boolean;
  readonly isAnswered: boolean;
  /** The last answer; it stays while the next is on its way. */
  readonly answer: A | null;
  readonly failure: Failure | null;
  readonly send: () => void;
};

/** A request for as long as the part is on the screen: one that is on its way when the part goes is given up. The machine has to be the same object from render to render. */
export const useRequest = <A>(machine: RequestMachine<A>): RequestControl<A> => {
  const actor = useActorRef(machine);
  const request = useSelector(actor, (snapshot) => snapshot);
  const { answer, failure } = request.context;
  return {
    isLoading: request.matches('loading'), isAnswered: request.matches('success'), answer, failure, send: () => actor.send({ type: 'request.sent' }),
  };
};
