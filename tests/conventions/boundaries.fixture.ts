/** File with one import that `rule` forbids. */
export type Planted = { readonly rule: string; readonly at: string; readonly text: string };
/** File with a similar import that every rule allows. */
export type Allowed = { readonly at: string; readonly text: string; readonly because: string };

const packages = ['fp-ts', 'io-ts', 'rxjs', 'xstate', 'react', 'inversify', 'firebase', 'firebase-admin', 'vitest'];
const emptyPackage = (name: string): ReadonlyArray<readonly [string, string]> => [
  [`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }`],
  [`node_modules/${name}/index.js`, 'export const a = 1;'],
  [`node_modules/${name}/index.d.ts`, 'export declare const a: number;'],
];

const file = 'export const a = 1;\n';

/** Targets of the planted imports: one file per layer, and empty packages. */
export const surroundings: Readonly<Record<string, string>> = {
  'src/domain/title.ts': file,
  'src/domain/title.fixture.ts': file,
  'src/domain/cycle-b.ts': "import { a } from './cycle-a';\nexport const b = a;\n",
  'src/application/use-case.ts': file,
  'src/application/ports/clock.ts': file,
  'src/adapters/tmdb/client.ts': file,
  'src/adapters/browser/clock.ts': file,
  'src/adapters/firebase/sdk.ts': "import 'firebase';\nexport const a = 1;\n",
  'src/adapters/firebase/lazy.ts': "import './store';\nexport const a = 1;\n",
  'src/adapters/firebase/store.ts': "import './sdk';\nexport const a = 1;\n",
  'src/composition/compose.ts': file,
  'src/ui/services.ts': file,
  'src/ui/app/routes.ts': file,
  'src/ui/shell/head.ts': file,
  'src/ui/features/home/home-page.ts': file,
  'src/ui/design/button.ts': file,
  'src/ui/messages/design.messages.ts': file,
  'src/ui/messages/home.messages.ts': file,
  'src/start/document/head-script.ts': file,
  '.storybook/screen.tsx': file,
  'src/application/server/create-user.ts': file,
  'functions/src/index.ts': file,
  'tests/users.ts': file,
  ...Object.fromEntries(packages.flatMap(emptyPackage)),
};

const plant = (rule: string, at: string, imported: string): Planted => ({ rule, at, text: `import '${imported}';\n` });

export const planted: ReadonlyArray<Planted> = [
  plant('domain-imports-only-itself', 'src/domain/to-application.ts', '#application/use-case'),
  plant('domain-imports-only-itself', 'src/domain/to-adapter.ts', '#adapters/browser/clock'),
  plant('domain-imports-only-itself', 'src/domain/to-react.ts', 'react'),
  plant('domain-imports-only-itself', 'src/domain/to-node.ts', 'node:fs'),
  plant('domain-imports-only-itself', 'src/domain/to-ui.ts', '../ui/services'),
  plant('application-imports-domain', 'src/application/to-ui.ts', '#ui/services.ts'),
  plant('application-imports-domain', 'src/application/to-react.ts', 'react'),
  plant('application-imports-domain', 'src/application/to-adapter.ts', '#adapters/tmdb/client'),
  plant('adapters-import-domain-and-ports', 'src/adapters/browser/to-use-case.ts', '#application/use-case'),
  plant('adapters-import-domain-and-ports', 'src/adapters/browser/to-composition.ts', '#composition/compose'),
  plant('adapters-are-independent', 'src/adapters/browser/to-tmdb.ts', '#adapters/tmdb/client'),
  plant('adapters-are-independent', 'src/adapters/browser/to-tmdb-by-path.ts', '../tmdb/client'),
  plant('ui-uses-services', 'src/ui/to-adapter.ts', '#adapters/tmdb/client'),
  plant('ui-uses-services', 'src/ui/to-composition.ts', '#composition/compose'),
  plant('ui-uses-services', 'src/ui/to-storybook.ts', '#storybook/screen.tsx'),
  plant('design-has-no-domain', 'src/ui/design/to-domain.ts', '#domain/title'),
  plant('design-has-no-domain', 'src/ui/design/to-ui.ts', '../services'),
  plant('design-has-no-domain', 'src/ui/design/to-texts-of-a-page.ts', '#ui/messages/home.messages.ts'),
  plant('design-has-no-domain', 'src/ui/design/button.stories.tsx', '#storybook/screen.tsx'),
  plant('shell-is-below-features', 'src/ui/shell/to-feature.ts', '#ui/features/home/home-page.ts'),
  plant('shell-is-below-features', 'src/ui/query/to-app.ts', '#ui/app/routes.ts'),
  plant('app-is-above-features', 'src/ui/features/home/to-app.ts', '#ui/app/routes.ts'),
  plant('inversify-only-in-composition', 'src/ui/to-inversify.ts', 'inversify'),
  plant('inversify-only-in-composition', 'src/adapters/browser/to-inversify.ts', 'inversify'),
  plant('firebase-only-in-its-adapter', 'src/composition/to-firebase.ts', 'firebase'),
  plant('firebase-only-in-its-adapter', 'src/adapters/browser/to-firebase.ts', 'firebase'),
  plant('firebase-loads-late', 'src/adapters/firebase/index.ts', './sdk'),
  plant('firebase-loads-late', 'src/composition/to-sdk.ts', '#adapters/firebase/sdk'),
  plant('firebase-loads-late', 'src/composition/to-sdk-through-two-files.ts', '#adapters/firebase/lazy'),
  plant('composition-has-no-ui', 'src/composition/to-ui.ts', '#ui/services.ts'),
  plant('composition-has-no-ui', 'src/composition/to-react.ts', 'react'),
  plant('composition-has-no-ui', 'src/composition/to-storybook.ts', '#storybook/screen.tsx'),
  plant('start-is-not-imported', 'src/ui/to-start.ts', '#start/document/head-script.ts'),
  plant('main-only-starts', 'src/start/main.tsx', '#adapters/browser/clock'),
  plant('stories-run-offline', '.storybook/to-tmdb.ts', '#adapters/tmdb/client'),
  plant('stories-run-offline', '.storybook/to-tests.ts', '../tests/users'),
  plant('app-does-not-import-functions', 'src/ui/to-functions.ts', '../../functions/src/index'),
  plant('functions-import-the-core', 'functions/src/to-ui.ts', '../../src/ui/services'),
  plant('functions-import-the-core', 'functions/src/to-browser.ts', '../../src/adapters/browser/clock'),
  plant('functions-import-the-core', 'functions/src/to-sdk.ts', '../../src/adapters/firebase/sdk'),
  plant('server-use-cases-run-on-backends', 'src/ui/to-server.ts', '#application/server/create-user'),
  plant('server-use-cases-run-on-backends', 'src/application/to-server.ts', './server/create-user'),
  plant('server-use-cases-run-on-backends', 'src/composition/to-server.ts', '#application/server/create-user'),
  plant('server-use-cases-run-on-backends', 'src/adapters/browser/to-server.ts', '#application/server/create-user'),
  plant('server-use-cases-use-ports', 'src/application/server/to-admin-sdk.ts', 'firebase-admin'),
  plant('server-use-cases-use-ports', 'src/application/server/to-use-case.ts', '../use-case'),
  { rule: 'no-cycles', at: 'src/domain/cycle-a.ts', text: "import type { b } from './cycle-b';\nexport const a: typeof b = 1;\n" },
  plant('imports-resolve', 'src/domain/to-nothing.ts', './nothing'),
  plant('tests-are-not-imported', 'src/domain/to-fixture.ts', './title.fixture'),
];

const allow = (at: string, text: string, because: string): Allowed => ({ at, text, because });

export const allowed: ReadonlyArray<Allowed> = [
  allow(
    'src/domain/allowed-packages.ts',
    "import 'fp-ts';\nimport 'io-ts';\nimport 'rxjs';\nimport './title';\n",
    'the domain may use these packages',
  ),
  allow('src/domain/title.test.ts', "import 'vitest';\nimport './title.fixture';\n", 'a test may use fixtures'),
  allow('src/application/uses-domain.ts', "import '#domain/title';\nimport 'xstate';\n", 'use cases import the domain and XState'),
  allow('src/adapters/tmdb/uses-domain.ts', "import '#domain/title';\nimport './client';\n", 'an adapter implements a port of the domain'),
  allow('src/adapters/browser/uses-port.ts', "import '#application/ports/clock';\n", 'an adapter implements a technical port'),
  allow(
    'src/composition/uses-layers.ts',
    "import 'inversify';\nimport '#adapters/tmdb/client';\nimport '#application/use-case';\n",
    'composition may import every layer except the UI',
  ),
  allow(
    'src/ui/uses-use-case.ts',
    "import '#application/use-case';\nimport '#domain/title';\nimport 'react';\nimport '#ui/design/button.ts';\n",
    'React uses the application layer',
  ),
  allow('src/ui/features/home/uses-shell.ts', "import '#ui/shell/head.ts';\n", 'features are built on the shell'),
  allow('src/ui/app/uses-feature.ts', "import '#ui/features/home/home-page.ts';\n", 'the app puts features together'),
  allow('src/ui/design/uses-its-texts.ts', "import '#ui/messages/design.messages.ts';\n", 'the design system has texts of its own'),
  allow('src/ui/page.stories.tsx', "import '#storybook/screen.tsx';\n", 'a story may use the helpers in .storybook'),
  allow(
    'src/adapters/firebase/dynamic-import.ts',
    "export const sdk = () => import('./sdk');\n",
    'a dynamic import does not load the SDK at start',
  ),
  allow(
    'src/composition/type-import.ts',
    "import type { a } from '#adapters/firebase/sdk';\nexport type A = typeof a;\n",
    'a type import is removed by the compiler',
  ),
  allow(
    'src/composition/dynamic-import.ts',
    "export const lazy = () => import('#adapters/firebase/lazy');\n",
    'a dynamically imported file may import the SDK',
  ),
  allow(
    'src/start/main.ts',
    "import '#composition/compose';\nimport '#ui/services.ts';\nimport '#application/use-case';\n",
    'main may import composition, UI and use cases',
  ),
  allow(
    'src/start/document/reads-storage.ts',
    "import '#adapters/browser/clock';\nimport '#ui/services.ts';\n",
    'a script of documents takes constants and functions from every layer',
  ),
  allow(
    '.storybook/scenario.ts',
    "import '#composition/compose';\nimport '#adapters/browser/clock';\nimport '#ui/services.ts';\n",
    'a scenario may compose in-memory adapters',
  ),
  allow(
    'src/application/server/uses-ports.ts',
    "import '#domain/title';\nimport '../ports/clock';\nimport './create-user';\nimport 'fp-ts';\n",
    'a server use case uses ports',
  ),
  allow('src/adapters/memory/runs-server.ts', "import '#application/server/create-user';\n", 'the memory backend runs server use cases'),
  allow('functions/src/endpoints.ts', "import '#application/server/create-user';\n", 'functions run server use cases'),
  allow('functions/src/adapters/lists.ts', "import '#domain/title';\nimport 'firebase-admin';\n", 'an adapter uses the Admin SDK'),
  allow('functions/src/preview.ts', "import '#adapters/tmdb/client';\n", 'functions may use the catalogue adapters'),
  allow('src/adapters/firebase/lists.ts', "import './sdk';\nimport 'firebase';\n", 'the Firebase adapter uses the SDK'),
];
