import { readFirebaseSettings } from '#composition/firebase-config';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

/** Returns a variable that the start script of the emulators sets; throws if the variable is missing. */
export const valueOf = (variable: string): string => {
  const value = process.env[variable];
  if (value === undefined || value === '') throw new Error(`${variable} is not set: these tests run against the emulators only.`);
  return value;
};

/** Returns the Firebase settings of the app for the emulators, without Google: only a browser can open its window. */
export const settings = (): FirebaseSettings => readFirebaseSettings({ ...process.env, VITE_FIREBASE_GOOGLE: 'off' });
