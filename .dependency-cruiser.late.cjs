/**
 * What may only come late. Here import() is no way to get somewhere, and what is a type alone is not there any more: what is left is
 * what a browser downloads together.
 */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'firebase-comes-late',
      comment: 'Strangers download none of it: the SDK is reached by import() only, however many files lie between.',
      severity: 'error',
      from: { path: '^src/(main|prerender|domain/|application/|composition/|ui/|adapters/firebase/index)', pathNot: '[.](test|stories|contract|fixture)[.]tsx?$' },
      to: { path: '^node_modules/(firebase|@firebase)/', reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false, exclude: { ...options.exclude, dynamic: true } },
};
