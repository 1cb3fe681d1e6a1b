// Boots Firebase's emulators: from Google's Cloud SDK if it is installed, else from firebase-tools' own download.
// Usage: node scripts/firebase/emulators.mjs [--only auth,firestore] -- command …   (boots, runs the command, stops, exits with its status)
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTakenPort, reserveDefaultOrFreePorts } from '../test/free-ports.mjs';
import { writeEmulatorConfig } from './hosting-config.mjs';
import { emulatorVariables, named, portsOf, PROJECT, useBoot } from './ports.mjs';
import { root } from '../setup.mjs';

const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
const PRELOADED = ['trust-emulator-schemas', 'refuse-malformed-addresses'].flatMap((name) => ['--require', join(root, `scripts/firebase/preload/${name}.cjs`)]);
const ALL = 'auth,firestore,storage,functions,hosting';
const JAVA_NEEDED = 21;

/** Returns a new TMPDIR: Storage emulators on one machine would share one upload folder, and each clears it when it stops. */
const newTempFolder = () => mkdtempSync(join(tmpdir(), 'marquee-emulators-'));

/** Limits the processes of the functions emulator. It starts one for each call that finds none idle; dozens starting at once never finish starting. */
const PARALLELISM = { FUNCTIONS_EMULATOR_PARALLEL: '2' };

/** Options of the Java programs. They run for a few minutes, in which compiling for speed takes more CPU time than it saves. */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto';
const javaOptions = () => ({ JAVA_TOOL_OPTIONS: [JAVA_OPTIONS, process.env.JAVA_TOOL_OPTIONS].filter(Boolean).join(' ') });

/** Environment that prevents network calls of firebase-tools and the Admin SDK, and configuration files in the home folder. */
const offlineEnv = () => ({ CI: '1', ...PARALLELISM, ...javaOptions(), TMPDIR: newTempFolder(), NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', XDG_CONFIG_HOME: join(root, '.cache/config') });

/** Returns the variables that `env.sh` exports if it finds the Cloud SDK's emulator and a JDK; else the reason why not. */
const fromCloudSdk = () => {
  const { status, stdout, stderr, error } = spawnSync('bash', ['-c', '. "$1" && env -0', 'bash', join(root, 'tests/emulators/firebase-emulators/env.sh')], { encoding: 'utf8' });
  if (error !== undefined || status !== 0) return { ok: false, reason: (stderr ?? '').trim().split('\n').at(-1) || 'no bash' };
  const variables = Object.fromEntries(stdout.split('\0').filter((line) => line.includes('=')).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  const names = ['JAVA_HOME', 'PATH', 'FIRESTORE_EMULATOR_BINARY_PATH', 'STORAGE_EMULATOR_BINARY_PATH'];
  return { ok: true, env: Object.fromEntries(names.map((name) => [name, variables[name]])) };
};

const javaVersion = () => {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = /version "(\d+)/.exec(stderr ?? '');
  return found === null ? null : Number(found[1]);
};

const downloads = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
const isDownloaded = (emulator) => existsSync(downloads) && readdirSync(downloads).some((file) => file.startsWith(emulator === 'storage' ? 'cloud-storage-rules-runtime' : 'cloud-firestore-emulator'));

const download = (emulator) => {
  console.log(`Downloading Firebase's ${emulator} emulator …`);
  const { status } = spawnSync(process.execPath, [firebase, `setup:emulators:${emulator}`], { cwd: root, stdio: 'inherit', env: { ...process.env, ...offlineEnv() }, timeout: 300_000 });
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
    if (java < JAVA_NEEDED) return { ok: false, reason: `the emulators of Firestore and Storage need Java ${JAVA_NEEDED} or newer; installed is ${java} (${sdk.reason})` };
    const missing = ['firestore', 'storage'].filter((emulator) => !isDownloaded(emulator)).find((emulator) => !download(emulator));
    return missing === undefined ? { ok: true, env: offlineEnv() } : { ok: false, reason: `the ${missing} emulator is not installed and could not be downloaded (${sdk.reason})` };
  })();
  return prepared;
};

const checkReady = async () => {
  const { ok, env, reason } = prepareEmulators();
  if (!ok) return { ok, reason };
  const taken = await findTakenPort(portsOf());
  return taken === null ? { ok: true, env: { ...env, ...emulatorVariables() } } : { ok: false, reason: taken, taken: true };
};

/**
 * Starts the emulators and waits until all of them respond. Their output goes to `.cache/emulators.log`.
 * @returns `{ok: true, env, log, ended, stop}` (`env`: the emulators' addresses, for tests), or `{ok: false, reason, taken}` (`taken`:
 *   whether another program uses one of their ports).
 */
export const startEmulators = async ({ only = ALL, env = {} } = {}) => {
  const preparation = await checkReady();
  if (!preparation.ok) return preparation;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const log = join(root, `.cache/${named('emulators')}.log`);
  const file = openSync(log, 'w');
  const config = writeEmulatorConfig();
  // A separate process group: Ctrl-C reaches only this process, which then stops the emulators in order.
  const child = spawn(process.execPath, [...PRELOADED, firebase, 'emulators:start', '--config', config, '--project', PROJECT, '--only', only], { cwd: root, detached: true, stdio: ['ignore', file, file], env: { ...process.env, ...preparation.env, ...env } });
  closeSync(file);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let hasEnded = false;
  void ended.then(() => { hasEnded = true; });
  // On SIGINT firebase-tools stops its Java processes, also after this process has ended.
  const requestStop = () => { if (!hasEnded) child.kill('SIGINT'); };
  const kill = () => { try { process.kill(-child.pid, 'SIGKILL'); } catch { /* every process has ended */ } };
  process.on('exit', requestStop);
  const stop = async () => {
    requestStop();
    await Promise.race([ended, pause(20_000, undefined, { ref: false })]);
    kill();
    rmSync(join(root, config), { force: true });
    process.off('exit', requestStop);
  };
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const output = readFileSync(log, 'utf8');
    if (output.includes('All emulators ready')) return { ok: true, env: { ...preparation.env, ...env }, log, ended, stop };
    if (hasEnded) break;
    await pause(200);
  }
  await stop();
  const taken = await findTakenPort(portsOf());
  return { ok: false, taken: taken !== null, reason: taken ?? `the emulators did not start: ${readFileSync(log, 'utf8').trim().split('\n').slice(-5).join(' | ')}` };
};

/**
 * Runs a command while the emulators run.
 * @param command the program and its arguments, as a list.
 * @returns `{ok: true, status}` with the command's exit status, or `{ok: false, reason}` if the emulators could not run.
 */
export const withEmulators = async ({ only = ALL, env = {} }, [command, ...args]) => {
  const booted = await startEmulators({ only, env });
  if (!booted.ok) return booted;
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...booted.env } });
  const status = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)).once('error', () => resolve(127)));
  await booted.stop();
  return { ok: true, status };
};

if (process.argv[1]?.endsWith('scripts/firebase/emulators.mjs')) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  const split = process.argv.indexOf('--');
  const only = process.argv.indexOf('--only');
  if (split < 0 || split === process.argv.length - 1) throw new Error('Missing command. Usage: node scripts/firebase/emulators.mjs [--only auth,firestore] -- command …');
  const selected = only > 0 && only < split ? process.argv[only + 1] : ALL;
  // The app is built for the default ports; without Hosting any ports work.
  if (process.env.MARQUEE_PORTS === undefined && !selected.split(',').includes('hosting')) {
    const { ports, boot, release } = await reserveDefaultOrFreePorts();
    useBoot(boot, ports);
    await release();
  }
  const result = await withEmulators({ only: selected }, process.argv.slice(split + 1));
  if (!result.ok) console.error(`The emulators cannot run here: ${result.reason}.`);
  process.exit(result.ok ? result.status : 1);
}
