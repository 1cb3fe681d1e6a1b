import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { FirebaseSettings } from '../adapters/firebase/firebase-settings';
import { decode } from '../domain/decode';
import { firebaseSettingsFrom, FirebaseVariables } from './firebase-environment';

/** What whoever builds or starts the app decides, as text in the environment. Unknown names are not ours and are ignored. */
const Variables = t.intersection([
  t.partial({
    VITE_BACKEND: t.keyof({ memory: null, firebase: null }, '"memory" or "firebase"'),
    VITE_CATALOGUE: t.keyof({ embedded: null, tmdb: null }, '"embedded" or "tmdb"'),
    VITE_TMDB_API_BASE: t.string,
    VITE_TMDB_IMAGE_BASE: t.string,
  }),
  FirebaseVariables,
], 'environment');

export type Environment = {
  readonly backend: 'memory' | 'firebase';
  readonly catalogue: 'embedded' | 'tmdb';
  /** Where TMDB's v3 calls go, without a slash at the end. */
  readonly tmdbApiBase: string;
  /** The host of `/t/p/{size}{path}`. */
  readonly tmdbImageBase: string;
  /** The project behind the `firebase` backend; null on any other. */
  readonly firebase: FirebaseSettings | null;
};

const isAddress = (text: string): boolean => /^(https?:\/\/[^\s/]+|\/)[^\s]*$/.test(text);

const address = (name: string, text: string | undefined, otherwise: string): string => {
  if (text === undefined || text === '') return otherwise;
  if (!isAddress(text)) throw new Error(`${name} is "${text}": it has to be an address such as ${otherwise}.`);
  return text.replace(/\/$/, '');
};

/** Reads the profile. A value that is not one of those allowed throws a sentence that names the variable: there is nothing to start. */
export const readEnvironment = (variables: Readonly<Record<string, unknown>>): Environment =>
  pipe(
    decode(Variables, 'environment')(variables),
    E.match(
      (failure) => {
        const [name, expected] = failure._tag === 'undecodable' ? [failure.path.replace(/^\d+[.]/, ''), failure.expected] : ['The environment', 'readable'];
        throw new Error(`${name} is "${String(variables[name])}": it has to be ${expected}.`);
      },
      (known): Environment => ({
        backend: known.VITE_BACKEND ?? 'memory',
        catalogue: known.VITE_CATALOGUE ?? 'embedded',
        tmdbApiBase: address('VITE_TMDB_API_BASE', known.VITE_TMDB_API_BASE, '/api/tmdb'),
        tmdbImageBase: address('VITE_TMDB_IMAGE_BASE', known.VITE_TMDB_IMAGE_BASE, 'https://image.tmdb.org'),
        firebase: known.VITE_BACKEND === 'firebase' ? firebaseSettingsFrom(known) : null,
      }),
    ),
  );
