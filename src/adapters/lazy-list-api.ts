import type { ListApi } from '#domain/lists/server/list-api';
import type { Answer } from '#domain/shared/answer';

/** List API whose code is loaded at the first call. @param call calls the loaded API. */
export const lazyListApi = (call: <A>(call: (api: ListApi) => Answer<A>) => Answer<A>): ListApi => ({
  countItemsInLists: (uid) => call((api) => api.countItemsInLists(uid)),
  deleteList: (listID) => call((api) => api.deleteList(listID)),
  shareList: (listID) => call((api) => api.shareList(listID)),
  unshareList: (listID) => call((api) => api.unshareList(listID)),
});
