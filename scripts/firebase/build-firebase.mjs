// Builds the app on Firebase and its server functions.
// Usage: node scripts/firebase/build-firebase.mjs [--emulators] [--budgets]   (default: for the project in .env.deploy)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPortsText, emulatorVariables, named, portsOf } from './ports.mjs';
import { endWithSentence } from '../command-error.mjs';
import { root, run } from '../setup.mjs';

/** Returns the file with the ports of an emulator build. Hosting serves no file whose name starts with a dot. */
const portsFile = (boot) => join(root, named('dist-emulators', boot), '.ports');

/** Returns the ports of a boot's build; null without such a build. */
export const builtPorts = (boot) => (existsSync(portsFile(boot)) ? portsOf(readFileSync(portsFile(boot), 'utf8')) : null);

/**
 * Builds `dist-emulators` or `dist-firebase`, then the functions, which serve one of the build's documents.
 * @param budgets whether the sizes of the build are checked.
 */
export const buildFirebase = ({ emulators, budgets = false }) => {
  const environment = { VITE_BACKEND: 'firebase', ...(emulators ? emulatorVariables() : { VITE_FIREBASE_EMULATORS: '' }) };
  const folder = emulators ? named('dist-emulators') : 'dist-firebase';
  run(process.execPath, ['scripts/build.mjs', folder], environment);
  if (budgets) run(process.execPath, ['scripts/budgets.mjs', folder], environment);
  run(process.execPath, ['scripts/firebase/build-functions.mjs']);
  if (emulators) writeFileSync(portsFile(), asPortsText(portsOf()));
};

if (process.argv[1]?.endsWith('build-firebase.mjs')) {
  const [emulators, budgets] = ['--emulators', '--budgets'].map((option) => process.argv.includes(option));
  if (!emulators && existsSync(join(root, '.env.deploy'))) process.loadEnvFile(join(root, '.env.deploy'));
  await endWithSentence(() => buildFirebase({ emulators, budgets }));
}
