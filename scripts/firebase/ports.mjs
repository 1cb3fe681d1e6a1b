// Names the ports of the emulators in one place. The boot, the build for the emulators and the tests read them here.

/** The ports of `npm run start:firebase`, as long as all of them are free. Every port is named: other programs may use the emulators' own defaults. */
const USUAL = { hosting: 9100, auth: 9101, firestore: 9102, firestoreSocket: 9103, storage: 9104, functions: 9105, hub: 9106, logging: 9107, eventarc: 9108, tasks: 9109 };
const NAMES = Object.keys(USUAL);

/** The project of the emulators: a name that starts with "demo-" is never looked up at Google's. */
export const PROJECT = 'demo-marquee';
/** The name that the emulators themselves give to a project's bucket. */
export const BUCKET = `${PROJECT}.appspot.com`;
export const HOST = '127.0.0.1';

const isPort = (text) => /^\d+$/.test(text) && Number(text) >= 1024 && Number(text) <= 65_535;

/** Writes ports as text, in the order of their names. */
export const asPortsText = (ports) => NAMES.map((name) => ports[name]).join(',');

/** Returns the ports that a text lists; an empty text means the usual ones. `MARQUEE_PORTS` passes them on to the processes of one run. */
export const portsOf = (text = process.env.MARQUEE_PORTS ?? '') => {
  if (text === '') return USUAL;
  const listed = text.split(',');
  if (listed.length !== NAMES.length || !listed.every(isPort) || new Set(listed).size !== NAMES.length) {
    throw new Error(`MARQUEE_PORTS is "${text}": it has to list ${NAMES.length} different ports from 1024 to 65535 (${NAMES.join(',')}).`);
  }
  return Object.fromEntries(NAMES.map((name, at) => [name, Number(listed[at])]));
};

/** Returns the name of a file or folder of one boot. `MARQUEE_BOOT` keeps the boots apart; the usual one has the plain name. */
export const named = (name, boot = process.env.MARQUEE_BOOT ?? '') => (boot === '' ? name : `${name}-${boot}`);

/** Sets the ports and the name of the boot for this process and for all that it starts. */
export const useBoot = (boot, ports) => {
  process.env.MARQUEE_PORTS = asPortsText(ports);
  process.env.MARQUEE_BOOT = boot;
};

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
