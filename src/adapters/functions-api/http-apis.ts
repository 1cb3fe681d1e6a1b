import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { BackendLists } from '#application/ports/backend';
import type { ListRepository } from '#domain/lists/list-repository';
import type { Answer } from '#domain/shared/answer';
import type { FunctionsApiDeps } from './call-function';
import { httpListApi } from './http-list-api';

export { httpSharedListReader } from './http-shared-list-reader';

/** Adds the server's calls to the lists on Firestore. */
export const withListApi = (lists: Answer<ListRepository>, server: FunctionsApiDeps): Answer<BackendLists> =>
  pipe(lists, TE.map((repository) => ({ ...repository, api: httpListApi(server) })));
