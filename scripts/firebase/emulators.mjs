// Boots Firebase's emulators: from Google's Cloud SDK where it is installed, else from firebase-tools' own download.
// Usage: node scripts/firebase/emulators.mjs [--only auth,firestore] -- command …   (boots, runs the command, stops, ends as it ended)
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTakenPort, holdUsualOrFreePorts } from '../test/free-ports.mjs';
import { writeEmulatorConfig } from './hosting-config.mjs';
import { emulatorVariables, named, portsOf, PROJECT, useBoot } from './ports.mjs';
import { root } from '../setup.mjs';

const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
const ALL = 'auth,firestore,storage,functions,hosting';
const JAVA_NEEDED = 21;

/** Two emulators on one machine would keep their uploads in one place, and each clears it when it stops. */
const ownFolder = () => mkdtempSync(join(tmpdir(), 'marquee-emulators-'));

/** The functions emulator starts a process for each call that finds none idle; dozens of them at once keep each other from ever starting. */
const AT_ONCE = { FUNCTIONS_EMULATOR_PARALLEL: '4' };

/** Keeps firebase-tools and the Admin SDK from looking outside, and their notes out of the home folder. */
const quiet = () => ({ CI: '1', ...AT_ONCE, TMPDIR: ownFolder(), NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', XDG_CONFIG_HOME: join(root, '.cache/config') });

/** What `env.sh` exports where the Cloud SDK's emulator and a JDK are found; else why they were not. */
const fromCloudSdk = () => {
  const { status, stdout, stderr, error } = spawnSync('bash', ['-c', '. "$1" && env -0', 'bash', join(root, 'tests/emulators/firebase-emulators/env.sh')], { encoding: 'utf8' });
  if (error !== undefined || status !== 0) return { ok: false, reason: (stderr ?? '').trim().split('\n').at(-1) || 'no bash' };
  const variables = Object.fromEntries(stdout.split('\0').filter((line) => line.includes('=')).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  const wanted = ['JAVA_HOME', 'PATH', 'FIRESTORE_EMULATOR_BINARY_PATH', 'STORAGE_EMULATOR_BINARY_PATH'];
  return { ok: true, env: Object.fromEntries(wanted.map((name) => [name, variables[name]])) };
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
  const { status } = spawnSync(process.execPath, [firebase, `setup:emulators:${emulator}`], { cwd: root, stdio: 'inherit', env: { ...process.env, ...quiet() }, timeout: 300_000 });
  return status === 0;
};

let prepared = null;

/**
 * Finds what the emulators run on, downloading it where it is not installed.
 * @returns `{ok: true, env}` with the environment to start them in, or `{ok: false, reason}` with a sentence that says what is missing.
 */
export const prepareEmulators = () => {
  prepared ??= (() => {
    const sdk = fromCloudSdk();
    if (sdk.ok) return { ok: true, env: { ...quiet(), ...sdk.env } };
    const java = javaVersion();
    if (java === null) return { ok: false, reason: `the emulators of Firestore and Storage need Java ${JAVA_NEEDED} or newer, and there is none here (${sdk.reason})` };
    if (java < JAVA_NEEDED) return { ok: false, reason: `the emulators of Firestore and Storage need Java ${JAVA_NEEDED} or newer, here is ${java} (${sdk.reason})` };
    const missing = ['firestore', 'storage'].filter((emulator) => !isDownloaded(emulator)).find((emulator) => !download(emulator));
    return missing === undefined ? { ok: true, env: quiet() } : { ok: false, reason: `the ${missing} emulator is neither installed nor to be downloaded (${sdk.reason})` };
  })();
  return prepared;
};

const ready = async () => {
  const { ok, env, reason } = prepareEmulators();
  if (!ok) return { ok, reason };
  const taken = await findTakenPort(portsOf());
  return taken === null ? { ok: true, env: { ...env, ...emulatorVariables() } } : { ok: false, reason: taken, taken: true };
};

/**
 * Starts the emulators and waits until all of them answer. What they print goes into `.cache/emulators.log`.
 * @returns `{ok: true, env, log, ended, stop}` (`env`: what tests need to find them), or `{ok: false, reason, taken}` (`taken`: whether
 *   another program uses one of their ports).
 */
export const startEmulators = async ({ only = ALL, env = {} } = {}) => {
  const able = await ready();
  if (!able.ok) return able;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const log = join(root, `.cache/${named('emulators')}.log`);
  const file = openSync(log, 'w');
  const config = writeEmulatorConfig();
  // A group of its own: a Ctrl-C reaches this process, which then stops them in order.
  const child = spawn(process.execPath, [firebase, 'emulators:start', '--config', config, '--project', PROJECT, '--only', only], { cwd: root, detached: true, stdio: ['ignore', file, file], env: { ...process.env, ...able.env, ...env } });
  closeSync(file);
  const ended = new Promise((answer) => child.once('exit', answer));
  let gone = false;
  void ended.then(() => { gone = true; });
  // Java's processes are firebase-tools' to stop, which it does when it is asked to, also after this process has ended.
  const ask = () => { if (!gone) child.kill('SIGINT'); };
  const end = () => { try { process.kill(-child.pid, 'SIGKILL'); } catch { /* all gone */ } };
  process.on('exit', ask);
  const stop = async () => {
    ask();
    await Promise.race([ended, pause(20_000, undefined, { ref: false })]);
    end();
    rmSync(join(root, config), { force: true });
    process.off('exit', ask);
  };
  for (let waited = 0; waited < 600; waited += 1) {
    const said = readFileSync(log, 'utf8');
    if (said.includes('All emulators ready')) return { ok: true, env: { ...able.env, ...env }, log, ended, stop };
    if (gone) break;
    await pause(200);
  }
  await stop();
  const taken = await findTakenPort(portsOf());
  return { ok: false, taken: taken !== null, reason: taken ?? `the emulators did not start: ${readFileSync(log, 'utf8').trim().split('\n').slice(-5).join(' | ')}` };
};

/**
 * Runs a command while the emulators run.
 * @param command the program and its arguments, as a list.
 * @returns `{ok: true, status}` with the command's exit status, or `{ok: false, reason}` when the emulators could not run.
 */
export const withEmulators = async ({ only = ALL, env = {} }, [command, ...args]) => {
  const booted = await startEmulators({ only, env });
  if (!booted.ok) return booted;
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...booted.env } });
  const status = await new Promise((answer) => child.once('exit', (code) => answer(code ?? 1)).once('error', () => answer(127)));
  await booted.stop();
  return { ok: true, status };
};

if (process.argv[1]?.endsWith('scripts/firebase/emulators.mjs')) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  const split = process.argv.indexOf('--');
  const only = process.argv.indexOf('--only');
  if (split < 0 || split === process.argv.length - 1) throw new Error('Which command? node scripts/firebase/emulators.mjs [--only auth,firestore] -- command …');
  const chosen = only > 0 && only < split ? process.argv[only + 1] : ALL;
  // The app is built for the usual ports. Without it any ports will do.
  if (process.env.MARQUEE_PORTS === undefined && !chosen.split(',').includes('hosting')) {
    const { ports, boot, release } = await holdUsualOrFreePorts();
    useBoot(boot, ports);
    await release();
  }
  const result = await withEmulators({ only: chosen }, process.argv.slice(split + 1));
  if (!result.ok) console.error(`The emulators cannot run here: ${result.reason}.`);
  process.exit(result.ok ? result.status : 1);
}
