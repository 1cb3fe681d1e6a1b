import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isEditedBy, type List } from '#domain/lists/list';
import type { TitlesChange } from '#domain/lists/list-command';
import { SHARED_PAGE_SIZE, toPlaceCursor } from '#domain/lists/shares/shared-list';
import {
  toJointTitle, type JointListPart, type JointListSummary, type JointPerson, type ListPeople,
} from '#domain/lists/together/joint-list';
import type { Answer } from '#domain/shared/answer';
import { forbidden, invalid, notFound } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import type { ServerResult } from '#application/server/server-deps';
import { findList } from './check-owner';
import { findOwner, readPlace } from './get-shared-list';
import type { ListServerDeps } from './list-server-deps';

type Deps = Pick<ListServerDeps, 'lists' | 'shares' | 'joint' | 'users'>;

const noSuchList = notFound('list');

/** Returns a list that the caller edits. Everybody else, also the owner and admins, gets `not-found`. */
const findEdited = (deps: Pick<Deps, 'lists'>, listID: string, { uid }: Caller): Answer<List> =>
  pipe(
    findList(deps, listID),
    TE.filterOrElse((list) => isEditedBy(list, uid), () => noSuchList),
  );

/** Returns the people with their present names; accounts that are disabled or gone are left out. */
const namesOf = ({ users }: Pick<Deps, 'users'>, uids: ReadonlyArray<UserId>): Answer<ReadonlyArray<JointPerson>> =>
  pipe(
    uids,
    TE.traverseArray((uid) =>
      pipe(
        findOwner({ users }, uid),
        TE.map((name): JointPerson | null => ({ uid, name })),
        TE.orElse((failure): Answer<JointPerson | null> => (failure._tag === 'not-found' ? TE.right(null) : TE.left(failure))),
      ),
    ),
    TE.map((people) => people.filter((person) => person !== null)),
  );

/**
 * Returns who edits a list of the caller, those without a usable account too, with an empty name. Fails with `not-found`, and with
 * `forbidden` for another member's list.
 */
export const getListPeople = (deps: Deps, listID: string, { uid }: Caller): Answer<{ readonly response: ListPeople }> =>
  pipe(
    findList(deps, listID),
    TE.filterOrElse(({ userID }) => userID === uid, () => forbidden('this list')),
    TE.flatMap(({ editors = [], inviteId = null }) =>
      pipe(
        namesOf(deps, editors),
        TE.map((named) => editors.map((editor) => named.find((person) => person.uid === editor) ?? { uid: editor, name: '' })),
        TE.map((people) => ({ response: { people, inviteId } })),
      )),
  );

const toSummary = ({ listID, name, displayName, itemCount }: List, owner: string): JointListSummary => ({
  listID, name, displayName, owner, itemCount,
});

/** Returns the lists of others that the caller edits. Those of disabled owners are left out. */
export const getJointLists = (deps: Deps, { uid }: Caller): Answer<{ readonly response: ReadonlyArray<JointListSummary> }> =>
  pipe(
    deps.joint.findEditedBy(uid),
    TE.flatMap((lists) =>
      pipe(
        namesOf(deps, [...new Set(lists.map(({ userID }) => userID))]),
        TE.map((owners) => ({
          response: lists.flatMap((list) => {
            const owner = owners.find((person) => person.uid === list.userID);
            return owner === undefined ? [] : [toSummary(list, owner.name)];
          }),
        })),
      ),
    ),
  );

/**
 * Reads a page of a list that the caller edits: all that the editors have written, and nothing that somebody has rated or watched. Fails
 * with `not-found` as `JointListApi` says, and with `invalid` for a malformed cursor.
 */
export const getJointList = (
  deps: Deps, listID: string, cursor: string | null, caller: Caller,
): Answer<{ readonly response: JointListPart }> =>
  pipe(
    TE.Do,
    TE.bind('list', () => findEdited(deps, listID, caller)),
    TE.bind('owner', ({ list }) => findOwner(deps, list.userID)),
    TE.bind('people', ({ list: { editors = [] } }) => namesOf(deps, editors)),
    TE.bind('after', () => TE.fromEither(readPlace(cursor))),
    // One more than a page shows whether a next page exists.
    TE.bind('read', ({ after }) => deps.shares.titlesAfter(listID, after, SHARED_PAGE_SIZE + 1)),
    TE.map(({ list, owner, people, read: { titles, isFull } }) => {
      const page = titles.slice(0, SHARED_PAGE_SIZE);
      const last = isFull ? page.at(-1) : undefined;
      return {
        response: {
          ...toSummary(list, owner), description: list.description,
          people: [{ uid: list.userID, name: owner }, ...people],
          items: page.map(toJointTitle),
          cursor: last === undefined ? null : toPlaceCursor(last),
        },
      };
    }),
  );

/**
 * Changes the titles of a list that the caller edits; a title that the caller adds has the caller's uid. Null is no change and `invalid`.
 * Fails with `not-found` as `JointListApi` says, also for the owner, whose changes are commands, and as `planListCommand` does.
 */
export const changeJointList = (
  deps: Pick<ListServerDeps, 'lists' | 'clock' | 'users'>, listID: string, change: TitlesChange | null, caller: Caller,
): Answer<ServerResult> => {
  if (change === null) return TE.left(invalid('data', 'one of add, remove, place and note'));
  const now = deps.clock.now();
  return pipe(
    findEdited(deps, listID, caller),
    TE.tap(({ userID }) => findOwner(deps, userID)),
    TE.flatMap(({ userID }) =>
      deps.lists.apply({ commandId: `joint-${change.kind}`, uid: userID, createdAt: now, change, by: caller.uid }, now)),
    TE.map((): ServerResult => ({ message: 'The list was changed.' })),
  );
};
