// Writes the worker that sends members' unsent changes after the app is closed into a build on Firebase.
import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** The file has this name in every build: browsers compare it with the one they have. */
export const OUTBOX_WORKER = 'outbox-worker.js';

/** Writes the worker, with all that it needs in one file. */
export const writeOutboxWorker = (dist, config) =>
  build({
    absWorkingDir: root,
    entryPoints: ['src/composition/outbox-worker/outbox-worker.ts'],
    outfile: join(dist, OUTBOX_WORKER),
    bundle: true, minify: true, format: 'iife', logLevel: 'error', legalComments: 'none',
    alias: { re2js: join(root, 'scripts/build/no-regular-expressions.mjs') },
    // Only Chromium's browsers have background sync.
    target: 'chrome111',
    // Firebase has a build of its sign-in for workers, and rxjs one with native classes.
    conditions: ['webworker', 'es2015', 'module'],
    define: { 'process.env.NODE_ENV': '"production"', __ENVIRONMENT__: JSON.stringify(config) },
  });
