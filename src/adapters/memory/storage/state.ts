import type { Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Failure } from '#domain/shared/failure';
import { AccessRecord } from '#domain/users/access/access-repository';
import { Role } from '#domain/users/role';
import { UserId } from '#domain/users/user-id';
import { User } from '#domain/users/user';

/** A password as it is kept: PBKDF2 (SHA-512), salt and hash in hexadecimal. */
export const PasswordHash = t.readonly(t.strict({ salt: t.string, hash: t.string, iterations: t.number }), 'Secret');
export type PasswordHash = t.TypeOf<typeof PasswordHash>;

const claims = { uid: UserId, email: t.string, emailVerified: t.boolean, name: t.union([t.string, t.null]), role: t.union([Role, t.null]) };

/** What the identity service knows of somebody. Sessions that began before `validSince` (ms since 1970) have ended. */
export const StoredAccount = t.readonly(t.strict({ ...claims, disabled: t.boolean, validSince: t.number, password: PasswordHash }), 'Account');
export type StoredAccount = t.TypeOf<typeof StoredAccount>;

/** What a session says of its account: fixed when it begins, and again at each refresh. */
export const SessionToken = t.readonly(t.strict({ ...claims, authTime: t.number }), 'Token');
export type SessionToken = t.TypeOf<typeof SessionToken>;

const LetterKind = t.keyof({ 'verify-email': null, 'reset-password': null, 'change-email': null, 'recover-email': null }, 'LetterKind');

/** A letter that is not followed yet. `email` is the address that it is about, `writtenAt` ms since 1970. */
export const StoredActionEmail = t.readonly(t.strict({ code: t.string, kind: LetterKind, email: t.string, uid: UserId, writtenAt: t.number }), 'WrittenLetter');
export type StoredActionEmail = t.TypeOf<typeof StoredActionEmail>;

type Things = {
  readonly accounts: StoredAccount;
  readonly users: User;
  readonly markers: AccessRecord;
  readonly letters: StoredActionEmail;
  readonly sessions: SessionToken;
};
export type CollectionName = keyof Things;
export type DocumentOf<R extends CollectionName> = Things[R];

/** What the house keeps, by room. Accounts, profiles and markers are kept by uid, letters by code, sessions by browser. */
export const COLLECTIONS: { readonly [R in CollectionName]: t.Type<DocumentOf<R>, unknown> } = {
  accounts: StoredAccount, users: User, markers: AccessRecord, letters: StoredActionEmail, sessions: SessionToken,
};

/** Everything at one moment. Never changed in place, so that what is the same object is the same thing. */
export type MemoryState = { readonly [R in CollectionName]: ReadonlyMap<string, DocumentOf<R>> };

export const emptyState: MemoryState = { accounts: new Map(), users: new Map(), markers: new Map(), letters: new Map(), sessions: new Map() };

/** A change of everything at once, or why there is none. */
export type StateEdit = (state: MemoryState) => Either<Failure, MemoryState>;

export const putDocument =
  <R extends CollectionName>(room: R, key: string, thing: DocumentOf<R>) =>
  (state: MemoryState): MemoryState => ({ ...state, [room]: new Map<string, DocumentOf<R>>(state[room]).set(key, thing) });

export const removeDocuments =
  <R extends CollectionName>(room: R, isGone: (thing: DocumentOf<R>, key: string) => boolean) =>
  (state: MemoryState): MemoryState => ({ ...state, [room]: new Map([...state[room]].filter(([key, thing]) => !isGone(thing, key))) });

/** What came after, with everything that is still the same as the same object: whoever looks at one thing is not told of the others. */
export const reuseUnchanged = (before: MemoryState, after: MemoryState): MemoryState => {
  const rooms = (Object.keys(COLLECTIONS) as CollectionName[]).map((room) => {
    const [old, next]: readonly ReadonlyMap<string, unknown>[] = [before[room], after[room]];
    if (old === undefined || next === undefined) return [room, after[room]] as const;
    const things = [...next].map(([key, thing]) => [key, JSON.stringify(old.get(key)) === JSON.stringify(thing) ? old.get(key) : thing] as const);
    const isSame = old.size === next.size && things.every(([key, thing]) => old.get(key) === thing);
    return [room, isSame ? old : new Map(things)] as const;
  });
  return rooms.every(([room, things]) => before[room] === things) ? before : (Object.fromEntries(rooms) as MemoryState);
};
