// Boots Firebase's emulators: from Google's Cloud SDK if it is installed, else from firebase-tools' own download.
// Usage: node scripts/firebase/emulators.mjs [--only auth,firestore] -- command …   (boots, runs the command, stops, exits with its status)
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTakenPort, reserveDefaultOrFreePorts } from '../test/free-ports.mjs';
import { writeEmulatorConfig } from './hosting-config.mjs';
import { emulatorVariables, named, portsOf, PROJECT, useBoot } from './ports.mjs';
import { firebase, prepareEmulators } from './prepare-emulators.mjs';
import { root } from '../setup.mjs';

const PRELOADED = ['trust-emulator-schemas', 'refuse-malformed-addresses'].flatMap((name) =>
  ['--require', join(root, `scripts/firebase/preload/${name}.cjs`)]);
const ALL = 'auth,firestore,storage,functions,hosting';

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
  const child = spawn(process.execPath, [...PRELOADED, firebase, 'emulators:start', '--config', config, '--project', PROJECT, '--only',
    only], { cwd: root, detached: true, stdio: ['ignore', file, file], env: { ...process.env, ...preparation.env, ...env } });
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
  return { ok: false, taken: taken !== null,
    reason: taken ?? `the emulators did not start: ${readFileSync(log, 'utf8').trim().split('\n').slice(-5).join(' | ')}` };
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
