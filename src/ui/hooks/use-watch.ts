import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

/** How a Watch stands. */
export type WatchState<A> =
  | { readonly _tag: 'pending' }
  | { readonly _tag: 'error'; readonly failure: Failure }
  | { readonly _tag: 'success'; readonly value: A };

/** Follows a Watch for as long as the part is on the screen. The Watch has to be the same object from render to render. */
export const useWatch = <A>(watch: Watch<A>): WatchState<A> => {
  const [watched, setWatched] = useState<WatchState<A>>({ _tag: 'pending' });
  useEffect(() => {
    const following = watch.subscribe((heard) =>
      setWatched(E.isRight(heard) ? { _tag: 'success', value: heard.right } : { _tag: 'error', failure: heard.left }),
    );
    return () => following.unsubscribe();
  }, [watch]);
  return watched;
};
