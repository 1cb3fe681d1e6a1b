// Generates firebase.json for production and for the emulators; the two differ only in hosts, folders and ports.
// Usage: node scripts/firebase/hosting-config.mjs   (writes firebase.json)
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_ADDRESSES, cacheControl, CASE_REDIRECTS, INLINE_SOURCES, securityHeaders, SHELL } from './hosting.mjs';
import { HOST, named, portsOf } from './ports.mjs';
import { root } from '../setup.mjs';

const REGION = 'europe-west1';

/** Hosts of the Firebase SDK's calls and of uploaded images. */
export const PRODUCTION_HOSTS = {
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', 'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com'],
  image: ['https://firebasestorage.googleapis.com'],
};

/** Returns the hosts of a site with Google: its frame and window have the address that the Firebase project signs in with. */
const withGoogle = (hosts, address) => ({ ...hosts, frame: [address] });

export const emulatorHosts = (ports = portsOf()) => withGoogle({
  connect: [ports.auth, ports.firestore, ports.storage].map((port) => `http://${HOST}:${port}`),
  image: [`http://${HOST}:${ports.storage}`],
}, `http://${HOST}:${ports.auth}`);

const asList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const REVALIDATED = asList({ 'Cache-Control': cacheControl('/') });

/** Every address. Hosting's globs skip parts that start with a dot. */
const EVERYWHERE = '[\\s\\S]*';
const WITH_DOT = '/[.]';
/** Names in one expression; Hosting does not document how long an expression may be. */
const NAMES_PER_RULE = 100;

const IMMUTABLE = asList({ 'Cache-Control': cacheControl('/assets/any.js') });

const inGroups = (names, size) => Array.from({ length: Math.ceil(names.length / size) }, (_, index) =>
  names.slice(index * size, (index + 1) * size));

/**
 * Returns the rules for the files of one build whose names or folders contain a hash. They name those files: a rule for the folder would
 * tell browsers to keep the not-found answer of a missing file for a year, too.
 */
const immutableRules = ({ assets, versions }) => [
  ...inGroups(assets, NAMES_PER_RULE).map((names) =>
    ({ regex: `^/assets/(?:${names.map((name) => name.replaceAll('.', '[.]')).join('|')})$`, headers: IMMUTABLE })),
  ...versions.map((version) => ({ source: `/catalogue/${version}/**`, headers: IMMUTABLE })),
];

/** Returns the rules for the documents of one build with an address of their own: each allows its own inline scripts and styles. */
const documentRules = (hosts, { sources }) =>
  Object.entries(sources).map(([source, inline]) =>
    ({ source, headers: asList({ 'Content-Security-Policy': securityHeaders({ ...hosts, ...inline })['Content-Security-Policy'] }) }));

/**
 * If several rules set one header, the last one wins, and a rule overrides a function's own header. So no rule matches the responses
 * of functions, under /api and at /details, /person and /lists/{shareId}: functions set their own caching, which depends on success. Below
 * these no function answers; the patterns for that require one more segment, so that they cannot match the pages themselves.
 */
const headersFor = (hosts, build) => [
  { regex: EVERYWHERE, headers: asList(securityHeaders(hosts)) },
  ...['/', '/!(details|person)', '/@(details|person)/**/*', '/lists/*/**/*', '/!(api|details|person|lists)/**'].map((source) =>
    ({ source, headers: REVALIDATED })),
  { regex: WITH_DOT, headers: REVALIDATED },
  ...immutableRules(build),
  ...documentRules(hosts, build),
];

const toFunction = (source, functionId) => ({ source, function: { functionId, region: REGION } });

/** Existing files come first. Addresses that match no rule get the not-found page with status 404. */
const REWRITES = [
  toFunction('/api/**', 'api'),
  ...['/details', '/person', '/lists/*'].map((source) => toFunction(source, 'details')),
  ...APP_ADDRESSES.map((source) => ({ source, destination: SHELL })),
];

const configFor = ({ folder, hosts, build, rules = 'firestore.rules' }) => ({
  firestore: { rules, indexes: 'firestore.indexes.json' },
  storage: { rules: 'storage.rules' },
  functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs22',
    ignore: ['node_modules', 'src', '*.log', '.env.local', '.secret.local'] }],
  hosting: { public: folder, ignore: ['**/.*', '**/.*/**'], cleanUrls: true, trailingSlash: false, headers: headersFor(hosts, build),
    redirects: CASE_REDIRECTS, rewrites: REWRITES },
});

const NO_BUILD = { assets: [], versions: [], sources: {} };

const filesOf = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

const sourcesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Returns the names of a build that contain a hash, and the hashes of the scripts and styles in its documents; none without the build. */
export const hashedNames = (folder) => ({ assets: filesOf(join(folder, 'assets')), versions: filesOf(join(folder, 'catalogue')),
  sources: sourcesOf(join(folder, INLINE_SOURCES)) });

/**
 * Returns the configuration that is deployed, for one build; without a build, browsers revalidate every file.
 * @param authDomain the domain that signs members in with Google; null: the site has no Google.
 */
export const productionConfig = (build = NO_BUILD, authDomain = null) =>
  configFor({ folder: 'dist-firebase', build,
    hosts: authDomain === null ? PRODUCTION_HOSTS : withGoogle(PRODUCTION_HOSTS, `https://${authDomain}`) });

const emulatorRulesFile = () => `${named('firestore.emulators')}.rules`;

/** Returns the rules with the address of the emulators' storage beside the real one, because uploaded pictures have it there. */
export const emulatorRules = (rules, ports = portsOf()) =>
  rules.replace('https://firebasestorage[.]googleapis[.]com/',
    `(https://firebasestorage[.]googleapis[.]com|http://${HOST.replaceAll('.', '[.]')}:${ports.storage})/`);

const emulator = (port, more = {}) => ({ host: HOST, port, ...more });

/** Returns the configuration of the emulators, with every port named. */
export const emulatorConfig = (ports = portsOf(), build = NO_BUILD) => ({
  ...configFor({ folder: named('dist-emulators'), hosts: emulatorHosts(ports), build, rules: emulatorRulesFile() }),
  emulators: {
    ...Object.fromEntries(['auth', 'storage', 'functions', 'hosting', 'hub', 'logging', 'eventarc', 'tasks'].map((name) =>
      [name, emulator(ports[name])])),
    firestore: emulator(ports.firestore, { websocketPort: ports.firestoreSocket }),
    // The Emulator UI is another download, and tests of rules use their own projects.
    ui: { enabled: false },
    singleProjectMode: false,
  },
});

export const asText = (config) => `${JSON.stringify(config, null, 2)}\n`;

/**
 * Writes the emulators' configuration and rules and returns the name of the configuration. The file must be in the root, because its paths
 * are relative.
 */
export const writeEmulatorConfig = () => {
  const file = `${named('firebase.emulators')}.json`;
  writeFileSync(join(root, emulatorRulesFile()), emulatorRules(readFileSync(join(root, 'firestore.rules'), 'utf8')));
  writeFileSync(join(root, file), asText(emulatorConfig(portsOf(), hashedNames(join(root, named('dist-emulators'))))));
  return file;
};

/** Writes the configuration that deploys the present build and returns the file's name. @param authDomain as in `productionConfig`. */
export const writeDeployConfig = (authDomain = null) => {
  const file = 'firebase.deploy.json';
  writeFileSync(join(root, file), asText(productionConfig(hashedNames(join(root, 'dist-firebase')), authDomain)));
  return file;
};

if (process.argv[1]?.endsWith('hosting-config.mjs')) writeFileSync(join(root, 'firebase.json'), asText(productionConfig()));
