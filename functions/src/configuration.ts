import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const Firebase = t.type({ projectId: t.string, storageBucket: t.union([t.string, t.undefined]) });

export type Configuration = {
  /** Hosting's own addresses: calls may come from them and from the page that serves them, whatever its domain. */
  readonly origins: ReadonlyArray<string>;
  /** Where the members' pictures are. */
  readonly bucket: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return null;
  }
};

/** What the server runs with, by `FIREBASE_CONFIG`, which comes from the platform. */
export const readConfiguration = (environment: Environment): Configuration => {
  const read = Firebase.decode(parsed(environment['FIREBASE_CONFIG']));
  const { projectId, storageBucket } = E.isRight(read)
    ? read.right
    : { projectId: environment['GCLOUD_PROJECT'] ?? 'demo-marquee', storageBucket: undefined };
  const origins = [`https://${projectId}.web.app`, `https://${projectId}.firebaseapp.com`];
  return { origins, bucket: storageBucket ?? `${projectId}.firebasestorage.app` };
};
