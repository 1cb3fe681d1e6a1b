import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { decode } from '#domain/shared/decode';
import { readFirebaseSettings, FirebaseVariables } from './firebase-config';

/** What whoever builds or starts the app decides, as text in the environment. Unknown names are not ours and are ignored. */
const Variables = t.intersection([
  t.partial({
    VITE_BACKEND: t.keyof({ memory: null, firebase: null }, '"memory" or "firebase"'),
    VITE_CATALOGUE: t.keyof({ embedded: null, tmdb: null }, '"embedded" or "tmdb"'),
    VITE_TMDB_API_BASE: t.string,
    VITE_TMDB_IMAGE_BASE: t.string,
    VITE_SITE: t.string,
  }),
  FirebaseVariables,
], 'environment');

export type BuildConfig = {
  readonly backend: 'memory' | 'firebase';
  readonly catalogue: 'embedded' | 'tmdb';
  /** Where TMDB's v3 calls go, without a slash at the end. */
  readonly tmdbApiBase: string;
  /** The host of `/t/p/{size}{path}`. */
  readonly tmdbImageBase: string;
  /** The address that the site is known by, for what has to name it in full; null where nobody said. */
  readonly site: string | null;
  /** The project behind the `firebase` backend; null on any other. */
  readonly firebase: FirebaseSettings | null;
};

declare global {
  /** The profile, as the build or the development server has read and decoded it. */
  const __ENVIRONMENT__: BuildConfig;
}

const isAddress = (text: string): boolean => /^(https?:\/\/[^\s/]+|\/)[^\s]*$/.test(text);

const address = (name: string, text: string | undefined, otherwise: string): string => {
  if (text === undefined || text === '') return otherwise;
  if (!isAddress(text)) throw new Error(`${name} is "${text}": it has to be an address such as ${otherwise}.`);
  return text.replace(/\/$/, '');
};

/** A scheme and a host, with nothing behind: addresses of the site are this and a path. */
const ORIGIN = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

const siteOf = (text: string | undefined): string | null => {
  const site = (text ?? '').trim().replace(/\/$/, '');
  if (site === '') return null;
  if (!ORIGIN.test(site)) throw new Error(`VITE_SITE is "${String(text)}": it has to be an address without a path, such as https://films.example.`);
  return site;
};

/** Reads the profile. A value that is not one of those allowed throws a sentence that names the variable: there is nothing to start. */
export const readBuildConfig = (variables: Readonly<Record<string, unknown>>): BuildConfig =>
  pipe(
    decode(Variables, 'environment')(variables),
    E.match(
      (failure) => {
        const [name, expected] = failure._tag === 'invalid-data' ? [failure.path, failure.expected] : ['The environment', 'readable'];
        throw new Error(`${name} is "${String(variables[name])}": it has to be ${expected}.`);
      },
      (known): BuildConfig => ({
        backend: known.VITE_BACKEND ?? 'memory',
        catalogue: known.VITE_CATALOGUE ?? 'embedded',
        tmdbApiBase: address('VITE_TMDB_API_BASE', known.VITE_TMDB_API_BASE, '/api/tmdb'),
        tmdbImageBase: address('VITE_TMDB_IMAGE_BASE', known.VITE_TMDB_IMAGE_BASE, 'https://image.tmdb.org'),
        site: siteOf(known.VITE_SITE),
        firebase: known.VITE_BACKEND === 'firebase' ? readFirebaseSettings(known) : null,
      }),
    ),
  );
