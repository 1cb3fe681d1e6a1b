import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

/** The last value or failure of a Watch. */
export type SubscriptionState<A> =
  | { readonly _tag: 'pending' }
  | { readonly _tag: 'error'; readonly failure: Failure }
  | { readonly _tag: 'success'; readonly value: A };

/** Subscribes to a Watch while the component is mounted. The Watch must be the same object in every render. */
export const useSubscription = <A>(watch: Watch<A>): SubscriptionState<A> => {
  const [state, setState] = useState<SubscriptionState<A>>({ _tag: 'pending' });
  useEffect(() => {
    const subscription = watch.subscribe((result) =>
      setState(E.isRight(result) ? { _tag: 'success', value: result.right } : { _tag: 'error', failure: result.left }),
    );
    return () => subscription.unsubscribe();
  }, [watch]);
  return state;
};
