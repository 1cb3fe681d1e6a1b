import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { decode } from '#domain/shared/decode';
import { readFirebaseSettings, FirebaseVariables } from './firebase-config';

/** Environment variables of the build or the development server. Unknown names are ignored. */
const Variables = t.intersection([
  t.partial({
    VITE_BACKEND: t.keyof({ memory: null, firebase: null }, '"memory" or "firebase"'),
    VITE_CATALOGUE: t.keyof({ embedded: null, tmdb: null }, '"embedded" or "tmdb"'),
    VITE_TMDB_API_BASE: t.string,
    VITE_TMDB_IMAGE_BASE: t.string,
    VITE_TMDB_LOGO: t.string,
    VITE_SITE: t.string,
  }),
  FirebaseVariables,
], 'environment');

export type BuildConfig = {
  readonly backend: 'memory' | 'firebase';
  readonly catalogue: 'embedded' | 'tmdb';
  /** Base URL of TMDB's v3 API, without a trailing slash. */
  readonly tmdbApiBase: string;
  /** Base URL of `/t/p/{size}{path}`. */
  readonly tmdbImageBase: string;
  /**
   * Path of TMDB's logo in the folder `public`. Absent without a logo and with the embedded catalogue, so that such builds contain nothing
   * of it.
   */
  readonly tmdbLogo?: string;
  /** Public origin of the site, for absolute URLs; null if not configured. */
  readonly site: string | null;
  /** Project settings of the `firebase` backend; null for other backends. */
  readonly firebase: FirebaseSettings | null;
};

declare global {
  /** Build configuration, read and decoded by the build or the development server. */
  const __ENVIRONMENT__: BuildConfig;
}

const isUrl = (text: string): boolean => /^(https?:\/\/[^\s/]+|\/)[^\s]*$/.test(text);

const urlOr = (name: string, text: string | undefined, fallback: string): string => {
  if (text === undefined || text === '') return fallback;
  if (!isUrl(text)) throw new Error(`${name} is "${text}": it has to be an address such as ${fallback}.`);
  return text.replace(/\/$/, '');
};

/** Matches a scheme and a host without a path: absolute URLs are this origin plus a path. */
const ORIGIN = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

const siteOf = (text: string | undefined): string | null => {
  const site = (text ?? '').trim().replace(/\/$/, '');
  if (site === '') return null;
  if (!ORIGIN.test(site))
    throw new Error(`VITE_SITE is "${String(text)}": it has to be an address without a path, such as https://films.example.`);
  return site;
};

/** Matches a path of an image of the site. */
const IMAGE_PATH = /^(?:\/[\w-][\w.-]*)+\.(?:svg|png|webp)$/;

const logoOf = ({ VITE_CATALOGUE: catalogue, VITE_TMDB_LOGO: text }: t.TypeOf<typeof Variables>): Pick<BuildConfig, 'tmdbLogo'> => {
  const path = (text ?? '').trim();
  if (catalogue !== 'tmdb' || path === '') return {};
  if (!IMAGE_PATH.test(path))
    throw new Error(`VITE_TMDB_LOGO is "${path}": it has to be the path of an image in the folder public, such as /tmdb-logo.svg.`);
  return { tmdbLogo: path };
};

/**
 * Reads the build configuration. Throws an error that names the variable if a value is invalid, which stops the build. @internal for
 * vite.config.ts.
 */
export const readBuildConfig = (variables: Readonly<Record<string, unknown>>): BuildConfig =>
  pipe(
    decode(Variables, 'environment')(variables),
    E.match(
      (failure) => {
        const [name, expected] = failure._tag === 'invalid-data' ? [failure.path, failure.expected] : ['The environment', 'readable'];
        throw new Error(`${name} is "${String(variables[name])}": it has to be ${expected}.`);
      },
      (values): BuildConfig => ({
        backend: values.VITE_BACKEND ?? 'memory',
        catalogue: values.VITE_CATALOGUE ?? 'embedded',
        tmdbApiBase: urlOr('VITE_TMDB_API_BASE', values.VITE_TMDB_API_BASE, '/api/tmdb'),
        tmdbImageBase: urlOr('VITE_TMDB_IMAGE_BASE', values.VITE_TMDB_IMAGE_BASE, 'https://image.tmdb.org'),
        ...logoOf(values),
        site: siteOf(values.VITE_SITE),
        firebase: values.VITE_BACKEND === 'firebase' ? readFirebaseSettings(values) : null,
      }),
    ),
  );
