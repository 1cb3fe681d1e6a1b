import type { Auth, UserImportOptions, UserRecord } from 'firebase-admin/auth';
import * as t from 'io-ts';

const PAGE = 1000;
/** Accounts that one import takes, and of which one call says whether they exist. */
const IMPORT = 100;

/**
 * An account of the identity service. `hash` and `salt` are of the password, in Base64; the parameters of the hash are in the project's
 * console.
 */
export const BackupAccount = t.strict({
  uid: t.string,
  email: t.union([t.string, t.null]),
  emailVerified: t.boolean,
  name: t.union([t.string, t.null]),
  disabled: t.boolean,
  role: t.union([t.string, t.null]),
  createdAt: t.string,
  hash: t.union([t.string, t.null]),
  salt: t.union([t.string, t.null]),
});
export type BackupAccount = t.TypeOf<typeof BackupAccount>;

/** The parameters of the project's password hash, from its console (Authentication, menu of the users, password hash parameters). */
export type HashParameters = { readonly key: string; readonly saltSeparator: string; readonly rounds: number; readonly memoryCost: number };

const toAccount = ({
  uid, email, emailVerified, displayName, disabled, customClaims, metadata, passwordHash, passwordSalt,
}: UserRecord): BackupAccount => {
  const role: unknown = customClaims?.['role'];
  return {
    uid, email: email ?? null, emailVerified, name: displayName ?? null, disabled, role: typeof role === 'string' ? role : null,
    createdAt: new Date(metadata.creationTime).toISOString(), hash: passwordHash ?? null, salt: passwordSalt ?? null,
  };
};

/** Reads all accounts, page by page. */
export async function* readAccounts(auth: Auth): AsyncGenerator<BackupAccount> {
  for (let token: string | undefined; ; ) {
    const { users, pageToken } = await auth.listUsers(PAGE, token);
    for (const user of users) yield toAccount(user);
    if (pageToken === undefined) return;
    token = pageToken;
  }
}

export const hasNoAccounts = async (auth: Auth): Promise<boolean> => (await auth.listUsers(1)).users.length === 0;

const optionsOf = ({ key, saltSeparator, rounds, memoryCost }: HashParameters): UserImportOptions => ({
  hash: { algorithm: 'SCRYPT', key: Buffer.from(key, 'base64'), saltSeparator: Buffer.from(saltSeparator, 'base64'), rounds, memoryCost },
});

const importPart = async (auth: Auth, part: ReadonlyArray<BackupAccount>, parameters: HashParameters | null): Promise<void> => {
  // An earlier restore that was interrupted has restored them.
  const { users } = await auth.getUsers(part.map(({ uid }) => ({ uid })));
  const existing = new Set(users.map(({ uid }) => uid));
  const records = part
    .filter(({ uid }) => !existing.has(uid))
    .map(({ uid, email, emailVerified, name, disabled, role, createdAt, hash, salt }) => ({
      uid, emailVerified, disabled,
      metadata: { creationTime: new Date(createdAt).toUTCString() },
      ...(email === null ? {} : { email }),
      ...(name === null ? {} : { displayName: name }),
      ...(role === null ? {} : { customClaims: { role } }),
      ...(parameters === null || hash === null
        ? {}
        : { passwordHash: Buffer.from(hash, 'base64'), ...(salt === null ? {} : { passwordSalt: Buffer.from(salt, 'base64') }) }),
    }));
  if (records.length === 0) return;
  const { errors } = await auth.importUsers(records, parameters === null ? undefined : optionsOf(parameters));
  if (errors.length > 0) throw new Error(`${errors.length} accounts could not be restored: ${errors[0]?.error.message ?? ''}`);
};

/** Restores accounts that do not exist. Without the hash parameters, passwords are left out: members choose a new one by e-mail. */
export const writeAccounts = async (
  auth: Auth, accounts: AsyncIterable<BackupAccount>, parameters: HashParameters | null,
): Promise<number> => {
  let count = 0;
  let part: BackupAccount[] = [];
  for await (const account of accounts) {
    part.push(account);
    count += 1;
    if (part.length < IMPORT) continue;
    await importPart(auth, part, parameters);
    part = [];
  }
  if (part.length > 0) await importPart(auth, part, parameters);
  return count;
};
