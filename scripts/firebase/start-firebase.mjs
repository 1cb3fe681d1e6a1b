// Starts the app on Firebase's emulators, with demo data, served by the Hosting emulator. Ctrl-C stops everything.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFirebase } from './build-firebase.mjs';
import { startEmulators } from './emulators.mjs';
import { prepareEmulators } from './prepare-emulators.mjs';
import { reserveDefaultOrFreePorts } from '../test/free-ports.mjs';
import { named, useBoot } from './ports.mjs';
import { endWithSentence } from '../command-error.mjs';
import { ensureDependencies, root } from '../setup.mjs';

await endWithSentence(ensureDependencies);
const preparation = prepareEmulators();
if (!preparation.ok) {
  console.error(`The emulators cannot run here: ${preparation.reason}.`);
  process.exit(1);
}
const { ports, boot, release } = await reserveDefaultOrFreePorts();
useBoot(boot, ports);
if (boot !== '') console.log(`Another program uses a default port of the emulators: using free ports, Hosting on ${ports.hosting}.`);
/** Removes a build for random ports, which no later boot can reuse. */
const removeBuild = () => { if (boot !== '') rmSync(join(root, named('dist-emulators')), { recursive: true, force: true }); };
process.on('exit', removeBuild);
await endWithSentence(() => buildFirebase({ emulators: true }));
await release();
console.log('Starting the emulators …');

let isStopping = false;
let booted = null;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  console.log('\nStopping the emulators …');
  await booted?.stop?.();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

booted = await startEmulators();
if (!booted.ok) {
  console.error(`The emulators cannot run here: ${booted.reason}.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tests/emulators/seed.ts'], {
  cwd: root, stdio: 'inherit',
  env: { ...process.env, ...booted.env },
});
if (status !== 0) await booted.stop().then(() => process.exit(1));
console.log(`\nMarquee is running at ${booted.env.MARQUEE_HOSTING}   (log of the emulators: ${booted.log}; Ctrl-C stops them)`);
void booted.ended.then((code) => {
  if (isStopping) return;
  console.error(`The emulators ended unexpectedly (${code}): see ${booted.log}`);
  process.exit(1);
});
