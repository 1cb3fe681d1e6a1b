import { readFirebaseSettings } from '#composition/firebase-config';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

/** A variable of whoever booted the emulators. */
export const valueOf = (variable: string): string => {
  const value = process.env[variable];
  if (value === undefined || value === '') throw new Error(`${variable} is not set: this runs against the emulators only.`);
  return value;
};

/** The emulators, as the app is told of them. */
export const settings = (): FirebaseSettings => readFirebaseSettings(process.env);
