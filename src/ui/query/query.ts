import type { Answer } from '#domain/shared/answer';

/** A request for data of a screen. Queries with equal keys share one fetch and its result. */
export type Query<A> = {
  readonly key: string;
  readonly fetch: (signal: AbortSignal) => Answer<A>;
};
