import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { protectedEndpoint, publicEndpoint, type Endpoint } from './endpoint';
import { createUser } from '../handlers/create-user';
import { deleteMyAccount, deleteUser } from '../handlers/delete-user';
import { endOtherSessions } from '../handlers/end-other-sessions';
import { initializeUser } from '../handlers/initialize-user';
import { sendFeedback } from '../handlers/send-feedback';
import { setUserRole } from '../handlers/set-user-role';
import { updateUser } from '../handlers/update-user';
import { UpdateUserPayload, FeedbackPayload, InitializeUserPayload, CreateUserPayload, NoPayload, SetUserRolePayload, UserIdPayload } from './payloads';

/** Every call that the server answers. */
export const endpoints: ReadonlyArray<Endpoint> = [
  // Answers as soon as an instance is there, which is what it is asked for.
  publicEndpoint({ name: 'health', method: 'GET', payload: NoPayload, body: 'none' }, () => TE.right({ message: 'Here.' })),
  publicEndpoint({ name: 'sendFeedback', method: 'POST', payload: FeedbackPayload }, (world, { data }) => sendFeedback(world, data.message, data.email ?? null)),
  protectedEndpoint({ name: 'initializeUserInDatabase', method: 'POST', who: 'member', payload: InitializeUserPayload }, (world, { data }, by) =>
    pipe(
      initializeUser(world, by.uid, data.name ?? null),
      TE.map((response) => ({ response })),
    ),
  ),
  protectedEndpoint({ name: 'endOtherSessions', method: 'POST', who: 'member', payload: NoPayload, body: 'none' }, (world, _, by) => endOtherSessions(world, by)),
  protectedEndpoint({ name: 'deleteMyAccount', method: 'DELETE', who: 'leaving', payload: NoPayload, body: 'none' }, (world, _, by) =>
    deleteMyAccount(world, by),
  ),
  protectedEndpoint({ name: 'createUser', method: 'POST', who: 'admin', payload: CreateUserPayload }, (world, { data }) => createUser(world, data)),
  protectedEndpoint({ name: 'updateUserData', method: 'PUT', who: 'admin', payload: UpdateUserPayload }, (world, { data }, by) => updateUser(world, data, by)),
  protectedEndpoint({ name: 'deleteUser', method: 'DELETE', who: 'admin', payload: UserIdPayload }, (world, { data }, by) => deleteUser(world, data.uid, by)),
  protectedEndpoint({ name: 'setUserRole', method: 'PATCH', who: 'admin', payload: SetUserRolePayload }, (world, { data }, by) =>
    setUserRole(world, data.userIDToGiveRole, data.userRole, by),
  ),
];
