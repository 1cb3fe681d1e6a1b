// Bundles the scripts that documents contain or link (`src/start`), each as one classic script.
// Usage: node scripts/prerender/start-bundles.mjs; writes the code by name as JSON.
import { join } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { root } from '../setup.mjs';

/** Marks where `index.html` has the scripts that run first. */
export const START_SCRIPTS = '<!-- scripts of the first view -->';

/** Entries in `src/start` by the name of the script. The development server and tests use the parts of `head` alone. */
const ENTRIES = {
  head: 'document/head', outdated: 'document/outdated', details: 'document/details-start', search: 'document/search-start',
  featured: 'document/featured-start', programme: 'document/programme-start', date: 'document/board-date',
  cards: 'tmdb/fill-cards', landing: 'tmdb/fill-landing', title: 'tmdb/fill-title', person: 'tmdb/fill-person',
  theme: 'document/theme-start', bootError: 'document/boot-error', failedFiles: 'document/failed-files', appStart: 'document/app-start',
};

/** Older than what the app needs: in a browser without its features the document stays readable. */
const TARGET = 'es2020';

/** Leaves out modules of the app of which nothing is used. Those of the scripts run when they are imported. */
const onlyUsed = {
  name: 'only-used',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[.#]/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === onlyUsed) return undefined;
      const found = await resolve(path, { ...options, pluginData: onlyUsed });
      return { ...found, sideEffects: found.path.startsWith(join(root, 'src/start/')) };
    }),
};

/** Returns the minified code of scripts by name. */
export const bundleStart = async (names = Object.keys(ENTRIES)) => {
  const { outputFiles } = await build({
    absWorkingDir: root, entryPoints: names.map((name) => ({ in: `src/start/${ENTRIES[name]}.ts`, out: name })), outdir: '.',
    bundle: true, minifySyntax: true, write: false, format: 'iife', target: TARGET, charset: 'utf8', logLevel: 'error', plugins: [onlyUsed],
    // Without `strict`, which would repeat a directive in every script.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const minified = await Promise.all(
    outputFiles.map(({ text }) => minify(text, { ecma: 2020, compress: { passes: 4, ecma: 2020 } })),
  );
  return Object.fromEntries(minified.map(({ code }, index) => [names[index], code]));
};

if (process.argv[1] === import.meta.filename) process.stdout.write(JSON.stringify(await bundleStart()));
