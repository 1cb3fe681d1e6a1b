import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Failure } from '#domain/failure';
import { AnswerStore } from './answer-store';
import type { Question } from './question';
import { useSuspendUntil } from './suspend-until';

/** How a question stands: waiting (show a skeleton), failed (say what happened, offer `retry`), or here. */
export type Asked<A> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly state: 'here'; readonly value: A };

const AnswerStoreContext = createContext<AnswerStore>(new AnswerStore());

export const AnswerStoreProvider = AnswerStoreContext.Provider;
export const useAnswerStore = (): AnswerStore => useContext(AnswerStoreContext);

/** Asks, and follows the answer. Null asks nothing and waits (for a question that depends on another's answer). */
export const useAnswer = <A,>(question: Question<A> | null): Asked<A> => {
  const store = useAnswerStore();
  const key = question?.key ?? null;
  const listen = useCallback((changed: () => void) => (key === null ? () => {} : store.listen(key, changed)), [store, key]);
  const look = (): ReturnType<typeof store.look<A>> | null => (question === null ? null : store.look(question));
  const loaded = useSyncExternalStore(listen, look, look);
  useSuspendUntil(store.reviving && key !== null ? store.firstAnswer(key) : null);
  if (loaded === null || question === null || loaded.state === 'waiting') return { state: 'waiting' };
  if (loaded.state === 'failed') return { state: 'failed', failure: loaded.failure, retry: () => store.retry(question) };
  return loaded;
};
