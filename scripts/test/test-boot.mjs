// Assigns ports to the emulators of a test run, and boots the emulators once.
import { spawnSync } from 'node:child_process';
import { builtPorts } from '../firebase/build-firebase.mjs';
import { startEmulators } from '../firebase/emulators.mjs';
import { reserveEmulatorPorts } from './free-ports.mjs';
import { useBoot } from '../firebase/ports.mjs';
import { root } from '../setup.mjs';
import { BUILD_FIREBASE, TEST_BOOT } from './suites.mjs';

let release = () => Promise.resolve();

const holdPorts = async () => {
  const reserved = await reserveEmulatorPorts();
  release = reserved.release;
  useBoot(TEST_BOOT, reserved.ports);
};

/** Sets the ports of this run: those of the last build if it is reused, else free ones, which stay reserved until the boot. */
export const choosePorts = async ({ usesLastBuild }) => {
  const built = usesLastBuild ? builtPorts(TEST_BOOT) : null;
  if (built === null) await holdPorts();
  else useBoot(TEST_BOOT, built);
};

/**
 * Boots the emulators. Uses other ports if another program has taken one of them.
 * @param needsApp whether other ports require a new build of the app.
 */
export const bootForTests = async ({ needsApp, ...options }) => {
  await release();
  const first = await startEmulators(options);
  if (first.ok || first.taken !== true) return first;
  console.log(`\nThe emulators get other ports: ${first.reason}.`);
  await holdPorts();
  const [command, args, environment] = BUILD_FIREBASE;
  const { status } = needsApp
    ? spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    : { status: 0 };
  await release();
  return status === 0 ? startEmulators(options) : { ok: false, reason: 'the app could not be built for other ports' };
};
