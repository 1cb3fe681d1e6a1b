import { checkTmdbRequest } from './allowed-request';
import type { GatewayResponse, TmdbGateway } from './tmdb-gateway';

/** How long browsers and shared caches keep an answer, in seconds, by the start of its path; the first match counts. */
const AGES: ReadonlyArray<readonly [start: RegExp, browser: number, shared: number]> = [
  [/^\/search\//, 300, 3600],
  [/^\/(?:trending|movie\/[a-z]|tv\/[a-z]|discover)/, 300, 3600],
  [/^\//, 3600, 86_400],
];
const NOT_FOUND_AGES = [60, 600] as const;

/** Returns the caching of an answer: errors are not kept, a missing title shortly. TMDB changes its facts at most daily. */
const cacheControlOf = (target: string, status: number): string => {
  const found = AGES.find(([start]) => start.test(target));
  if (found === undefined || (status !== 200 && status !== 404)) return 'no-store';
  const [browser, shared] = status === 404 ? NOT_FOUND_AGES : [found[1], found[2]];
  return `public, max-age=${browser}, s-maxage=${shared}`;
};

/**
 * Wraps a gateway for many callers: equal calls at the same time are sent to TMDB once, and answers may be kept by shared caches. A shared
 * call goes on when one of its callers goes away.
 */
export const deduplicateTmdbCalls = (gateway: TmdbGateway): TmdbGateway => {
  const running = new Map<string, Promise<GatewayResponse>>();
  return async (request) => {
    const checked = checkTmdbRequest(request.method, request.target);
    if (!checked.isAllowed) return gateway(request);
    const { target } = checked;
    const shared = running.get(target) ?? gateway({ method: 'GET', target }).finally(() => running.delete(target));
    running.set(target, shared);
    const response = await shared;
    return { ...response, headers: { ...response.headers, 'cache-control': cacheControlOf(target, response.status) } };
  };
};
