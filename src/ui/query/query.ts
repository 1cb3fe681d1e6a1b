import type { Answer } from '#domain/shared/answer';

/** Something a screen wants to know. Equal keys mean equal questions: they are asked once and share the answer. */
export type Query<A> = {
  readonly key: string;
  readonly fetch: (signal: AbortSignal) => Answer<A>;
};
