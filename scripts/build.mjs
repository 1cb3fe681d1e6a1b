// Makes the production build: the catalogue's files, the app, and the prerendered first views.
// Usage: node scripts/build.mjs [outDir]; the configuration comes from the environment and the .env files (README).
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError, endWithSentence } from './command-error.mjs';
import { readConfigOrExit } from './environment.mjs';
import { ONLY_ON_SERVER, readCatalogueFiles } from './build/catalogue-files.mjs';
import { writeOutboxWorker } from './build/outbox-worker.mjs';
import { writeRemovingWorker, writeSiteWorker } from './build/site-worker.mjs';
import { manifestOf } from './manifest.mjs';
import { ensureCatalogue, root, run } from './setup.mjs';

const outDir = process.argv[2] ?? 'dist';
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** Returns the public key of the site's push notifications; null without one. */
const pushKeyOf = (text = '') => {
  if (text === '') return null;
  if (!/^B[\w-]{86}$/.test(text))
    throw new CommandError(`PUSH_PUBLIC_KEY is "${text}": it has to be the public key that "npx web-push generate-vapid-keys" prints.`);
  return text;
};

const build = async () => {
  const profile = await readConfigOrExit();
  ensureCatalogue();
  const { version, files, bytes } = readCatalogueFiles(join(root, 'public/catalogue'));
  const environment = { MARQUEE_CATALOGUE_PATH: `/catalogue/${version}/`, MARQUEE_CATALOGUE_BYTES: String(bytes) };
  run(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], environment);
  const dist = join(root, outDir);
  const shipsCatalogue = profile.catalogue === 'embedded';
  if (shipsCatalogue) {
    // The folder's name contains the hash, so that browsers can cache its files permanently.
    renameSync(join(dist, 'catalogue'), join(dist, version));
    mkdirSync(join(dist, 'catalogue'));
    renameSync(join(dist, version), join(dist, 'catalogue', version));
    rmSync(join(dist, 'catalogue', version, ONLY_ON_SERVER));
    writeFileSync(join(dist, 'catalogue', version, 'files.json'), JSON.stringify(files));
  } else {
    // Vite copies the whole folder `public`.
    rmSync(join(dist, 'catalogue'), { recursive: true });
  }
  writeFileSync(
    join(dist, 'notices.txt'),
    `${readFileSync(join(root, 'NOTICE'), 'utf8')}\n${readFileSync(join(dist, 'notices.txt'), 'utf8')}`,
  );
  run(
    process.execPath,
    [vite, 'build', '--ssr', 'src/start/prerender/prerender.tsx', '--outDir', `.cache/prerender-${outDir}`, '--emptyOutDir'],
    environment,
  );
  run(process.execPath, ['scripts/prerender.mjs', outDir], environment);
  if (profile.backend === 'firebase') await writeOutboxWorker(dist, profile);
  if (process.env.MARQUEE_WORKER === 'remove') await writeRemovingWorker(dist);
  else await writeSiteWorker(dist, manifestOf(dist), profile, environment.MARQUEE_CATALOGUE_PATH);

  // On Firebase a function fills in the documents of titles, people and shared lists, from catalogue files next to its code, from TMDB and
  // from Firestore. The documents must not be in the published folder: Hosting serves a file before a function.
  if (profile.backend === 'firebase') {
    const lib = join(root, 'functions/lib');
    mkdirSync(lib, { recursive: true });
    for (const page of ['details.html', 'person.html']) renameSync(join(dist, page), join(lib, page));
    copyFileSync(join(dist, 'shell.html'), join(lib, 'shell.html'));
    // The functions read what the app was built with from this file.
    const posters = join(dist, 'posters');
    const drawn = existsSync(posters) ? readdirSync(posters).map((file) => basename(file, '.jpg')) : [];
    writeFileSync(join(lib, 'profile.json'), JSON.stringify({
      catalogue: profile.catalogue, site: profile.site, posters: drawn, pushKey: pushKeyOf(process.env.PUSH_PUBLIC_KEY),
      passkeys: profile.firebase.passkeyOrigin ?? null,
    }));
    rmSync(join(lib, 'catalogue'), { recursive: true, force: true });
    if (shipsCatalogue)
      for (const facts of ['details', 'people', ONLY_ON_SERVER])
        cpSync(join(root, 'public/catalogue', facts), join(lib, 'catalogue', facts), { recursive: true });
  }
};

await endWithSentence(build);
