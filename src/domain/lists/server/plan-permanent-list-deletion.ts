import * as E from 'fp-ts/Either';
import { forbidden, type Failure } from '#domain/shared/failure';
import { BIN_RETENTION_MS, type List } from '#domain/lists/list';
import { isDefaultList, type ListWrite } from '#domain/lists/plan-list-command';

/** Returns whether a list was deleted over 30 days ago, so that it can no longer be restored. */
const isExpired = ({ deletedAt }: List, now: number): boolean => deletedAt !== null && now - deletedAt > BIN_RETENTION_MS;

/** Plans the deletion of a list that cannot be undone. Fails with `forbidden` for a default list. @param now ms since 1970. */
export const planPermanentListDeletion = (list: List | null, now: number): E.Either<Failure, ReadonlyArray<ListWrite>> => {
  if (list === null || isExpired(list, now)) return E.right([]);
  if (isDefaultList(list)) return E.left(forbidden('this list'));
  return E.right([{ kind: 'put-list', before: list, list: { ...list, deletedAt: now - BIN_RETENTION_MS - 1 } }]);
};
