import type { Json } from './rows';

export type Reply = { readonly status: number; readonly body: Json; readonly headers?: Readonly<Record<string, string>> };

const PAGE = 20;
const MAX_PAGE = 500;

const errorReply = (status: number, code: number, message: string): Reply => (
  { status, body: { success: false, status_code: code, status_message: message } }
);

/** TMDB's error responses, with its status codes. */
export const noSuchThing = errorReply(404, 34, 'The resource you requested could not be found.');
export const badKey = errorReply(401, 7, 'Invalid API key: You must be granted a valid key.');
const badPage = errorReply(400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.');
export const badRequest = (...errors: ReadonlyArray<string>): Reply => ({ status: 422, body: { errors } });

const faultMessages: Readonly<Record<number, readonly [number, string]>> = {
  401: [7, 'Invalid API key: You must be granted a valid key.'],
  404: [34, 'The resource you requested could not be found.'],
  429: [25, 'Your request count is over the allowed limit.'],
  503: [9, 'Service offline: This service is temporarily offline, try again later.'],
  504: [24, 'Your request to the backend server timed out. Try again.'],
};
const internal = [11, 'Internal error: Something went wrong, contact TMDB.'] as const;
export const errorResponse = (status: number): Reply => errorReply(status, ...(faultMessages[status] ?? internal));

export const ok = (body: Json): Reply => ({ status: 200, body });

/** Returns a page of 20 rows, or TMDB's error for a page below 1 or above 500. */
export const paged = <A>(all: ReadonlyArray<A>, query: URLSearchParams, row: (one: A) => Json, extra: Json = {}): Reply => {
  const page = Number(query.get('page') ?? '1');
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) return badPage;
  const results = all.slice((page - 1) * PAGE, page * PAGE).map(row);
  return ok({ ...extra, page, results, total_pages: Math.ceil(all.length / PAGE), total_results: all.length });
};
