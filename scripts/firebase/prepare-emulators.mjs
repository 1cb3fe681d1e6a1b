// Finds the Java programs of Firebase's emulators, and downloads those that are not installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';

export const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
const JAVA_NEEDED = 21;

/** Returns a new TMPDIR: Storage emulators on one machine would share one upload folder, and each clears it when it stops. */
const newTempFolder = () => mkdtempSync(join(tmpdir(), 'marquee-emulators-'));

/**
 * Limits the processes of the functions emulator. It starts one for each call that finds none idle; dozens starting at once never finish
 * starting.
 */
const PARALLELISM = { FUNCTIONS_EMULATOR_PARALLEL: '2' };

/** Options of the Java programs. They run for a few minutes, in which compiling for speed takes more CPU time than it saves. */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto',
  `-Djava.util.logging.config.file=${join(root, 'scripts/firebase/preload/emulators-logging.properties')}`].join(' ');
const javaOptions = () => ({ JAVA_TOOL_OPTIONS: [JAVA_OPTIONS, process.env.JAVA_TOOL_OPTIONS].filter(Boolean).join(' ') });

/** Environment that prevents network calls of firebase-tools and the Admin SDK, and configuration files in the home folder. */
const offlineEnv = () => ({ CI: '1', ...PARALLELISM, ...javaOptions(), TMPDIR: newTempFolder(), NO_UPDATE_NOTIFIER: '1',
  METADATA_SERVER_DETECTION: 'none', XDG_CONFIG_HOME: join(root, '.cache/config') });

/** Returns the variables that `env.sh` exports if it finds the Cloud SDK's emulator and a JDK; else the reason why not. */
const fromCloudSdk = () => {
  const { status, stdout, stderr, error } = spawnSync('bash',
    ['-c', '. "$1" && env -0', 'bash', join(root, 'tests/emulators/firebase-emulators/env.sh')], { encoding: 'utf8' });
  if (error !== undefined || status !== 0) return { ok: false, reason: (stderr ?? '').trim().split('\n').at(-1) || 'no bash' };
  const variables = Object.fromEntries(stdout.split('\0').filter((line) => line.includes('=')).map((line) =>
    [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  const names = ['JAVA_HOME', 'PATH', 'FIRESTORE_EMULATOR_BINARY_PATH', 'STORAGE_EMULATOR_BINARY_PATH'];
  return { ok: true, env: Object.fromEntries(names.map((name) => [name, variables[name]])) };
};

const javaVersion = () => {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = /version "(\d+)/.exec(stderr ?? '');
  return found === null ? null : Number(found[1]);
};

const downloads = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
const isDownloaded = (emulator) => existsSync(downloads)
  && readdirSync(downloads).some((file) =>
  file.startsWith(emulator === 'storage' ? 'cloud-storage-rules-runtime' : 'cloud-firestore-emulator'));

const download = (emulator) => {
  console.log(`Downloading Firebase's ${emulator} emulator …`);
  const { status } = spawnSync(process.execPath, [firebase, `setup:emulators:${emulator}`],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...offlineEnv() }, timeout: 300_000 });
  return status === 0;
};

let prepared = null;

/**
 * Finds the Java programs of the emulators, and downloads those that are not installed.
 * @returns `{ok: true, env}` with the environment for the emulators, or `{ok: false, reason}` with a sentence about what is missing.
 */
export const prepareEmulators = () => {
  prepared ??= (() => {
    const sdk = fromCloudSdk();
    if (sdk.ok) return { ok: true, env: { ...offlineEnv(), ...sdk.env } };
    const java = javaVersion();
    if (java === null) return { ok: false, reason: `the emulators of Firestore and Storage need Java ${JAVA_NEEDED} or newer, which is not installed (${sdk.reason})` };
    if (java < JAVA_NEEDED) return { ok: false,
      reason: `the emulators of Firestore and Storage need Java ${JAVA_NEEDED} or newer; installed is ${java} (${sdk.reason})` };
    const missing = ['firestore', 'storage'].filter((emulator) => !isDownloaded(emulator)).find((emulator) => !download(emulator));
    return missing === undefined ? { ok: true, env: offlineEnv() }
      : { ok: false, reason: `the ${missing} emulator is not installed and could not be downloaded (${sdk.reason})` };
  })();
  return prepared;
};
