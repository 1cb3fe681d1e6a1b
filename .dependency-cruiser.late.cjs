/**
 * Rules about code that loads late. Tests, dynamic imports and type imports are excluded, so the rest is the code that a browser downloads
 * at start.
 */
const { options } = require('./.dependency-cruiser.cjs');
const test = '[.](test|stories|contract|fixture)[.]tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'firebase-loads-late',
      // The outbox's worker is a file of its own, for members.
      comment: 'Visitors download no Firebase: the SDK is reached by import() only.',
      severity: 'error',
      from: {
        path: '^src/(start/|domain/|application/|composition/|ui/|adapters/firebase/index)', pathNot: '^src/composition/outbox-worker/',
      },
      to: { path: '^node_modules/(firebase|@firebase)/', reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false, exclude: { path: `${options.exclude.path}|${test}`, dynamic: true } },
};
