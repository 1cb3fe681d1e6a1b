// One command: the app on Firebase's emulators, seeded, served as hosting serves it. Ctrl-C stops everything.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFirebase } from './build-firebase.mjs';
import { prepareEmulators, startEmulators } from './emulators.mjs';
import { holdUsualOrFreePorts } from '../test/free-ports.mjs';
import { named, useBoot } from './ports.mjs';
import { ensureDependencies, root } from '../setup.mjs';

ensureDependencies();
const able = prepareEmulators();
if (!able.ok) {
  console.error(`The emulators cannot run here: ${able.reason}.`);
  process.exit(1);
}
const { ports, boot, release } = await holdUsualOrFreePorts();
useBoot(boot, ports);
if (boot !== '') console.log(`Another program uses a usual port of the emulators: this boot has free ones, Hosting at ${ports.hosting}.`);
/** Removes the build for ports that no later boot has. */
const tidy = () => { if (boot !== '') rmSync(join(root, named('dist-emulators')), { recursive: true, force: true }); };
process.on('exit', tidy);
buildFirebase({ emulators: true });
await release();
console.log('Starting the emulators …');

let stopping = false;
let booted = null;
const stop = async () => {
  if (stopping) return;
  stopping = true;
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
const { status } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tests/emulators/seed.ts'], { cwd: root, stdio: 'inherit', env: { ...process.env, ...booted.env } });
if (status !== 0) await booted.stop().then(() => process.exit(1));
console.log(`\nMarquee is at ${booted.env.MARQUEE_HOSTING}   (what the emulators say: ${booted.log}; Ctrl-C stops them)`);
void booted.ended.then((code) => {
  if (stopping) return;
  console.error(`The emulators ended by themselves (${code}): see ${booted.log}`);
  process.exit(1);
});
