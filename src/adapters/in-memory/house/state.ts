import type { Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Failure } from '#domain/failure';
import { AccessMarker } from '#domain/user/access-marker';
import { Role } from '#domain/user/role';
import { UserId } from '#domain/user/user-id';
import { User } from '#domain/user/user';

/** A password as it is kept: PBKDF2 (SHA-512), salt and hash in hexadecimal. */
export const Secret = t.readonly(t.strict({ salt: t.string, hash: t.string, iterations: t.number }), 'Secret');
export type Secret = t.TypeOf<typeof Secret>;

const claims = { uid: UserId, email: t.string, emailVerified: t.boolean, name: t.union([t.string, t.null]), role: t.union([Role, t.null]) };

/** What the identity service knows of somebody. Sessions that began before `validSince` (ms since 1970) have ended. */
export const Account = t.readonly(t.strict({ ...claims, disabled: t.boolean, validSince: t.number, password: Secret }), 'Account');
export type Account = t.TypeOf<typeof Account>;

/** What a session says of its account: fixed when it begins, and again at each refresh. */
export const Token = t.readonly(t.strict({ ...claims, authTime: t.number }), 'Token');
export type Token = t.TypeOf<typeof Token>;

const LetterKind = t.keyof({ 'verify-email': null, 'reset-password': null, 'change-email': null, 'recover-email': null }, 'LetterKind');

/** A letter that is not followed yet. `email` is the address that it is about, `writtenAt` ms since 1970. */
export const WrittenLetter = t.readonly(t.strict({ code: t.string, kind: LetterKind, email: t.string, uid: UserId, writtenAt: t.number }), 'WrittenLetter');
export type WrittenLetter = t.TypeOf<typeof WrittenLetter>;

type Things = {
  readonly accounts: Account;
  readonly users: User;
  readonly markers: AccessMarker;
  readonly letters: WrittenLetter;
  readonly sessions: Token;
};
export type Room = keyof Things;
export type Thing<R extends Room> = Things[R];

/** What the house keeps, by room. Accounts, profiles and markers are kept by uid, letters by code, sessions by browser. */
export const ROOMS: { readonly [R in Room]: t.Type<Thing<R>, unknown> } = {
  accounts: Account, users: User, markers: AccessMarker, letters: WrittenLetter, sessions: Token,
};

/** Everything at one moment. Never changed in place, so that what is the same object is the same thing. */
export type State = { readonly [R in Room]: ReadonlyMap<string, Thing<R>> };

export const emptyState: State = { accounts: new Map(), users: new Map(), markers: new Map(), letters: new Map(), sessions: new Map() };

/** A change of everything at once, or why there is none. */
export type Edit = (state: State) => Either<Failure, State>;

export const put =
  <R extends Room>(room: R, key: string, thing: Thing<R>) =>
  (state: State): State => ({ ...state, [room]: new Map<string, Thing<R>>(state[room]).set(key, thing) });

export const drop =
  <R extends Room>(room: R, isGone: (thing: Thing<R>, key: string) => boolean) =>
  (state: State): State => ({ ...state, [room]: new Map([...state[room]].filter(([key, thing]) => !isGone(thing, key))) });

/** What came after, with everything that is still the same as the same object: whoever looks at one thing is not told of the others. */
export const reconciled = (before: State, after: State): State => {
  const rooms = (Object.keys(ROOMS) as Room[]).map((room) => {
    const [old, next]: readonly ReadonlyMap<string, unknown>[] = [before[room], after[room]];
    if (old === undefined || next === undefined) return [room, after[room]] as const;
    const things = [...next].map(([key, thing]) => [key, JSON.stringify(old.get(key)) === JSON.stringify(thing) ? old.get(key) : thing] as const);
    const isSame = old.size === next.size && things.every(([key, thing]) => old.get(key) === thing);
    return [room, isSame ? old : new Map(things)] as const;
  });
  return rooms.every(([room, things]) => before[room] === things) ? before : (Object.fromEntries(rooms) as State);
};
