// Defines the ports of the emulators, for the boot, the build for the emulators and the tests.

/** Ports of `npm run start:firebase` if all of them are free. Every port is named: other programs may use the emulators' own defaults. */
const DEFAULTS = {
  hosting: 9100, auth: 9101, firestore: 9102, firestoreSocket: 9103, storage: 9104, functions: 9105, hub: 9106, logging: 9107,
  eventarc: 9108, tasks: 9109,
};
const NAMES = Object.keys(DEFAULTS);

/** Project of the emulators. Firebase tools never contact Google for a project id that starts with "demo-". */
export const PROJECT = 'demo-marquee';
/** Default bucket name in the emulators. */
export const BUCKET = `${PROJECT}.appspot.com`;
export const HOST = '127.0.0.1';

const isPort = (text) => /^\d+$/.test(text) && Number(text) >= 1024 && Number(text) <= 65_535;

/** Returns ports as text, in the order of `NAMES`. */
export const asPortsText = (ports) => NAMES.map((name) => ports[name]).join(',');

/** Returns the ports that a text lists; an empty text means the default ports. `MARQUEE_PORTS` passes the ports to child processes. */
export const portsOf = (text = process.env.MARQUEE_PORTS ?? '') => {
  if (text === '') return DEFAULTS;
  const listed = text.split(',');
  if (listed.length !== NAMES.length || !listed.every(isPort) || new Set(listed).size !== NAMES.length) {
    throw new Error(`MARQUEE_PORTS is "${text}": it has to list ${NAMES.length} different ports from 1024 to 65535 (${NAMES.join(',')}).`);
  }
  return Object.fromEntries(NAMES.map((name, index) => [name, Number(listed[index])]));
};

/**
 * Returns the name of a boot's file or folder, with the boot's name as suffix. The default boot has none. `MARQUEE_BOOT` names the boot.
 */
export const named = (name, boot = process.env.MARQUEE_BOOT ?? '') => (boot === '' ? name : `${name}-${boot}`);

/**
 * Sets the ports and the boot's name for this process and its child processes. Prints ports that somebody has set by hand and that are not
 * used.
 */
export const useBoot = (boot, ports) => {
  const { MARQUEE_PORTS: given = '', MARQUEE_BOOT: parent } = process.env;
  const text = asPortsText(ports);
  if (given !== '' && given !== text && parent === undefined)
    console.log(`MARQUEE_PORTS is "${given}", which this command does not use. It uses the ports ${text}.`);
  process.env.MARQUEE_PORTS = text;
  process.env.MARQUEE_BOOT = boot;
};

const hostAndPort = (port) => `${HOST}:${port}`;

/** Returns the environment variables of the Admin SDK, the tests and a build for the emulators. */
export const emulatorVariables = (ports = portsOf()) => ({
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort(ports.auth),
  FIRESTORE_EMULATOR_HOST: hostAndPort(ports.firestore),
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort(ports.storage),
  FIREBASE_EMULATOR_HUB: hostAndPort(ports.hub),
  MARQUEE_HOSTING: `http://${hostAndPort(ports.hosting)}`,
  MARQUEE_FUNCTIONS: `http://${hostAndPort(ports.functions)}/${PROJECT}/europe-west1`,
  VITE_SITE: `http://${hostAndPort(ports.hosting)}`,
  VITE_FIREBASE_PROJECT: PROJECT,
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_STORAGE_BUCKET: BUCKET,
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_GOOGLE: 'on',
  // Passkeys need a name: browsers keep none for a number.
  VITE_FIREBASE_PASSKEYS: `http://localhost:${ports.hosting}`,
  VITE_FIREBASE_EMULATORS: `auth=http://${hostAndPort(ports.auth)},firestore=${hostAndPort(ports.firestore)},storage=${hostAndPort(ports.storage)}`,
});
