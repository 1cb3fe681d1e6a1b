import * as E from 'fp-ts/Either';
import { delay, map, NEVER, of, switchMap, timer } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { offline, unavailable, type Failure } from '#domain/shared/failure';

/** Network conditions: normal, slow (1.5 s per response), offline, failing (503), or hanging (no response at all). */
export type NetworkCondition = 'ok' | 'slow' | 'offline' | 'failing' | 'hanging';

const SLOW_MS = 1500;

const failureIn = (network: NetworkCondition): Failure => (network === 'offline' ? offline : unavailable(503, 'The network is bad'));

/** Applies a network condition to an Answer; reads the condition at each request. */
export const withAnswerNetwork =
  (network: () => NetworkCondition) =>
  <A>(answer: Answer<A>): Answer<A> =>
  async () => {
    const now = network();
    if (now === 'offline' || now === 'failing') return E.left(failureIn(now));
    if (now === 'hanging') return new Promise(() => {});
    if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return answer();
  };

/** Applies a network condition to a Watch; reads the condition at each subscription. */
export const withWatchNetwork =
  (network: () => NetworkCondition) =>
  <A>(watch: Watch<A>): Watch<A> =>
    of(null).pipe(
      map(network),
      switchMap((now) => {
        if (now === 'offline' || now === 'failing') return of(E.left(failureIn(now)));
        if (now === 'hanging') return NEVER;
        return now === 'slow' ? timer(SLOW_MS).pipe(switchMap(() => watch)) : watch.pipe(delay(0));
      }),
    );

type Method = (...args: never[]) => Answer<unknown>;

/** Applies a network condition to every method of a port. All methods must return Answers. */
export const withNetwork =
  (network: () => NetworkCondition) =>
  <P extends { readonly [K in keyof P]: Method | undefined }>(port: P): P => {
    const applyNetwork = withAnswerNetwork(network);
    // A method that a port lacks has no entry.
    const methods = Object.entries(port as Readonly<Record<string, Method>>)
      .map(([name, method]) => [name, (...args: never[]) => applyNetwork(method(...args))]);
    return Object.fromEntries(methods) as P; // the same names, each with its own type
  };
