import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { SharedListPart } from '#domain/lists/shares/shared-list';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import type { FunctionsApiDeps } from './call-function';
import { sendFunctionRequest } from './http-client';

const SharedListResponse = t.type({ response: SharedListPart }, 'answer with a shared list');

/** Shared lists on the server function `getSharedList`; needs no token. */
export const httpSharedListReader = ({ base }: Pick<FunctionsApiDeps, 'base'>): SharedListReader => ({
  read: (shareID, cursor, signal) => {
    const query = new URLSearchParams({ shareID, ...(cursor === null ? {} : { cursor }) });
    return pipe(
      sendFunctionRequest(
        { url: `${base}/getSharedList?${query.toString()}` },
        { codec: SharedListResponse, ...(signal === undefined ? {} : { signal }) },
      ),
      TE.map(({ response }) => response),
    );
  },
});
