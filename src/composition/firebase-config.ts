import * as t from 'io-ts';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

/** What a Firebase project is known by, as text in the environment. */
export const FirebaseVariables = t.partial({
  VITE_FIREBASE_PROJECT: t.string,
  VITE_FIREBASE_API_KEY: t.string,
  VITE_FIREBASE_AUTH_DOMAIN: t.string,
  VITE_FIREBASE_STORAGE_BUCKET: t.string,
  VITE_FIREBASE_APP_ID: t.string,
  VITE_FIREBASE_EMULATORS: t.string,
});
type FirebaseVariables = t.TypeOf<typeof FirebaseVariables>;

const EXAMPLE = 'auth=http://127.0.0.1:9101,firestore=127.0.0.1:9102,storage=127.0.0.1:9104';
const PLACES = { auth: /^http:\/\/[^\s/:]+:\d+$/, firestore: /^[^\s/:]+:\d+$/, storage: /^[^\s/:]+:\d+$/ };

const isBlank = (text: string | undefined): text is undefined => text === undefined || text.trim() === '';

const needed = (variables: FirebaseVariables, name: keyof FirebaseVariables): string => {
  const value = variables[name];
  if (isBlank(value)) throw new Error(`${name} is missing: VITE_BACKEND "firebase" needs it (docs/deploying.md says where to find it).`);
  return value.trim();
};

const emulatorsFrom = (text: string | undefined): FirebaseSettings['emulators'] => {
  if (isBlank(text)) return null;
  const places = new Map(text.split(',').map((part): [string, string] => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]));
  const place = (name: keyof typeof PLACES): string => {
    const value = places.get(name) ?? '';
    if (places.size === 3 && PLACES[name].test(value)) return value;
    throw new Error(`VITE_FIREBASE_EMULATORS is "${text}": it has to be like ${EXAMPLE}.`);
  };
  return { auth: place('auth'), firestore: place('firestore'), storage: place('storage') };
};

/** The project to talk to; a value that is missing or makes no sense throws a sentence that names the variable. */
export const readFirebaseSettings = (variables: FirebaseVariables): FirebaseSettings => ({
  projectId: needed(variables, 'VITE_FIREBASE_PROJECT'),
  apiKey: needed(variables, 'VITE_FIREBASE_API_KEY'),
  authDomain: needed(variables, 'VITE_FIREBASE_AUTH_DOMAIN'),
  storageBucket: needed(variables, 'VITE_FIREBASE_STORAGE_BUCKET'),
  appId: needed(variables, 'VITE_FIREBASE_APP_ID'),
  emulators: emulatorsFrom(variables.VITE_FIREBASE_EMULATORS),
});
