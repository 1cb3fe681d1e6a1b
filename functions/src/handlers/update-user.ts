import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../../src/domain/answer';
import type { Facts } from '../../../src/domain/audit/audit';
import { conflict, notFound } from '../../../src/domain/failure';
import { byAdmin, type Decision } from '../../../src/domain/user/authority';
import { normaliseEmail } from '../../../src/domain/user/email';
import type { AccountPatch, Bearer } from '../../../src/domain/user/identities';
import type { UserId } from '../../../src/domain/user/user-id';
import type { Reply } from '../endpoint';
import type { AccountChange } from '../payloads';
import type { World } from '../world';
import { before, given, patchOf, sentence, turnOf } from './account-change';
import { soundFields } from './faults';
import { knownProfile } from './known-profile';

/** Another account has that address. Asked before anything is written. */
const addressIsTaken = async ({ identities }: World, uid: UserId, email: string | undefined) => {
  if (email === undefined) return E.right(false);
  const found = await identities.findByEmail(normaliseEmail(email))();
  return E.isLeft(found) ? found : E.right(O.isSome(found.right) && found.right.value.uid !== uid);
};

/**
 * Whether it would be decided so as things stand, asked before anything is written. How many admins there are does not matter here:
 * who acts is one of them, and acts on somebody else.
 */
const wouldBe =
  ({ members }: World, by: UserId, of: UserId, decision: Decision): Answer<unknown> =>
  async () => {
    const [acting, standing] = await Promise.all([members.standing(by)(), members.standing(of)()]);
    if (E.isLeft(acting)) return acting;
    if (E.isLeft(standing)) return standing;
    return decision({ by: O.toNullable(acting.right), of: O.toNullable(standing.right), admins: Number.POSITIVE_INFINITY });
  };

const changed = ({ identities }: World, uid: UserId, patch: AccountPatch): Answer<void> =>
  Object.keys(patch).length === 0 ? TE.right(undefined) : identities.change(uid, patch);

/**
 * Corrects an account or shuts it out. What the identity service may refuse comes first, so that a refusal leaves everything as it
 * was; then the documents, which hold at once and for everybody; then what of them the identity service has to follow.
 */
export const updateUser =
  (world: World, asked: AccountChange, by: Bearer): Answer<Reply> =>
  async () => {
    const sound = soundFields(asked);
    if (E.isLeft(sound)) return sound;
    const { uid, disabled, password } = asked;
    const [found, profile, taken] = await Promise.all([
      world.identities.find(uid)(),
      knownProfile(world, uid)(),
      addressIsTaken(world, uid, asked.email),
    ]);
    if (E.isLeft(found)) return found;
    if (E.isLeft(profile)) return profile;
    if (E.isLeft(taken)) return taken;
    if (O.isNone(found.right)) return E.left(notFound('user'));
    if (taken.right) return E.left(conflict('the e-mail address has an account'));
    const stood = before(asked, found.right.value, profile.right.user);
    const patch = patchOf(asked);
    const { email, name, phoneNumber, photoURL } = patch;
    const after: Facts = given({ email, displayName: name, phoneNumber, photoURL, disabled });
    const decision = byAdmin(by.uid, uid, turnOf(asked, world.clock.now()), patch);
    return pipe(
      wouldBe(world, by.uid, uid, decision),
      TE.flatMap(() => changed(world, uid, given({ email, name, password }))),
      TE.flatMap(() => world.members.decide(by.uid, uid, decision)),
      TE.flatMap(() => changed(world, uid, given({ disabled }))),
      TE.flatMap(() => (disabled === true || password !== undefined ? world.identities.endSessions(uid) : TE.right(undefined))),
      TE.map((): Reply => ({ message: sentence(asked), whom: uid, before: stood, after })),
    )();
  };
