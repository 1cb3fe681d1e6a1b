import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { conflict } from '#domain/shared/failure';
import { normalizeEmail } from '#domain/users/email';
import { normalizeName } from '#domain/users/profile';
import { UserId } from '#domain/users/user-id';
import type { HandlerResult } from '../http/endpoint';
import type { CreateUserPayload } from '../http/payloads';
import type { ServerDeps } from '../server-deps';
import { normalizePhone, validateAccountFields } from './account-fields';
import { initializeUser } from './initialize-user';

/** Accounts that admins open have ids of their own kind, so that one that was left half-done is known again. */
const MADE = 'made-';

/** An id for an account that an admin opens. @param unique letters and digits that were never given before. */
export const adminUserId = (unique: string): UserId => {
  const id = MADE + unique;
  if (!UserId.is(id)) throw new TypeError('An id has letters, digits, underscores and hyphens only.');
  return id;
};

/**
 * Opens an account for somebody and founds it. A retry after an interruption goes on where that stopped: an account that an admin
 * opened and that has no role yet was never finished, and nobody has been told its password.
 */
export const createUser =
  (world: ServerDeps, fields: CreateUserPayload): Answer<HandlerResult> =>
  async () => {
    const sound = validateAccountFields(fields);
    if (E.isLeft(sound)) return sound;
    const email = normalizeEmail(fields.email);
    const name = normalizeName(fields.displayName);
    const found = await world.auth.getUserByEmail(email)();
    if (E.isLeft(found)) return found;
    const known = O.toNullable(found.right);
    if (known !== null && (known.role !== null || !known.uid.startsWith(MADE))) return E.left(conflict('the e-mail address has an account'));
    const uid = known?.uid ?? world.newUserId();
    const { password, photoURL = null } = fields;
    const phoneNumber = normalizePhone(fields.phoneNumber);
    return pipe(
      known === null ? world.auth.createUser(uid, { email, password, name }) : world.auth.updateUser(uid, { password, name }),
      TE.flatMap(() => initializeUser(world, uid, name, { phoneNumber, photoURL })),
      TE.map((): HandlerResult => ({
        message: 'The account was created.',
        userId: uid,
        before: null,
        after: { email, displayName: name, phoneNumber, photoURL, role: 'user' },
      })),
    )();
  };
