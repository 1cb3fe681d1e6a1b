// Deploys to a real project: builds what .env.deploy describes, then hands everything to firebase-tools.
// Usage: npm run deploy -- [what firebase deploy takes, such as --only hosting]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFirebase } from './build-firebase.mjs';
import { ensureDependencies, root, run } from './setup.mjs';

if (existsSync(join(root, '.env.deploy'))) process.loadEnvFile(join(root, '.env.deploy'));
const project = process.env.VITE_FIREBASE_PROJECT ?? '';
if (project === '' || project.startsWith('demo-')) {
  console.error('VITE_FIREBASE_PROJECT has to name the project to deploy to: set it in .env.deploy (docs/deploying.md lists what belongs there).');
  process.exit(1);
}
ensureDependencies();
buildFirebase({ emulators: false });
run(process.execPath, ['node_modules/firebase-tools/lib/bin/firebase.js', 'deploy', '--project', project, ...process.argv.slice(2)]);
