import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { AuditValues } from '#domain/audit/audit';
import { conflict, notFound } from '#domain/shared/failure';
import { adminMay, type Policy } from '#domain/users/access/access-policy';
import { normalizeEmail } from '#domain/users/email';
import type { AuthAccountPatch, Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import type { HandlerResult } from '../http/endpoint';
import type { UpdateUserPayload } from '../http/payloads';
import type { ServerDeps } from '../server-deps';
import { auditBefore, omitUndefined, toProfileUpdate, successMessage, toAccessTransition } from './update-user-mapping';
import { validateAccountFields } from './account-fields';
import { findProfile } from './find-profile';

/** Another account has that address. Asked before anything is written. */
const addressIsTaken = async ({ auth }: ServerDeps, uid: UserId, email: string | undefined) => {
  if (email === undefined) return E.right(false);
  const found = await auth.getUserByEmail(normalizeEmail(email))();
  return E.isLeft(found) ? found : E.right(O.isSome(found.right) && found.right.value.uid !== uid);
};

/**
 * Whether it would be decided so as things stand, asked before anything is written. How many admins there are does not matter here:
 * who acts is one of them, and acts on somebody else.
 */
const wouldBe =
  ({ users }: ServerDeps, by: UserId, of: UserId, decision: Policy): Answer<unknown> =>
  async () => {
    const [acting, standing] = await Promise.all([users.getAccess(by)(), users.getAccess(of)()]);
    if (E.isLeft(acting)) return acting;
    if (E.isLeft(standing)) return standing;
    return decision({ caller: O.toNullable(acting.right), target: O.toNullable(standing.right), adminCount: Number.POSITIVE_INFINITY });
  };

const changed = ({ auth }: ServerDeps, uid: UserId, patch: AuthAccountPatch): Answer<void> =>
  Object.keys(patch).length === 0 ? TE.right(undefined) : auth.updateUser(uid, patch);

/**
 * Corrects an account or shuts it out. What the identity service may refuse comes first, so that a refusal leaves everything as it
 * was; then the documents, which hold at once and for everybody; then what of them the identity service has to follow.
 */
export const updateUser =
  (world: ServerDeps, asked: UpdateUserPayload, by: Caller): Answer<HandlerResult> =>
  async () => {
    const sound = validateAccountFields(asked);
    if (E.isLeft(sound)) return sound;
    const { uid, disabled, password } = asked;
    const [found, profile, taken] = await Promise.all([
      world.auth.getUser(uid)(),
      findProfile(world, uid)(),
      addressIsTaken(world, uid, asked.email),
    ]);
    if (E.isLeft(found)) return found;
    if (E.isLeft(profile)) return profile;
    if (E.isLeft(taken)) return taken;
    if (O.isNone(found.right)) return E.left(notFound('user'));
    if (taken.right) return E.left(conflict('the e-mail address has an account'));
    const stood = auditBefore(asked, found.right.value, profile.right.user);
    const patch = toProfileUpdate(asked);
    const { email, name, phoneNumber, photoURL } = patch;
    const after: AuditValues = omitUndefined({ email, displayName: name, phoneNumber, photoURL, disabled });
    const decision = adminMay(by.uid, uid, toAccessTransition(asked, world.clock.now()), patch);
    return pipe(
      wouldBe(world, by.uid, uid, decision),
      TE.flatMap(() => changed(world, uid, omitUndefined({ email, name, password }))),
      TE.flatMap(() => world.users.updateAccess(by.uid, uid, decision)),
      TE.flatMap(() => changed(world, uid, omitUndefined({ disabled }))),
      TE.flatMap(() => (disabled === true || password !== undefined ? world.auth.endSessions(uid) : TE.right(undefined))),
      TE.map((): HandlerResult => ({ message: successMessage(asked), userId: uid, before: stood, after })),
    )();
  };
