/** The architecture, executable. Each rule says why it is there; plant a forbidden import once to see it bite. */
const test = '[.](test|stories|contract|fixture)[.]tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-looks-at-nothing',
      comment: 'The domain is true whoever asks: it may use itself and the guests fp-ts, io-ts and rxjs.',
      severity: 'error',
      from: { path: '^src/domain', pathNot: test },
      to: { pathNot: ['^src/domain', '^node_modules/(fp-ts|io-ts|rxjs)/'] },
    },
    {
      name: 'application-looks-at-domain',
      comment: 'Use cases and machines are portable: no React, storage or navigation; guests are fp-ts, rxjs and xstate.',
      severity: 'error',
      from: { path: '^src/application', pathNot: test },
      to: { pathNot: ['^src/(application|domain)', '^node_modules/(fp-ts|io-ts|rxjs|xstate)/'] },
    },
    {
      name: 'adapters-look-at-domain',
      comment: 'An adapter makes a port real; what people can do is not its business.',
      severity: 'error',
      from: { path: '^src/adapters', pathNot: test },
      to: { path: '^src/(application|composition|ui)' },
    },
    {
      name: 'adapters-never-meet',
      comment: 'One folder per outside thing, so that each can be swapped alone.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/', pathNot: test },
      to: { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'ui-goes-through-the-door',
      comment: 'React gets use cases by useService; it never sees adapters or how the app was put together.',
      severity: 'error',
      from: { path: '^src/ui', pathNot: test },
      to: { path: ['^src/(adapters|composition)', '^[.]storybook'] },
    },
    {
      name: 'design-knows-no-domain',
      comment: 'The design system speaks of posters and buttons, not of users and lists.',
      severity: 'error',
      from: { path: '^src/ui/design' },
      to: { path: ['^src/(domain|application|adapters|composition)', '^src/ui/(?!design)', '^[.]storybook'] },
    },
    {
      name: 'inversify-stays-in-composition',
      comment: 'The container is a detail of putting the app together.',
      severity: 'error',
      from: { path: '^(src|functions|[.]storybook)', pathNot: '^src/composition' },
      to: { path: '^node_modules/(inversify|@inversifyjs|reflect-metadata)' },
    },
    {
      name: 'firebase-stays-in-its-adapter',
      comment: 'The engine can be swapped: nobody else names it.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/adapters/firebase' },
      to: { path: '^node_modules/(firebase|@firebase)' },
    },
    {
      name: 'firebase-comes-late',
      comment: 'Strangers download none of it: the SDK is reached by import() only.',
      severity: 'error',
      from: { path: '^src/adapters/firebase/index' },
      to: { path: '^(src/adapters/firebase/sdk|node_modules/(firebase|@firebase))', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    { name: 'no-circles', comment: 'What depends on itself cannot be read alone.', severity: 'error', from: {}, to: { circular: true } },
    { name: 'everything-exists', comment: 'An import has to lead somewhere.', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'tests-are-not-imported',
      comment: 'What ships does not lean on what proves it.',
      severity: 'error',
      from: { path: '^src', pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|woff2|png|svg)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'], mainFields: ['module', 'main', 'types'] },
  },
};
