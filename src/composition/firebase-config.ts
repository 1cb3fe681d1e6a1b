import * as t from 'io-ts';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

/** Environment variables that identify a Firebase project. */
export const FirebaseVariables = t.partial({
  VITE_FIREBASE_PROJECT: t.string,
  VITE_FIREBASE_API_KEY: t.string,
  VITE_FIREBASE_AUTH_DOMAIN: t.string,
  VITE_FIREBASE_STORAGE_BUCKET: t.string,
  VITE_FIREBASE_APP_ID: t.string,
  VITE_FIREBASE_EMULATORS: t.string,
  VITE_FIREBASE_GOOGLE: t.string,
  VITE_FIREBASE_PASSKEYS: t.string,
});
type FirebaseVariables = t.TypeOf<typeof FirebaseVariables>;

const EXAMPLE = 'auth=http://127.0.0.1:9101,firestore=127.0.0.1:9102,storage=127.0.0.1:9104';
const ADDRESS_PATTERNS = { auth: /^http:\/\/[^\s/:]+:\d+$/, firestore: /^[^\s/:]+:\d+$/, storage: /^[^\s/:]+:\d+$/ };

const isBlank = (text: string | undefined): text is undefined => text === undefined || text.trim() === '';

const required = (variables: FirebaseVariables, name: keyof FirebaseVariables): string => {
  const value = variables[name];
  if (isBlank(value)) throw new Error(`${name} is missing: VITE_BACKEND "firebase" needs it (docs/deploying.md says where to find it).`);
  return value.trim();
};

const emulatorsFrom = (text: string | undefined): FirebaseSettings['emulators'] => {
  if (isBlank(text)) return null;
  const addresses = new Map(
    text.split(',').map((part): [string, string] => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]),
  );
  const addressOf = (name: keyof typeof ADDRESS_PATTERNS): string => {
    const value = addresses.get(name) ?? '';
    if (addresses.size === 3 && ADDRESS_PATTERNS[name].test(value)) return value;
    throw new Error(`VITE_FIREBASE_EMULATORS is "${text}": it has to be like ${EXAMPLE}.`);
  };
  return { auth: addressOf('auth'), firestore: addressOf('firestore'), storage: addressOf('storage') };
};

const googleFrom = (text: string | undefined): Pick<FirebaseSettings, 'hasGoogle'> => {
  const value = isBlank(text) ? 'off' : text.trim();
  if (value !== 'on' && value !== 'off') throw new Error(`VITE_FIREBASE_GOOGLE is "${value}": it has to be on or off.`);
  return value === 'on' ? { hasGoogle: true } : {};
};

/** Browsers accept https, and this machine by its name. */
const PASSKEY_ORIGIN = /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*|http:\/\/localhost)(?::\d{1,5})?$/;

const passkeysFrom = (text: string | undefined): Pick<FirebaseSettings, 'passkeyOrigin'> => {
  const value = isBlank(text) ? 'off' : text.trim().replace(/\/$/, '');
  if (value === 'off') return {};
  if (!PASSKEY_ORIGIN.test(value))
    throw new Error(`VITE_FIREBASE_PASSKEYS is "${value}": it has to be off, or the address of the site, such as https://films.example.`);
  return { passkeyOrigin: value };
};

/** Reads the Firebase settings. Throws an error that names the variable if a value is missing or invalid. */
export const readFirebaseSettings = (variables: FirebaseVariables): FirebaseSettings => ({
  projectId: required(variables, 'VITE_FIREBASE_PROJECT'),
  apiKey: required(variables, 'VITE_FIREBASE_API_KEY'),
  authDomain: required(variables, 'VITE_FIREBASE_AUTH_DOMAIN'),
  storageBucket: required(variables, 'VITE_FIREBASE_STORAGE_BUCKET'),
  appId: required(variables, 'VITE_FIREBASE_APP_ID'),
  emulators: emulatorsFrom(variables.VITE_FIREBASE_EMULATORS),
  ...googleFrom(variables.VITE_FIREBASE_GOOGLE),
  ...passkeysFrom(variables.VITE_FIREBASE_PASSKEYS),
});
