/** The layers of docs/architecture.md as rules. `tests/conventions/boundaries.test.ts` breaks each rule once. */
const test = '[.](test|stories|contract|fixture)[.]tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-only-itself',
      comment: 'The domain imports itself, fp-ts, io-ts, rxjs, a library of pure functions (order keys) and the operator’s list of picture hosts, so that its rules run anywhere.',
      from: { path: '^src/domain', pathNot: test },
      to: { pathNot: ['^src/domain', '^operator/picture-hosts[.]json$', '^node_modules/(fp-ts|io-ts|rxjs|fractional-indexing)/'] },
    },
    {
      name: 'application-imports-domain',
      comment: 'Use cases and machines stay free of React, storage and navigation. Papa Parse formats CSV and does nothing else.',
      from: { path: '^src/application', pathNot: test },
      to: { pathNot: ['^src/(application|domain)', '^node_modules/(fp-ts|io-ts|rxjs|xstate|papaparse|fflate|chardet)/'] },
    },
    {
      name: 'adapters-import-domain-and-ports',
      comment: 'An adapter implements ports of the domain or of application/ports and calls no use case, except the memory backend, which runs those of the server.',
      from: { path: '^src/adapters', pathNot: test },
      to: { path: ['^src/(composition|ui)', '^src/application/(?!ports/|server/)'] },
    },
    {
      name: 'server-use-cases-run-on-backends',
      comment: 'Only the functions and the memory backend, which loads late, run server use cases: visitors download none.',
      from: { path: '^(src|[.]storybook)/', pathNot: [test, '^src/(application/server|adapters/memory)/'] },
      to: { path: '^src/application/server/' },
    },
    {
      name: 'server-use-cases-use-ports',
      comment: 'Server use cases work on ports only, so that functions, the memory backend and tests run the same ones.',
      from: { path: '^src/application/server/', pathNot: test },
      to: { pathNot: ['^src/domain/', '^src/application/(ports|server)/', '^node_modules/(fp-ts|papaparse)/'] },
    },
    {
      name: 'adapters-are-independent',
      comment: 'Each technology has one folder, so that it can be replaced alone.',
      from: { path: '^src/adapters/([^/]+)/', pathNot: test },
      to: { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'ui-uses-services',
      comment: 'React gets use cases through useService and imports no adapter.',
      from: { path: '^src/ui', pathNot: test },
      to: { path: ['^src/(adapters|composition)', '^[.]storybook'] },
    },
    {
      name: 'design-has-no-domain',
      comment: 'The design system has no domain types, so that it can be shown and tested alone.',
      // Its texts are in a file of their own, which is held to the same rule.
      from: { path: '^src/ui/(design|messages/design[.]messages)' },
      to: {
        path: [
          '^src/(domain|application|adapters|composition)',
          '^src/ui/(?!design|messages/design[.]messages)',
          '^[.]storybook/(?!story-expect[.])',
        ],
      },
    },
    {
      name: 'shell-is-below-features',
      comment: 'Features are built on the shell, the query cache, forms and hooks, which know none of them.',
      from: { path: '^src/ui/(?!app/|features/)', pathNot: test },
      to: { path: '^src/ui/(app|features)/' },
    },
    {
      name: 'app-is-above-features',
      comment: 'The app puts features together: routes, layouts, dialogs. A feature knows only the shell.',
      from: { path: '^src/ui/features/', pathNot: test },
      to: { path: '^src/ui/app/' },
    },
    {
      name: 'inversify-only-in-composition',
      comment: 'Only composition imports Inversify.',
      from: { path: '^(src|functions|[.]storybook)', pathNot: '^src/composition' },
      to: { path: '^node_modules/(inversify|@inversifyjs|reflect-metadata)' },
    },
    {
      name: 'firebase-only-in-its-adapter',
      comment: 'Only the Firebase adapter imports the SDK, so that the backend can be replaced.',
      from: { path: '^src', pathNot: '^src/adapters/firebase' },
      to: { path: '^node_modules/(firebase|@firebase)' },
    },
    {
      name: 'composition-has-no-ui',
      comment: 'Composition binds services and renders nothing.',
      from: { path: '^src/composition', pathNot: test },
      to: { path: ['^src/(ui|start)', '^([.]storybook|functions)/', '^node_modules/(react|react-dom|@types/react)/'] },
    },
    {
      name: 'start-is-not-imported',
      comment: 'What happens before and around the app’s start knows the app, and the app does not know it.',
      from: { path: '^(src/(?!start/)|functions|[.]storybook)' },
      to: { path: '^src/start/' },
    },
    {
      name: 'main-only-starts',
      comment: 'main.tsx composes the app and renders it; composition chooses the adapters.',
      from: { path: '^src/start/(main|hydration/)' },
      to: { path: '^(src/adapters|[.]storybook|functions)/' },
    },
    {
      name: 'stories-run-offline',
      comment: 'Stories run on in-memory data: no server, no TMDB.',
      from: { path: '^[.]storybook' },
      to: { path: ['^src/adapters/(firebase|tmdb|functions-api)/', '^(functions|tests|bench)/'] },
    },
    {
      name: 'app-does-not-import-functions',
      comment: 'App and functions share the domain and URLs only.',
      from: { path: '^(src|[.]storybook)/', pathNot: test },
      to: { path: '^functions/' },
    },
    {
      name: 'functions-import-the-core',
      comment: 'Functions share the domain, the application layer and the catalogues, and nothing of the browser.',
      from: { path: '^functions/', pathNot: test },
      to: { path: '^(src/(?!domain/|application/|adapters/(tmdb|embedded-catalogue)/)|[.]storybook/)' },
    },
    {
      name: 'no-cycles',
      comment: 'No module depends on itself, directly or through others.',
      from: {},
      to: { circular: true },
    },
    { name: 'imports-resolve', comment: 'Every import resolves.', from: {}, to: { couldNotResolve: true } },
    {
      name: 'tests-are-not-imported',
      comment: 'Shipped code imports no test code.',
      from: { path: '^src', pathNot: test },
      to: { path: test },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|woff2|png|svg)$' },
    tsPreCompilationDeps: true,
    // Leaves out what no rule asks for: the dependents of every file, and cycles for the rules about late code.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
