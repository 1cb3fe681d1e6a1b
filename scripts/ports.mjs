// Where the emulators listen, in one place: what boots them, what is built against them and what tests them reads it here.

/** Every port is named, because other programs may hold the emulators' usual ones. */
const BASE = { hosting: 9100, auth: 9101, firestore: 9102, firestoreSocket: 9103, storage: 9104, functions: 9105, hub: 9106, logging: 9107, eventarc: 9108, tasks: 9109 };

/** The project of the emulators: a name that starts with "demo-" is never looked up at Google's. */
export const PROJECT = 'demo-marquee';
/** The name that the emulators themselves give to a project's bucket. */
export const BUCKET = `${PROJECT}.appspot.com`;
export const HOST = '127.0.0.1';

/** How far all ports are moved, so that two boots can run side by side: `MARQUEE_PORTS=+100`. */
export const shiftOf = (text = process.env.MARQUEE_PORTS ?? '') => {
  if (text === '') return 0;
  const shift = Number(text);
  if (!/^[+-]?\d+$/.test(text) || Object.values(BASE).some((port) => port + shift < 1024 || port + shift > 65_535)) {
    throw new Error(`MARQUEE_PORTS is "${text}": it has to be a whole number such as +100 that keeps every port between 1024 and 65535.`);
  }
  return shift;
};

export const portsOf = (shift = shiftOf()) => Object.fromEntries(Object.entries(BASE).map(([name, port]) => [name, port + shift]));

/** A name for things of one boot; the usual boot keeps the plain name. */
export const named = (name, shift = shiftOf()) => (shift === 0 ? name : `${name}-${shift}`);

const at = (port) => `${HOST}:${port}`;

/** What the Admin SDK, the tests and a build for the emulators find in their environment. */
export const emulatorVariables = (ports = portsOf()) => ({
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
  FIRESTORE_EMULATOR_HOST: at(ports.firestore),
  FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
  FIREBASE_EMULATOR_HUB: at(ports.hub),
  MARQUEE_HOSTING: `http://${at(ports.hosting)}`,
  MARQUEE_FUNCTIONS: `http://${at(ports.functions)}/${PROJECT}/europe-west1`,
  VITE_SITE: `http://${at(ports.hosting)}`,
  VITE_FIREBASE_PROJECT: PROJECT,
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_STORAGE_BUCKET: BUCKET,
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_EMULATORS: `auth=http://${at(ports.auth)},firestore=${at(ports.firestore)},storage=${at(ports.storage)}`,
});
