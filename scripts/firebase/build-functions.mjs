// Bundles the server functions with the code that they share with the app. The external packages come from functions/package.json.
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../setup.mjs';

await build({
  absWorkingDir: root,
  entryPoints: ['functions/src/index.ts'],
  outfile: join(root, 'functions/lib/index.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  tsconfig: 'tsconfig.json',
  sourcemap: true,
  logLevel: 'warning',
  external: [
    '@simplewebauthn/server', 'firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*', 'sharp', 'web-push',
  ],
});
