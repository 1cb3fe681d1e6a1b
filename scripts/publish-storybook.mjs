// Builds Storybook as static files that work below any path, and deploys them to a Firebase Hosting site if one is named.
// Usage: npm run publish:storybook -- [folder] [--site <Hosting site> [--project <id>]]
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, endWithSentence } from './command-error.mjs';
import { ensureCatalogue, ensureDependencies, root, run } from './setup.mjs';

const USAGE = 'npm run publish:storybook -- [folder] [--site <Hosting site> [--project <id>]]';
/** Written next to the package because firebase-tools reads `public` relative to it; ignored by git. */
const CONFIG = 'firebase.storybook.json';

/** Returns why a build may not empty a folder, as a sentence; null if it is new, empty or an earlier Storybook. */
export const whyNotEmptied = (folder) => {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder);
  return files.length === 0 || (files.includes('iframe.html') && files.includes('index.json'))
    ? null
    : `${folder} contains other files, which the build would delete: name a new or empty folder.`;
};

/** Returns the Hosting configuration of a site that shows a folder. Search engines leave it out. */
export const storybookHosting = (site, folder) => ({
  hosting: {
    site,
    public: relative(root, folder),
    headers: [
      {
        source: '**',
        headers: [
          { key: 'X-Robots-Tag', value: 'noindex' },
          { key: 'Cache-Control', value: 'no-cache' },
        ],
      },
    ],
  },
});

const publish = () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' }, project: { type: 'string' } } });
  if (positionals.length > 1) throw new CommandError(USAGE);
  if (existsSync(join(root, '.env.deploy'))) process.loadEnvFile(join(root, '.env.deploy'));
  const project = values.project ?? process.env.VITE_FIREBASE_PROJECT;
  if (values.site !== undefined && (project ?? '') === '')
    throw new CommandError(`Name the project of the site ${values.site}: --project <id>.`);
  const folder = resolve(positionals[0] ?? join(root, 'storybook-static'));
  const reason = whyNotEmptied(folder);
  if (reason !== null) throw new CommandError(reason);
  ensureDependencies();
  ensureCatalogue();
  // Stories use the memory backend and the embedded catalogue, whatever .env files say. A relative address holds below any path.
  const environment = { VITE_BACKEND: 'memory', VITE_CATALOGUE: 'embedded', MARQUEE_CATALOGUE_PATH: './catalogue/' };
  run(process.execPath, [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '--quiet', '-o', folder], environment);
  console.log(`Storybook is in ${folder}: copy it to any web server, below any path.`);
  if (values.site === undefined) return;
  writeFileSync(join(root, CONFIG), JSON.stringify(storybookHosting(values.site, folder), null, 2));
  run(process.execPath, [
    join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'deploy', '--only', 'hosting', '--config', CONFIG, '--project', project,
  ]);
};

if (process.argv[1] === import.meta.filename) await endWithSentence(publish);
