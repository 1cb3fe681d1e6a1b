import * as E from 'fp-ts/Either';
import type { GatewayResponse, TmdbGateway } from '#adapters/tmdb/gateway/tmdb-gateway';
import type { Answer } from '#domain/shared/answer';
import type { CallerAddresses } from '../http/limits/anonymous-rate-limit';
import { toErrorResponse } from '../http/http-errors';

const PREFIX = '/api/tmdb';
const NAMED = '/api/fetchDataFromTMDB';

/** Request as received; `url` is path and query without a host. */
export type ReceivedTmdbCall = {
  readonly method: string;
  readonly url: string;
  readonly fetchSite: string | null;
  readonly networkPath: CallerAddresses;
};

/** Returns TMDB's path and query: behind `/api/tmdb`, or in the parameter `path` of `/api/fetchDataFromTMDB`. Null for other addresses. */
export const tmdbTarget = (url: string): string | null => {
  if (url.startsWith(`${PREFIX}/`)) return url.slice(PREFIX.length);
  const [path = '', query = ''] = url.split('?');
  if (path !== NAMED) return null;
  const parameters = new URLSearchParams(query);
  const target = parameters.get('path') ?? '';
  parameters.delete('path');
  return parameters.size === 0 ? target : `${target}?${parameters.toString()}`;
};

const errorResponse = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): GatewayResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: new TextEncoder().encode(JSON.stringify({ success: false, status_message: message })),
});

/** Another site's page must not spend the token's calls. Old browsers and programs other than browsers send no such header. */
const isFromOtherSite = (fetchSite: string | null): boolean => fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none';

/**
 * Answers calls for TMDB; null for all others. Errors have TMDB's format, which the app's client reads.
 * @param gateway null if the site does not use TMDB. @param limit takes a token for the network of a request.
 */
export const createTmdbEndpoint =
  (gateway: TmdbGateway | null, limit: (path: CallerAddresses) => Answer<void>) =>
  async ({ method, url, fetchSite, networkPath }: ReceivedTmdbCall): Promise<GatewayResponse | null> => {
    const target = tmdbTarget(url);
    if (target === null) return null;
    if (gateway === null) return errorResponse(404, 'This site does not use TMDB.');
    if (isFromOtherSite(fetchSite)) return errorResponse(403, 'Only pages of this site may ask.');
    const taken = await limit(networkPath)();
    if (E.isRight(taken)) return gateway({ method, target });
    const { status, message, headers } = toErrorResponse(taken.left);
    return errorResponse(status, message, headers);
  };
