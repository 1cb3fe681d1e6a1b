// Gives the emulators of a test run their ports, and boots them once.
import { spawnSync } from 'node:child_process';
import { builtPorts } from '../firebase/build-firebase.mjs';
import { startEmulators } from '../firebase/emulators.mjs';
import { holdEmulatorPorts } from './free-ports.mjs';
import { useBoot } from '../firebase/ports.mjs';
import { root } from '../setup.mjs';
import { BUILD_FIREBASE } from './suites.mjs';

/** Tests have a build of their own: it never replaces the one that `npm run start:firebase` serves. */
export const TEST_BOOT = 'tests';

let release = () => Promise.resolve();

const holdPorts = async () => {
  const held = await holdEmulatorPorts();
  release = held.release;
  useBoot(TEST_BOOT, held.ports);
};

/** Sets the ports of this run: those of the last build where it is used again, else free ones, which stay held until the boot. */
export const choosePorts = async ({ usesLastBuild }) => {
  const built = usesLastBuild ? builtPorts(TEST_BOOT) : null;
  if (built === null) await holdPorts();
  else useBoot(TEST_BOOT, built);
};

/**
 * Boots the emulators. Takes other ports where another program uses one of them by now.
 * @param needsApp whether the app has to be built again for other ports.
 */
export const bootForTests = async ({ needsApp, ...choice }) => {
  await release();
  const first = await startEmulators(choice);
  if (first.ok || first.taken !== true) return first;
  console.log(`\nThe emulators get other ports: ${first.reason}.`);
  await holdPorts();
  const [command, args, environment] = BUILD_FIREBASE;
  const { status } = needsApp ? spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }) : { status: 0 };
  await release();
  return status === 0 ? startEmulators(choice) : { ok: false, reason: 'the app could not be built for other ports' };
};
