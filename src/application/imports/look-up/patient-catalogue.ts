import * as E from 'fp-ts/Either';
import type { NamedHit, NameQuery } from '#domain/catalogue/catalogue';
import { foldName } from '#domain/catalogue/text-match/fold';
import type { Answer, Watch } from '#domain/shared/answer';
import { aborted, isNetworkError, type Failure } from '#domain/shared/failure';
import type { MatchDeps } from '#application/imports/match-title';
import type { WaitsFor } from './look-up';

/** The first wait if the catalogue states none, in ms. Each further one is twice as long, up to the longest. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
/**
 * A catalogue that limits requests has other pages to answer in the same time: the next request waits for this time in ms, and from then
 * on with so many requests in each such time. TMDB's gateway allows 40.
 */
const [LEAST_BUSY_MS, BUSY_REQUESTS] = [10_000, 30];
/** Longer than a catalogue needs; a browser's timers end at once if they are asked for weeks. */
const MOST_BUSY_MS = 3_600_000;
/** Shorter waits that the catalogue asks for belong to looking for thousands of titles. */
const SHOWN_BUSY_MS = 5000;
/** How often one request fails while others are answered, or as the only one left, before it is no matter of the network. */
const MAX_ALONE = 6;

export type LookUpWaits = {
  /** Whether there is a network: when it is back, waits end. */
  readonly online: Watch<boolean>;
  /** Says that the look-up waits, and with null that it has gone on. */
  readonly onWait: (waitsFor: WaitsFor | null) => void;
  /** Whether nobody waits for it: it then sends few requests from the first one on. */
  readonly isQuiet?: boolean;
};

const reasonOf = (failure: Failure): WaitsFor =>
  (failure._tag === 'rate-limited' || (failure._tag === 'unavailable' && failure.status !== null) ? 'catalogue' : 'connection');

/** Waits, at most until the network is back or the signal aborts. */
const waitFor = (ms: number, online: Watch<boolean>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    let wasOffline = false;
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      subscription.unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    const subscription = online.subscribe((status) => {
      if (E.isLeft(status)) return;
      if (status.right && wasOffline) queueMicrotask(end);
      wasOffline = !status.right;
    });
  });

/** Films and series are asked for separately, and where many have the name, those of the year once more: half of the names have many. */
const nameRequests = ({ mediaType, year }: NameQuery): number => (mediaType === null ? 2 : 1) * (year === null ? 1 : 1.5);

/**
 * Returns the further requests for a name of which no title has the very name and year. Films and series are asked for as often by their
 * English names, if only others are found, or by the words that every spelling of the name has, if it has several; seldom by both.
 */
const furtherRequests = (query: NameQuery, found: ReadonlyArray<NamedHit>): number => {
  const name = foldName(query.name);
  const named = found.filter(({ title, originalTitle }) => [title, originalTitle ?? ''].some((own) => foldName(own) === name));
  if (named.some(({ year }) => query.year === null || year === null || Math.abs(year - query.year) <= 1)) return 0;
  return /\s/.test(query.name.trim()) || (found.length > 0 && named.length === 0) ? nameRequests(query) : 0;
};

/** Returns a function that repeats requests until they are answered. All wait together, so that one wait follows the other. */
const createAsk = ({ online, onWait, isQuiet = false }: LookUpWaits, signal: AbortSignal) => {
  let waiting: Promise<void> | null = null;
  let [failures, answers, open, isShown, left] = [0, 0, 0, false, isQuiet ? BUSY_REQUESTS : Infinity];
  const wait = (ms: number): Promise<void> => waitFor(ms, online, signal).then(() => void (waiting = null));
  const show = (waitsFor: WaitsFor | null): void => {
    if (waitsFor === null && !isShown) return;
    isShown = waitsFor !== null;
    onWait(waitsFor);
  };
  /** The answer to a request that was sent before the wait does not end it. */
  const goOn = (): void => {
    failures = 0;
    if (waiting === null) show(null);
  };
  const begin = (failure: Failure): Promise<void> => {
    const hasEnd = failure._tag === 'rate-limited' && failure.retryAfterMs !== null;
    const ms = hasEnd
      ? Math.min(Math.max(failure.retryAfterMs, LEAST_BUSY_MS), MOST_BUSY_MS)
      : Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    if (!hasEnd) failures += 1;
    if (!hasEnd || failure.retryAfterMs >= SHOWN_BUSY_MS) show(reasonOf(failure));
    if (failure._tag === 'rate-limited') left = BUSY_REQUESTS;
    return wait(ms);
  };
  /** Waits until there may be another request. */
  const takeTurn = async (cost: number): Promise<void> => {
    for (;;) {
      while (waiting !== null) await waiting;
      if (signal.aborted || left >= cost) break;
      left = Math.min(left, 0) + BUSY_REQUESTS;
      waiting = wait(LEAST_BUSY_MS);
    }
    left -= cost;
  };
  const repeat = async <A>(cost: number, request: Answer<A>, furtherOf: (answer: A) => number): Promise<E.Either<Failure, A>> => {
    for (let [alone, seen] = [0, answers]; ;) {
      await takeTurn(cost);
      if (signal.aborted) return E.left(aborted);
      const answer = await request();
      if (E.isRight(answer) || !isNetworkError(answer.left)) {
        answers += 1;
        left -= E.isRight(answer) ? furtherOf(answer.right) : 0;
        goOn();
        return answer;
      }
      const isAlone = answers > seen || (open === 1 && reasonOf(answer.left) === 'catalogue');
      if (answer.left._tag === 'unavailable' && isAlone) alone += 1;
      seen = answers;
      if (alone >= MAX_ALONE) return answer;
      waiting ??= begin(answer.left);
    }
  };
  return <A>(cost: number, request: Answer<A>, furtherOf: (answer: A) => number = () => 0): Answer<A> => async () => {
    open += 1;
    const answer = await repeat(cost, request, furtherOf);
    open -= 1;
    return answer;
  };
};

/**
 * Returns the catalogue for looking up thousands of titles: a failure of the network is waited for, for as long as the signal allows. A
 * catalogue that limits requests gets fewer from then on than it allows, so that other pages of the person are answered meanwhile. Only
 * failures that do not pass are returned, and those of one request that fails on its own.
 */
export const patientCatalogue = (catalogue: MatchDeps['catalogue'], waits: LookUpWaits, signal: AbortSignal): MatchDeps['catalogue'] => {
  const ask = createAsk(waits, signal);
  return {
    searchTitles: (...args) => ask(1, catalogue.searchTitles(...args)),
    findByImdb: (...args) => ask(1, catalogue.findByImdb(...args)),
    findByTvdb: (...args) => ask(1, catalogue.findByTvdb(...args)),
    // With the details of the series.
    findEpisode: (...args) => ask(2, catalogue.findEpisode(...args)),
    findByName: (query, ...rest) =>
      ask(nameRequests(query), catalogue.findByName(query, ...rest), (found) => furtherRequests(query, found)),
    hasTitle: (...args) => ask(0, catalogue.hasTitle(...args)), getImdbId: (...args) => ask(0, catalogue.getImdbId(...args)),
    getDetails: (...args) => ask(1, catalogue.getDetails(...args)),
    getSeason: (...args) => ask(1, catalogue.getSeason(...args)),
  };
};
