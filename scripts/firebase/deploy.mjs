// Deploys to a real project: builds with the configuration in .env.deploy, then runs `firebase deploy`.
// Usage: npm run deploy -- [options of firebase deploy, such as --only hosting]
//        npm run deploy -- --check   reads from the project what has to be right before the first deployment, and deploys nothing
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { whyNotDeployable, whyNotSignedIn, whyPasswordsUnchecked } from './deployable.mjs';
import { endWithSentence } from '../command-error.mjs';
import { ensureDependencies, root, run } from '../setup.mjs';

if (existsSync(join(root, '.env.deploy'))) process.loadEnvFile(join(root, '.env.deploy'));
Object.assign(process.env, { VITE_BACKEND: 'firebase', VITE_FIREBASE_EMULATORS: '' });
await endWithSentence(ensureDependencies);
// These modules need installed packages, so they load after `ensureDependencies`.
const { readConfigOrExit } = await import('../environment.mjs');
const { buildFirebase } = await import('./build-firebase.mjs');
const { writeDeployConfig } = await import('./hosting-config.mjs');
const profile = await readConfigOrExit();
const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';
/** Returns the accounts that are signed in to firebase-tools; it reads them from a file. */
const listAccounts = () => {
  const { stdout } = spawnSync(process.execPath, [firebase, 'login:list', '--json'], { cwd: root, encoding: 'utf8' });
  try {
    return JSON.parse(stdout).result ?? [];
  } catch {
    return [];
  }
};
const { tsImport } = await import('tsx/esm/api');
const { MIN_PASSWORD_LENGTH: min, MAX_PASSWORD_LENGTH: max } = await tsImport('../../src/domain/users/password.ts', import.meta.url);
const unusable = whyNotDeployable(profile);
if (unusable === null && process.argv.includes('--check')) {
  const { checkProject } = await tsImport('./checks/check-project.ts', import.meta.url);
  process.exit(
    await endWithSentence(() =>
      checkProject({
        project: profile.firebase.projectId, site: profile.site, usesTmdb: profile.catalogue === 'tmdb',
        usesPush: (process.env.PUSH_PUBLIC_KEY ?? '') !== '',
        usesGoogle: profile.firebase.hasGoogle === true, passkeyOrigin: profile.firebase.passkeyOrigin ?? null,
      }),
    ),
  );
}
// All are known before the build, which takes minutes.
const reason =
  unusable ??
  whyNotSignedIn({ env: process.env, home: homedir(), listAccounts }) ??
  (await whyPasswordsUnchecked(profile.firebase, profile.site, { min, max }));
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}
const { unfilledTexts } = await tsImport('../operator/operator-texts.ts', import.meta.url);
for (const file of unfilledTexts(join(root, 'operator')))
  console.warn(`Warning: ${file} is not filled in. The page tells visitors so (operator/README.md).`);
await endWithSentence(() => {
  buildFirebase({ emulators: false });
  run(process.execPath, [
    firebase, 'deploy', '--config',
    writeDeployConfig(profile.firebase.hasGoogle === true ? profile.firebase.authDomain : null),
    '--project', profile.firebase.projectId,
    ...process.argv.slice(2),
  ]);
});
