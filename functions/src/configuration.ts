import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const Firebase = t.type({ projectId: t.string, storageBucket: t.union([t.string, t.undefined]) });

export type Configuration = {
  /** From which pages calls may come, besides the one that serves them. */
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

/**
 * What the server runs with. `FIREBASE_CONFIG` comes from the platform; `MARQUEE_ORIGINS` names further pages' origins, separated
 * by spaces (a domain of one's own needs none: behind hosting, calls come from the page that hosting serves).
 */
export const readConfiguration = (environment: Environment): Configuration => {
  const read = Firebase.decode(parsed(environment['FIREBASE_CONFIG']));
  const { projectId, storageBucket } = E.isRight(read)
    ? read.right
    : { projectId: environment['GCLOUD_PROJECT'] ?? 'demo-marquee', storageBucket: undefined };
  const own = [`https://${projectId}.web.app`, `https://${projectId}.firebaseapp.com`];
  const more = (environment['MARQUEE_ORIGINS'] ?? '').split(/\s+/).filter((origin) => /^https?:\/\/[^/\s]+$/.test(origin));
  return { origins: [...own, ...more], bucket: storageBucket ?? `${projectId}.firebasestorage.app` };
};
