// The production build: the catalogue's files, the app, and the first views of the pages that can be drawn ahead.
// Usage: node scripts/build.mjs [outDir]; the profile comes from the environment and the .env files (README, Profiles).
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { profileOrEnd } from './environment.mjs';
import { ensureCatalogue, root, run } from './setup.mjs';

const outDir = process.argv[2] ?? 'dist';
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** A name for what the catalogue's files hold, all together. */
const catalogueHash = () => {
  const folder = join(root, 'public/catalogue');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
};

const profile = await profileOrEnd();
ensureCatalogue();
const version = catalogueHash();
const environment = { MARQUEE_CATALOGUE_PATH: `/catalogue/${version}/` };
run(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], environment);
// The folder carries the hash, so that its files can be kept by browsers for good.
const dist = join(root, outDir);
renameSync(join(dist, 'catalogue'), join(dist, version));
mkdirSync(join(dist, 'catalogue'));
renameSync(join(dist, version), join(dist, 'catalogue', version));
// Only the function below asks for it.
rmSync(join(dist, 'catalogue', version, 'previews.json'));
run(process.execPath, [vite, 'build', '--ssr', 'src/prerender.tsx', '--outDir', `.cache/prerender-${outDir}`, '--emptyOutDir'], environment);
run(process.execPath, ['scripts/prerender.mjs', outDir], environment);

// On Firebase a function fills in the document of a title's page, from facts that it finds beside itself: hosting would serve a file
// of that name ahead of it.
if (profile.backend === 'firebase') {
  const drawn = join(dist, 'details.html');
  const lib = join(root, 'functions/lib');
  mkdirSync(lib, { recursive: true });
  copyFileSync(existsSync(drawn) ? drawn : join(dist, 'shell.html'), join(lib, 'details.html'));
  rmSync(drawn, { force: true });
  // Which titles there are besides.
  writeFileSync(join(lib, 'profile.json'), JSON.stringify({ catalogue: profile.catalogue }));
  rmSync(join(lib, 'catalogue'), { recursive: true, force: true });
  for (const facts of ['details', 'previews.json']) cpSync(join(root, 'public/catalogue', facts), join(lib, 'catalogue', facts), { recursive: true });
}
