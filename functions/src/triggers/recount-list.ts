import { titleCopies } from '#domain/lists/member-title-state';
import { listCountTask } from '../adapters/count-items';
import type { CountRequest } from '../adapters/counting-mark';
import { changedFieldNames, type DocumentFields } from './changed-fields';
import { countExclusively, type CountDeps } from './count-exclusively';

/** Counts a list after a change of its items. @param request its key is the id of the list. */
export const recountList = (deps: CountDeps, request: CountRequest): Promise<void> =>
  countExclusively(deps, request, listCountTask(deps.store, request.key));

/** Fields of an item that the server copies from the member's viewings and ratings. */
const COPIES: ReadonlySet<string> = new Set(Object.keys(titleCopies(null, '')));

/** Returns whether only the server's copies differ, which is no change of the list by its owner. */
export const isCopyOnly = (before: DocumentFields, after: DocumentFields): boolean =>
  before !== undefined && after !== undefined && changedFieldNames(before, after).every((field) => COPIES.has(field));
