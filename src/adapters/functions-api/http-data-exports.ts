import * as E from 'fp-ts/Either';
import type { DataExports, ExportPart } from '#domain/exports/data-exports';
import type { Answer } from '#domain/shared/answer';
import { networkFailure, timedOut, missingToken, type Failure } from '#domain/shared/failure';
import { TimeoutError, withTimeout } from '#domain/shared/with-timeout';
import type { FunctionsApiDeps } from './call-function';
import { toRequestFailure } from './to-failure';

const TIMEOUT_MS = 60_000;

const readPart = async (response: Response): Promise<ExportPart> => {
  const cursor = response.headers.get('x-next-cursor');
  return {
    text: await response.text(),
    rows: Number(response.headers.get('x-rows') ?? 0),
    cursor: cursor === null ? null : decodeURIComponent(cursor),
  };
};

const failureOf = async (response: Response): Promise<Failure> => {
  const { status, statusText, headers } = response;
  const body: unknown = await response.json().catch(() => null);
  return toRequestFailure({ status, statusText, retryAfter: headers.get('retry-after'), body }, Date.now());
};

const fetchPart = (url: string, token: string): Answer<ExportPart> => async () => {
  try {
    return await withTimeout(TIMEOUT_MS, async (signal) => {
      const response = await fetch(url, { signal, headers: { authorization: `Bearer ${token}` } });
      return response.ok ? E.right(await readPart(response)) : E.left(await failureOf(response));
    });
  } catch (error) {
    return E.left(error instanceof TimeoutError ? timedOut : networkFailure(undefined, globalThis.navigator));
  }
};

/** Exports of the server functions. The file's text is the answer itself; headers name the next part. */
export const httpDataExports = ({ base, token }: FunctionsApiDeps): DataExports => {
  const read = (name: string, query: Readonly<Record<string, string>>): Answer<ExportPart> => async () => {
    const idToken = await token();
    if (E.isLeft(idToken)) return idToken;
    if (idToken.right === null) return E.left(missingToken);
    return fetchPart(`${base}/${name}?${new URLSearchParams(query).toString()}`, idToken.right)();
  };
  return {
    part: (kind, format, cursor) =>
      read(kind === 'users' ? 'exportUsersData' : 'exportListsData', {
        format, ...(kind === 'lists-with-titles' && { titles: 'true' }), ...(cursor !== null && { cursor }),
      }),
    users: (format, uids) => read('exportUsersData', { format, uids: uids.join(' ') }),
  };
};
