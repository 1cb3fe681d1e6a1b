// Deploys to a real project: builds with the configuration in .env.deploy, then runs `firebase deploy`.
// Usage: npm run deploy -- [options of firebase deploy, such as --only hosting]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotDeployable } from './deployable.mjs';
import { ensureDependencies, root, run } from '../setup.mjs';

if (existsSync(join(root, '.env.deploy'))) process.loadEnvFile(join(root, '.env.deploy'));
Object.assign(process.env, { VITE_BACKEND: 'firebase', VITE_FIREBASE_EMULATORS: '' });
ensureDependencies();
// These modules need installed packages, so they load after `ensureDependencies`.
const { readConfigOrExit } = await import('../environment.mjs');
const { buildFirebase } = await import('./build-firebase.mjs');
const { writeDeployConfig } = await import('./hosting-config.mjs');
const profile = await readConfigOrExit();
const reason = whyNotDeployable(profile);
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}
buildFirebase({ emulators: false });
run(process.execPath, ['node_modules/firebase-tools/lib/bin/firebase.js', 'deploy', '--config', writeDeployConfig(), '--project', profile.firebase.projectId, ...process.argv.slice(2)]);
