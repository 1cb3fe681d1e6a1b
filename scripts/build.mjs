// The production build: the catalogue's files, the app, and the first views of the pages that can be drawn ahead.
// Usage: node scripts/build.mjs [outDir]; the profile comes from VITE_BACKEND and VITE_CATALOGUE.
import { ensureCatalogue, root, run } from './setup.mjs';
import { join } from 'node:path';

const outDir = process.argv[2] ?? 'dist';
const vite = join(root, 'node_modules/vite/bin/vite.js');

ensureCatalogue();
run(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir']);
run(process.execPath, [vite, 'build', '--ssr', 'src/prerender.tsx', '--outDir', `.cache/prerender-${outDir}`, '--emptyOutDir']);
run(process.execPath, ['scripts/prerender.mjs', outDir]);
