import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../../src/domain/answer';
import { conflict } from '../../../src/domain/failure';
import { normaliseEmail } from '../../../src/domain/user/email';
import { normaliseName } from '../../../src/domain/user/profile';
import { UserId } from '../../../src/domain/user/user-id';
import type { Reply } from '../endpoint';
import type { NewAccount } from '../payloads';
import type { World } from '../world';
import { keptPhone, soundFields } from './faults';
import { initializeUser } from './initialize-user';

/** Accounts that admins open have ids of their own kind, so that one that was left half-done is known again. */
const MADE = 'made-';

/** An id for an account that an admin opens. @param unique letters and digits that were never given before. */
export const madeId = (unique: string): UserId => {
  const id = MADE + unique;
  if (!UserId.is(id)) throw new TypeError('An id has letters, digits, underscores and hyphens only.');
  return id;
};

/**
 * Opens an account for somebody and founds it. A retry after an interruption goes on where that stopped: an account that an admin
 * opened and that has no role yet was never finished, and nobody has been told its password.
 */
export const createUser =
  (world: World, fields: NewAccount): Answer<Reply> =>
  async () => {
    const sound = soundFields(fields);
    if (E.isLeft(sound)) return sound;
    const email = normaliseEmail(fields.email);
    const name = normaliseName(fields.displayName);
    const found = await world.identities.findByEmail(email)();
    if (E.isLeft(found)) return found;
    const known = O.toNullable(found.right);
    if (known !== null && (known.role !== null || !known.uid.startsWith(MADE))) return E.left(conflict('the e-mail address has an account'));
    const uid = known?.uid ?? world.newUserId();
    const { password, photoURL = null } = fields;
    const phoneNumber = keptPhone(fields.phoneNumber);
    return pipe(
      known === null ? world.identities.open(uid, { email, password, name }) : world.identities.change(uid, { password, name }),
      TE.flatMap(() => initializeUser(world, uid, name, { phoneNumber, photoURL })),
      TE.map((): Reply => ({
        message: 'The account was created.',
        whom: uid,
        before: null,
        after: { email, displayName: name, phoneNumber, photoURL, role: 'user' },
      })),
    )();
  };
