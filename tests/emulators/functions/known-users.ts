import { pngFile } from '#domain/users/contract/image-file.fixture';
import { auth, bucket, pathsOf, PASSWORD, signIn, store, type TestUser } from './functions-testbed';

/** The new password that admins and members set in these tests. */
export const NEW_PASSWORD = 'nine letters';

const avatarFile = (uid: string) => bucket().file(`avatars/${uid}`);

/** Creates one document of every kind that a member can have, and an avatar. */
export const furnish = async <Who extends Pick<TestUser, 'uid'>>(user: Who): Promise<Who> => {
  const { uid } = user;
  const paths = [
    `lists/${uid}-favorites/items/movie-1`, `users/${uid}/history/one`, `users/${uid}/ratings/movie-1`, `users/${uid}/titles/movie-1`,
    `limits/${uid}`,
  ];
  await Promise.all([
    ...paths.map((path) => store.doc(path).set({ userID: uid })),
    avatarFile(uid).save(Buffer.from(pngFile().bytes), { contentType: 'image/png', resumable: false }),
  ]);
  return user;
};

/** Returns the passwords that sign in to the account. */
const validPasswords = async (email: string): Promise<ReadonlyArray<string>> => {
  const accepted = await Promise.all([PASSWORD, NEW_PASSWORD].map((password) => signIn(email, password).then(() => password, () => null)));
  return accepted.filter((password) => password !== null);
};

/** Returns whether the counter of admins, if it exists, equals the number of active admins. */
const isAdminCountCorrect = async (): Promise<boolean> => {
  const [counter, admins] = await Promise.all([
    store.doc('stats/admins').get(),
    store.collection('access').where('role', '==', 'admin').get(),
  ]);
  const active = admins.docs.filter(
    (accessRecord) => accessRecord.get('disabled') === false && accessRecord.get('deleting') !== true,
  ).length;
  return !counter.exists || counter.get('count') === active;
};

/** Returns the named fields of a document; of the time `since` only whether it is set. */
const fieldsOf = (fields: ReadonlyArray<string>, document: FirebaseFirestore.DocumentSnapshot): unknown =>
  document.exists
    ? fields.map((field) => [field, field === 'since' ? Number(document.get(field)) > 0 : (document.get(field) as unknown)])
    : null;

/** Returns the whole state of a user as text, with ids and addresses replaced so that users can be compared. */
export const endOf = async (uid: string): Promise<string> => {
  const account = await auth.getUser(uid).catch(() => null);
  const [accessRecord, profile, limit, paths, [hasAvatar], counted] = await Promise.all([
    store.doc(`access/${uid}`).get(),
    store.doc(`users/${uid}`).get(),
    store.doc(`limits/${uid}`).get(),
    pathsOf(uid),
    avatarFile(uid).exists(),
    isAdminCountCorrect(),
  ]);
  const { email = '', customClaims = null, disabled, displayName } = account ?? {};
  const state = {
    account: account === null ? null : { email, customClaims, disabled, displayName, validPasswords: await validPasswords(email) },
    accessRecord: fieldsOf(['role', 'disabled', 'since', 'deleting'], accessRecord),
    profile: fieldsOf(['name', 'email', 'emailKey', 'phoneNumber', 'photoURL', 'role', 'disabled', 'lists'], profile),
    paths,
    limit: limit.exists,
    avatar: hasAvatar,
    counted,
  };
  // Accounts created by admins have unique addresses.
  return JSON.stringify(state).replaceAll(uid, 'UID').replace(/made-[0-9a-z]+-\d+@/g, 'MADE@');
};
