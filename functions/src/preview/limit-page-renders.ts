import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { CallerAddresses } from '../http/limits/anonymous-rate-limit';
import { toErrorResponse } from '../http/http-errors';
import type { PreviewPage } from './preview-page';

/**
 * Limits the pages that one network may have rendered. Caches keep a page for each address, and addresses with made-up parameters are
 * countless; a page cannot ignore parameters, because the app uses some of them.
 * @param limit takes a token for the network of a request.
 */
export const limitPageRenders =
  <Request extends ReadonlyArray<unknown>>(
    render: (...request: Request) => Promise<PreviewPage>,
    limit: (path: CallerAddresses) => Answer<void>,
  ) =>
  async (path: CallerAddresses, ...request: Request): Promise<PreviewPage> => {
    const taken = await limit(path)();
    if (E.isRight(taken)) return render(...request);
    const { status, message, headers } = toErrorResponse(taken.left);
    return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }, body: message };
  };
