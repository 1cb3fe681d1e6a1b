import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const Firebase = t.type({ projectId: t.string, storageBucket: t.union([t.string, t.undefined]) });

export type Configuration = {
  /** Origins of the hosting site. Calls may come from them and from the page's own host, whatever its domain. */
  readonly origins: ReadonlyArray<string>;
  /** Storage bucket of the avatars. */
  readonly bucket: string;
  /** Origin of TMDB; `TMDB_ORIGIN` names another server in tests. */
  readonly tmdbOrigin: string;
  /** Origin of TMDB's images; `TMDB_IMAGE_ORIGIN` names another server in tests. */
  readonly tmdbImageOrigin: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const parseJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return null;
  }
};

/** Reads the configuration from `FIREBASE_CONFIG`, which the platform sets. */
export const readConfiguration = (environment: Environment): Configuration => {
  const read = Firebase.decode(parseJson(environment['FIREBASE_CONFIG']));
  const { projectId, storageBucket } = E.isRight(read)
    ? read.right
    : { projectId: environment['GCLOUD_PROJECT'] ?? 'demo-marquee', storageBucket: undefined };
  const origins = [`https://${projectId}.web.app`, `https://${projectId}.firebaseapp.com`];
  return {
    origins,
    bucket: storageBucket ?? `${projectId}.firebasestorage.app`,
    tmdbOrigin: environment['TMDB_ORIGIN'] ?? 'https://api.themoviedb.org',
    tmdbImageOrigin: environment['TMDB_IMAGE_ORIGIN'] ?? 'https://image.tmdb.org',
  };
};
