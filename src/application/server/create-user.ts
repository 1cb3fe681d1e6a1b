import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { conflict } from '#domain/shared/failure';
import { normalizeEmail } from '#domain/users/email';
import { normalizeName } from '#domain/users/profile';
import type { NewAccountInput } from '#domain/users/admin-api';
import { UserId } from '#domain/users/user-id';
import type { ServerDeps, ServerResult } from './server-deps';
import { copyPicture, trimPhoneNumber, validateAccountFields } from './account-fields';
import { initializeUser } from './initialize-user';

/** Uid prefix of accounts that admins create; identifies accounts whose creation was interrupted. */
const ADMIN_PREFIX = 'admin-';

/** Returns a uid for an account that an admin creates. @param unique letters and digits that were never used before. */
export const adminCreatedUserId = (unique: string): UserId => {
  const id = ADMIN_PREFIX + unique;
  if (!UserId.is(id)) throw new TypeError('A uid may contain letters, digits, underscores and hyphens only.');
  return id;
};

/**
 * Creates and initializes an account. A retry continues an interrupted creation: an account with the prefix and without a role was
 * never finished, and its password was never returned.
 */
export const createUser =
  (deps: ServerDeps, fields: NewAccountInput): Answer<ServerResult> =>
  async () => {
    const validated = await validateAccountFields(fields, deps.pictureHosts)();
    if (E.isLeft(validated)) return validated;
    const email = normalizeEmail(fields.email);
    const name = normalizeName(fields.displayName);
    const found = await deps.auth.getUserByEmail(email)();
    if (E.isLeft(found)) return found;
    const existing = O.toNullable(found.right);
    if (existing !== null && (existing.role !== null || !existing.uid.startsWith(ADMIN_PREFIX)))
      return E.left(conflict('the e-mail address has an account'));
    const uid = existing?.uid ?? deps.newUserId();
    const { password } = fields;
    const phoneNumber = trimPhoneNumber(fields.phoneNumber);
    return pipe(
      existing === null ? deps.auth.createUser(uid, { email, password, name }) : deps.auth.updateUser(uid, { password, name }),
      TE.flatMap(() => copyPicture(deps, uid, fields.photoURL ?? null)),
      TE.tap((photoURL) => initializeUser(deps, uid, name, { phoneNumber, photoURL })),
      TE.map((photoURL): ServerResult => ({
        message: 'The account was created.',
        target: { kind: 'user', id: uid, name },
        before: null,
        after: { email, displayName: name, phoneNumber, photoURL, role: 'user' },
      })),
    )();
  };
