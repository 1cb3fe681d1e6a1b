import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { Watch } from '#domain/answer';
import type { Failure } from '#domain/failure';

/** How a Watch stands. */
export type Watched<A> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'here'; readonly value: A };

/** Follows a Watch for as long as the part is on the screen. The Watch has to be the same object from render to render. */
export const useWatch = <A>(watch: Watch<A>): Watched<A> => {
  const [watched, setWatched] = useState<Watched<A>>({ state: 'waiting' });
  useEffect(() => {
    const following = watch.subscribe((heard) =>
      setWatched(E.isRight(heard) ? { state: 'here', value: heard.right } : { state: 'failed', failure: heard.left }),
    );
    return () => following.unsubscribe();
  }, [watch]);
  return watched;
};
