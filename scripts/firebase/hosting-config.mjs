// The one source of firebase.json: production's and the emulators' are made here and differ in hosts, folders and ports only.
// Usage: node scripts/firebase/hosting-config.mjs   (writes firebase.json)
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_ADDRESSES, cacheControl, NOWHERE, securityHeaders, SHELL } from './hosting.mjs';
import { HOST, named, portsOf } from './ports.mjs';
import { root } from '../setup.mjs';

const REGION = 'europe-west1';

/** Where the app's Firebase SDK and its pictures live. */
export const PRODUCTION_HOSTS = {
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', 'https://firestore.googleapis.com', 'https://firebasestorage.googleapis.com'],
  image: ['https://firebasestorage.googleapis.com'],
};

export const emulatorHosts = (ports = portsOf()) => ({
  connect: [ports.auth, ports.firestore, ports.storage].map((port) => `http://${HOST}:${port}`),
  image: [`http://${HOST}:${ports.storage}`],
});

const asList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const CHANGING = asList({ 'Cache-Control': cacheControl('/') });

/**
 * Of several rules that name one header the last one holds, and any rule holds against what a function says. So none is about what
 * functions answer, under /api and at /details: they say themselves how long that keeps, which depends on whether it went well. Below
 * /details no function answers; the pattern for it asks for one more part, so that it cannot mean /details itself.
 */
const headersFor = (hosts) => [
  { source: '**', headers: asList(securityHeaders(hosts)) },
  ...['/', '/!(details)', '/details/**/*', '/!(api|assets|catalogue|details)/**'].map((source) => ({ source, headers: CHANGING })),
  { source: '/@(assets|catalogue)/**', headers: asList({ 'Cache-Control': cacheControl('/assets/any.js') }) },
];

const toFunction = (source, functionId) => ({ source, function: { functionId, region: REGION } });

/** Files that are there come first; a missing hashed file is missing, the app's other addresses get the shell, and the rest leads nowhere. */
const REWRITES = [
  toFunction('/api/**', 'api'),
  toFunction('/details', 'details'),
  ...APP_ADDRESSES.map((source) => ({ source, destination: SHELL })),
  { source: '!/@(assets|catalogue)/**', destination: NOWHERE },
];

const configFor = ({ folder, hosts }) => ({
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  storage: { rules: 'storage.rules' },
  functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs22', ignore: ['node_modules', 'src', '*.log', '.env.local', '.secret.local'] }],
  hosting: { public: folder, ignore: ['**/.*', '**/.*/**'], cleanUrls: true, trailingSlash: false, headers: headersFor(hosts), rewrites: REWRITES },
});

/** What is deployed. */
export const productionConfig = () => configFor({ folder: 'dist-firebase', hosts: PRODUCTION_HOSTS });

const emulator = (port, more = {}) => ({ host: HOST, port, ...more });

/** The same for the emulators, with every port named. */
export const emulatorConfig = (ports = portsOf()) => ({
  ...configFor({ folder: named('dist-emulators'), hosts: emulatorHosts(ports) }),
  emulators: {
    ...Object.fromEntries(['auth', 'storage', 'functions', 'hosting', 'hub', 'logging', 'eventarc', 'tasks'].map((name) => [name, emulator(ports[name])])),
    firestore: emulator(ports.firestore, { websocketPort: ports.firestoreSocket }),
    // The surface is one more download, and tests of rules use projects of their own.
    ui: { enabled: false },
    singleProjectMode: false,
  },
});

export const asText = (config) => `${JSON.stringify(config, null, 2)}\n`;

/** Writes the emulators' configuration and names the file: it has to lie beside what it points to. */
export const writeEmulatorConfig = () => {
  const file = `${named('firebase.emulators')}.json`;
  writeFileSync(join(root, file), asText(emulatorConfig()));
  return file;
};

if (process.argv[1]?.endsWith('hosting-config.mjs')) writeFileSync(join(root, 'firebase.json'), asText(productionConfig()));
