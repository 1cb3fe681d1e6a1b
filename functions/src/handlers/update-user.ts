import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '../../../src/domain/answer';
import type { Facts } from '../../../src/domain/audit/audit';
import { conflict, notFound } from '../../../src/domain/failure';
import { byAdmin, disabledAt, enabled, endedAt, unchanged, type ServerPatch, type Turn } from '../../../src/domain/user/authority';
import { normaliseEmail } from '../../../src/domain/user/email';
import type { Account, Bearer } from '../../../src/domain/user/identities';
import { normaliseName } from '../../../src/domain/user/profile';
import type { User } from '../../../src/domain/user/user';
import type { UserId } from '../../../src/domain/user/user-id';
import type { Reply } from '../endpoint';
import type { AccountChange } from '../payloads';
import type { World } from '../world';
import { keptPhone, soundFields } from './faults';

const given = <A extends object>(fields: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof A]?: Exclude<A[K], undefined> };

const patchOf = ({ email, displayName, phoneNumber, photoURL }: AccountChange): ServerPatch => {
  const name = displayName === undefined ? undefined : normaliseName(displayName);
  const address = email === undefined ? undefined : normaliseEmail(email);
  return given({
    name,
    nameKey: name?.toLowerCase(),
    email: address,
    emailKey: address,
    phoneNumber: phoneNumber === undefined ? undefined : keptPhone(phoneNumber),
    photoURL,
  });
};

const turnOf = ({ disabled, password }: AccountChange, now: number): Turn => {
  if (disabled === undefined) return password === undefined ? unchanged : endedAt(now);
  return disabled ? disabledAt(now) : enabled;
};

/** The fields that were asked for as they stood. */
const before = (asked: AccountChange, account: Account, profile: User | null): Facts => {
  const stood = {
    email: account.email,
    displayName: profile?.name ?? account.name,
    phoneNumber: profile?.phoneNumber ?? null,
    photoURL: profile?.photoURL ?? null,
    disabled: account.disabled,
  };
  return Object.fromEntries(Object.entries(stood).filter(([field]) => field in given(asked)));
};

const sentence = ({ disabled }: AccountChange): string =>
  disabled === undefined ? 'The account was changed.' : disabled ? 'The account was disabled.' : 'The account was enabled.';

/** Another account has that address. Asked before anything is written, because the identity service is asked after it. */
const addressIsTaken = async ({ identities }: World, uid: UserId, email: string | undefined) => {
  if (email === undefined) return E.right(false);
  const found = await identities.findByEmail(normaliseEmail(email))();
  return E.isLeft(found) ? found : E.right(O.isSome(found.right) && found.right.value.uid !== uid);
};

/** Corrects an account or shuts it out: first the documents, which hold at once and for everybody, then the identity service. */
export const updateUser =
  (world: World, asked: AccountChange, by: Bearer): Answer<Reply> =>
  async () => {
    const sound = soundFields(asked);
    if (E.isLeft(sound)) return sound;
    const { uid, disabled, password } = asked;
    const [found, profile, taken] = await Promise.all([
      world.identities.find(uid)(),
      world.members.profile(uid)(),
      addressIsTaken(world, uid, asked.email),
    ]);
    if (E.isLeft(found)) return found;
    if (E.isLeft(profile)) return profile;
    if (E.isLeft(taken)) return taken;
    if (O.isNone(found.right)) return E.left(notFound('user'));
    if (taken.right) return E.left(conflict('the e-mail address has an account'));
    const patch = patchOf(asked);
    const decided = await world.members.decide(by.uid, uid, byAdmin(by.uid, uid, turnOf(asked, world.clock.now()), patch))();
    if (E.isLeft(decided)) return decided;
    const { email, name } = patch;
    const changed = await world.identities.change(uid, given({ email, name, password, disabled }))();
    if (E.isLeft(changed)) return changed;
    const ended = disabled === true || password !== undefined ? await world.identities.endSessions(uid)() : E.right(undefined);
    if (E.isLeft(ended)) return ended;
    const stood = before(asked, found.right.value, O.toNullable(profile.right));
    const after: Facts = given({ email, displayName: name, phoneNumber: patch.phoneNumber, photoURL: patch.photoURL, disabled });
    return E.right({ message: sentence(asked), whom: uid, before: stood, after });
  };
