import * as E from 'fp-ts/Either';
import { aborted } from '#domain/shared/failure';
import type { Clock } from '#domain/shared/clock';
import type { TmdbRequest, TmdbResponse } from './fetch-once';

/** Milliseconds for which an answer counts as current. TMDB's own caches are older than this. */
export const CACHE_AGE_MS = 5 * 60_000;
/** Answers kept; beyond that the one not used for longest goes. */
export const CACHE_SIZE = 100;

type Ask = (question: TmdbRequest, signal?: AbortSignal) => Promise<TmdbResponse>;
type Memory = { readonly reply: TmdbResponse; readonly at: number };

export type ResponseCache = {
  readonly reach: Ask;
  /** For an answer that turned out to be useless. */
  readonly clear: (url: string) => void;
};

/** Answers the same question from memory for a while. Refusals are not remembered, so that Retry means what it says. */
export const withCache = (ask: Ask, clock: Clock): ResponseCache => {
  const memories = new Map<string, Memory>();

  const keep = (url: string, memory: Memory): void => {
    memories.delete(url);
    memories.set(url, memory);
    const [oldest] = memories.keys();
    if (memories.size > CACHE_SIZE && oldest !== undefined) memories.delete(oldest);
  };

  const reach: Ask = async (question, signal) => {
    if (signal?.aborted === true) return E.left(aborted);
    const known = memories.get(question.url);
    if (known !== undefined && clock.now() - known.at < CACHE_AGE_MS) {
      keep(question.url, known);
      return known.reply;
    }
    const reply = await ask(question, signal);
    if (E.isRight(reply)) keep(question.url, { reply, at: clock.now() });
    return reply;
  };

  return { reach, clear: (url) => void memories.delete(url) };
};
