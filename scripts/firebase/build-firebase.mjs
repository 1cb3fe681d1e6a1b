// The app on Firebase and its server functions, ready for hosting.
// Usage: node scripts/firebase/build-firebase.mjs [--emulators]   (for the emulators; else for the project that .env.deploy names)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPortsText, emulatorVariables, named, portsOf } from './ports.mjs';
import { root, run } from '../setup.mjs';

/** Keeps the ports that a build for the emulators was made for. Hosting serves no file whose name begins with a dot. */
const portsFile = (boot) => join(root, named('dist-emulators', boot), '.ports');

/** Returns the ports that the build of a boot was made for; null where there is no such build. */
export const builtPorts = (boot) => (existsSync(portsFile(boot)) ? portsOf(readFileSync(portsFile(boot), 'utf8')) : null);

/** Builds `dist-emulators` or `dist-firebase`, then the functions, which serve one of its documents. */
export const buildFirebase = ({ emulators }) => {
  const environment = { VITE_BACKEND: 'firebase', ...(emulators ? emulatorVariables() : { VITE_FIREBASE_EMULATORS: '' }) };
  run(process.execPath, ['scripts/build.mjs', emulators ? named('dist-emulators') : 'dist-firebase'], environment);
  run(process.execPath, ['scripts/firebase/build-functions.mjs']);
  if (emulators) writeFileSync(portsFile(), asPortsText(portsOf()));
};

if (process.argv[1]?.endsWith('build-firebase.mjs')) {
  const emulators = process.argv.includes('--emulators');
  if (!emulators && existsSync(join(root, '.env.deploy'))) process.loadEnvFile(join(root, '.env.deploy'));
  buildFirebase({ emulators });
}
