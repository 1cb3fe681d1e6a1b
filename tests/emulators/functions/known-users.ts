import { auth, bucket, pathsOf, PASSWORD, signIn, store, type TestUser } from './functions-testbed';

/** The password that admins and members choose in these tests. */
export const NEW_PASSWORD = 'nine letters';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = (uid: string) => bucket().file(`avatars/${uid}`);

/** Something of everything that a member can have. */
export const furnish = async <Who extends Pick<TestUser, 'uid'>>(who: Who): Promise<Who> => {
  const { uid } = who;
  const paths = [`lists/${uid}-favorites/items/movie-1`, `users/${uid}/history/one`, `users/${uid}/ratings/movie-1`, `limits/${uid}`];
  await Promise.all([
    ...paths.map((path) => store.doc(path).set({ userID: uid })),
    picture(uid).save(PNG, { contentType: 'image/png', resumable: false }),
  ]);
  return who;
};

/** Which of the passwords opens an account. */
const openedBy = async (email: string): Promise<ReadonlyArray<string>> => {
  const open = await Promise.all([PASSWORD, NEW_PASSWORD].map((password) => signIn(email, password).then(() => password, () => null)));
  return open.filter((password) => password !== null);
};

/** Whether the number of admins is that of those who can act, where somebody has written it down. */
const adminsAreCounted = async (): Promise<boolean> => {
  const [counter, admins] = await Promise.all([store.doc('stats/admins').get(), store.collection('access').where('role', '==', 'admin').get()]);
  const acting = admins.docs.filter((marker) => marker.get('disabled') === false && marker.get('leaving') !== true).length;
  return !counter.exists || counter.get('count') === acting;
};

/** The fields of a document by which people are known; that a time was set, not which. */
const told = (fields: ReadonlyArray<string>, document: FirebaseFirestore.DocumentSnapshot): unknown =>
  document.exists ? fields.map((field) => [field, field === 'since' ? Number(document.get(field)) > 0 : (document.get(field) as unknown)]) : null;

/** Everything that is known of somebody, in words that are the same for everybody. */
export const endOf = async (uid: string): Promise<string> => {
  const account = await auth.getUser(uid).catch(() => null);
  const [marker, profile, limit, paths, pictures, counted] = await Promise.all([
    store.doc(`access/${uid}`).get(),
    store.doc(`users/${uid}`).get(),
    store.doc(`limits/${uid}`).get(),
    pathsOf(uid),
    picture(uid).exists(),
    adminsAreCounted(),
  ]);
  const { email = '', customClaims = null, disabled, displayName } = account ?? {};
  const known = {
    account: account === null ? null : { email, customClaims, disabled, displayName, openedBy: await openedBy(email) },
    marker: told(['role', 'disabled', 'since', 'leaving'], marker),
    profile: told(['name', 'email', 'emailKey', 'phoneNumber', 'photoURL', 'role', 'disabled', 'lists'], profile),
    paths,
    limit: limit.exists,
    picture: pictures[0],
    counted,
  };
  // Accounts that admins open have addresses of their own.
  return JSON.stringify(known).replaceAll(uid, 'UID').replace(/made-[0-9a-z]+-\d+@/g, 'MADE@');
};
