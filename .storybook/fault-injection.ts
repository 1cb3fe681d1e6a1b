import * as E from 'fp-ts/Either';
import { delay, map, NEVER, of, switchMap, timer } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { offline, unavailable, type Failure } from '#domain/shared/failure';

/** What the scenario outside is like: fine, slow (1.5 s an answer), offline, failing, or endless (no answer ever comes). */
export const NETWORK_CONDITIONS = ['ok', 'slow', 'offline', 'failing', 'hanging'] as const;
export type NetworkCondition = (typeof NETWORK_CONDITIONS)[number];

const SLOW_MS = 1500;

const refusal = (network: NetworkCondition): Failure => (network === 'offline' ? offline : unavailable(503, 'The network is bad'));

/** An answer as it arrives in that weather. */
export const withAnswerNetwork =
  (network: () => NetworkCondition) =>
  <A>(answer: Answer<A>): Answer<A> =>
  async () => {
    const now = network();
    if (now === 'offline' || now === 'failing') return E.left(refusal(now));
    if (now === 'hanging') return new Promise(() => {});
    if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return answer();
  };

/** A Watch as it arrives in that weather. */
export const withWatchNetwork =
  (network: () => NetworkCondition) =>
  <A>(watch: Watch<A>): Watch<A> =>
    of(null).pipe(
      map(network),
      switchMap((now) => {
        if (now === 'offline' || now === 'failing') return of(E.left(refusal(now)));
        if (now === 'hanging') return NEVER;
        return now === 'slow' ? timer(SLOW_MS).pipe(switchMap(() => watch)) : watch.pipe(delay(0));
      }),
    );

type Method = (...args: never[]) => Answer<unknown>;

/** A port all of whose methods answer, in that weather. */
export const withNetwork =
  (network: () => NetworkCondition) =>
  <P extends { readonly [K in keyof P]: Method }>(port: P): P => {
    const change = withAnswerNetwork(network);
    const changed = Object.entries<Method>(port).map(([name, method]) => [name, (...args: never[]) => change(method(...args))]);
    return Object.fromEntries(changed) as P; // the same names, each with its own type
  };
