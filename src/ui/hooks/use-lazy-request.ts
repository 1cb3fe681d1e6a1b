import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import { requestMachine } from '#application/shell/request-machine';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

export type RequestControl<A> = {
  readonly isLoading: boolean;
  readonly isAnswered: boolean;
  /** The last response; kept while the next request is loading. */
  readonly answer: A | null;
  readonly failure: Failure | null;
  readonly send: () => void;
};

/**
 * Runs a request machine while the component is mounted; unmounting aborts a running request.
 * @param request creates the request; a request calls the function of the last render.
 */
export const useLazyRequest = <A>(request: (signal: AbortSignal) => Answer<A>): RequestControl<A> => {
  const [machine] = useState(() => requestMachine(request));
  const actor = useActorRef(machine.provide({ actors: { send: actorLogicFromAnswer<A, undefined>((_, signal) => request(signal)) } }));
  const state = useSelector(actor, (snapshot) => snapshot);
  const { answer, failure } = state.context;
  return {
    isLoading: state.matches('loading'),
    isAnswered: state.matches('success'),
    answer, failure,
    send: () => actor.send({ type: 'request.sent' }),
  };
};
