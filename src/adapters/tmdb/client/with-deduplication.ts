import * as E from 'fp-ts/Either';
import { aborted } from '#domain/shared/failure';
import type { TmdbRequest, TmdbResponse } from './fetch-once';

type Ask = (question: TmdbRequest, signal?: AbortSignal) => Promise<TmdbResponse>;
type Flight = { readonly reply: Promise<TmdbResponse>; readonly stop: () => void; listeners: number };

const leaving = (signal: AbortSignal): { readonly left: Promise<TmdbResponse>; readonly forget: () => void } => {
  let onAbort = (): void => undefined;
  const left = new Promise<TmdbResponse>((resolve) => { onAbort = () => resolve(E.left(aborted)); });
  signal.addEventListener('abort', onAbort, { once: true });
  return { left, forget: () => signal.removeEventListener('abort', onAbort) };
};

/**
 * Equal questions in flight are asked once. Each asker leaves alone, by its own signal; the call itself is given up only when
 * the last one has left.
 */
export const withDeduplication = (ask: Ask): Ask => {
  const flights = new Map<string, Flight>();

  const depart = (question: TmdbRequest): Flight => {
    const controller = new AbortController();
    const reply = ask(question, controller.signal).finally(() => { if (flights.get(question.url) === flight) flights.delete(question.url); });
    const flight: Flight = { reply, stop: () => controller.abort(), listeners: 0 };
    flights.set(question.url, flight);
    return flight;
  };

  const leave = (url: string, flight: Flight): void => {
    flight.listeners -= 1;
    if (flight.listeners > 0 || flights.get(url) !== flight) return;
    flights.delete(url);
    flight.stop();
  };

  return async (question, signal) => {
    if (signal?.aborted === true) return E.left(aborted);
    const flight = flights.get(question.url) ?? depart(question);
    flight.listeners += 1;
    if (signal === undefined) return flight.reply.finally(() => leave(question.url, flight));
    const { left, forget } = leaving(signal);
    return Promise.race([flight.reply, left]).finally(() => { forget(); leave(question.url, flight); });
  };
};
