import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { guarded, open, type Endpoint } from './endpoint';
import { createUser } from './handlers/create-user';
import { deleteMyAccount, deleteUser } from './handlers/delete-user';
import { endOtherSessions } from './handlers/end-other-sessions';
import { initializeUser } from './handlers/initialize-user';
import { sendFeedback } from './handlers/send-feedback';
import { setUserRole } from './handlers/set-user-role';
import { updateUser } from './handlers/update-user';
import { AccountChange, Message, Naming, NewAccount, Nothing, RoleChange, Whom } from './payloads';

/** Every call that the server answers. */
export const endpoints: ReadonlyArray<Endpoint> = [
  // Answers as soon as an instance is there, which is what it is asked for.
  open({ name: 'health', method: 'GET', payload: Nothing, body: 'none' }, () => TE.right({ message: 'Here.' })),
  open({ name: 'sendFeedback', method: 'POST', payload: Message }, (world, { data }) => sendFeedback(world, data.message, data.email ?? null)),
  guarded({ name: 'initializeUserInDatabase', method: 'POST', who: 'member', payload: Naming }, (world, { data }, by) =>
    pipe(
      initializeUser(world, by.uid, data.name ?? null),
      TE.map((response) => ({ response })),
    ),
  ),
  guarded({ name: 'endOtherSessions', method: 'POST', who: 'member', payload: Nothing, body: 'none' }, (world, _, by) => endOtherSessions(world, by)),
  guarded({ name: 'deleteMyAccount', method: 'DELETE', who: 'leaving', payload: Nothing, body: 'none' }, (world, _, by) =>
    deleteMyAccount(world, by),
  ),
  guarded({ name: 'createUser', method: 'POST', who: 'admin', payload: NewAccount }, (world, { data }) => createUser(world, data)),
  guarded({ name: 'updateUserData', method: 'PUT', who: 'admin', payload: AccountChange }, (world, { data }, by) => updateUser(world, data, by)),
  guarded({ name: 'deleteUser', method: 'DELETE', who: 'admin', payload: Whom }, (world, { data }, by) => deleteUser(world, data.uid, by)),
  guarded({ name: 'setUserRole', method: 'PATCH', who: 'admin', payload: RoleChange }, (world, { data }, by) =>
    setUserRole(world, data.userIDToGiveRole, data.userRole, by),
  ),
];
