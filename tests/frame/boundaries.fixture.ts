/** A file with an import that a rule refuses. */
export type Planted = { readonly rule: string; readonly at: string; readonly text: string };
/** A file with an import that looks alike and is fine. */
export type Allowed = { readonly at: string; readonly text: string; readonly because: string };

const guests = ['fp-ts', 'io-ts', 'rxjs', 'xstate', 'react', 'inversify', 'firebase', 'firebase-admin', 'vitest'];
const guest = (name: string): ReadonlyArray<readonly [string, string]> => [
  [`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }`],
  [`node_modules/${name}/index.js`, 'export const a = 1;'],
  [`node_modules/${name}/index.d.ts`, 'export declare const a: number;'],
];

const file = 'export const a = 1;\n';

/** What the planted files import: one file in every room of the house, and packages that are there in name only. */
export const surroundings: Readonly<Record<string, string>> = {
  'src/domain/title.ts': file,
  'src/domain/title.fixture.ts': file,
  'src/domain/hen.ts': "import { egg } from './egg';\nexport const hen = egg;\n",
  'src/application/key.ts': file,
  'src/adapters/tmdb/request.ts': file,
  'src/adapters/browser/clock.ts': file,
  'src/adapters/firebase/sdk.ts': "import 'firebase';\nexport const a = 1;\n",
  'src/adapters/firebase/lazily.ts': "import './store';\nexport const a = 1;\n",
  'src/adapters/firebase/store.ts': "import './sdk';\nexport const a = 1;\n",
  'src/composition/compose.ts': file,
  'src/ui/services.ts': file,
  'src/ui/design/button.ts': file,
  '.storybook/screen.tsx': file,
  'functions/src/world.ts': file,
  'functions/src/serve.ts': file,
  'functions/src/adapters/members.ts': file,
  'tests/people.ts': file,
  ...Object.fromEntries(guests.flatMap(guest)),
};

const plant = (rule: string, at: string, imported: string): Planted => ({ rule, at, text: `import '${imported}';\n` });

export const planted: ReadonlyArray<Planted> = [
  plant('domain-looks-at-nothing', 'src/domain/asks-application.ts', '#application/key'),
  plant('domain-looks-at-nothing', 'src/domain/asks-adapter.ts', '#adapters/browser/clock'),
  plant('domain-looks-at-nothing', 'src/domain/asks-react.ts', 'react'),
  plant('domain-looks-at-nothing', 'src/domain/asks-node.ts', 'node:fs'),
  plant('domain-looks-at-nothing', 'src/domain/asks-upstairs.ts', '../ui/services'),
  plant('application-looks-at-domain', 'src/application/asks-ui.ts', '#ui/services.ts'),
  plant('application-looks-at-domain', 'src/application/asks-react.ts', 'react'),
  plant('application-looks-at-domain', 'src/application/asks-adapter.ts', '#adapters/tmdb/request'),
  plant('adapters-look-at-domain', 'src/adapters/browser/asks-application.ts', '#application/key'),
  plant('adapters-look-at-domain', 'src/adapters/browser/asks-composition.ts', '#composition/compose'),
  plant('adapters-never-meet', 'src/adapters/browser/asks-neighbour.ts', '#adapters/tmdb/request'),
  plant('adapters-never-meet', 'src/adapters/browser/asks-neighbour-nearby.ts', '../tmdb/request'),
  plant('ui-goes-through-the-door', 'src/ui/asks-adapter.ts', '#adapters/tmdb/request'),
  plant('ui-goes-through-the-door', 'src/ui/asks-composition.ts', '#composition/compose'),
  plant('ui-goes-through-the-door', 'src/ui/asks-storybook.ts', '#storybook/screen.tsx'),
  plant('design-knows-no-domain', 'src/ui/design/asks-domain.ts', '#domain/title'),
  plant('design-knows-no-domain', 'src/ui/design/asks-ui.ts', '../services'),
  plant('design-knows-no-domain', 'src/ui/design/button.stories.tsx', '#storybook/screen.tsx'),
  plant('inversify-stays-in-composition', 'src/ui/asks-container.ts', 'inversify'),
  plant('inversify-stays-in-composition', 'src/adapters/browser/asks-container.ts', 'inversify'),
  plant('firebase-stays-in-its-adapter', 'src/composition/asks-firebase.ts', 'firebase'),
  plant('firebase-stays-in-its-adapter', 'src/adapters/browser/asks-firebase.ts', 'firebase'),
  plant('firebase-comes-late', 'src/adapters/firebase/index.ts', './sdk'),
  plant('firebase-comes-late', 'src/composition/asks-sdk.ts', '#adapters/firebase/sdk'),
  plant('firebase-comes-late', 'src/composition/asks-by-two-others.ts', '#adapters/firebase/lazily'),
  plant('composition-draws-nothing', 'src/composition/asks-ui.ts', '#ui/services.ts'),
  plant('composition-draws-nothing', 'src/composition/asks-react.ts', 'react'),
  plant('composition-draws-nothing', 'src/composition/asks-storybook.ts', '#storybook/screen.tsx'),
  plant('main-only-starts', 'src/main.tsx', '#adapters/browser/clock'),
  plant('stories-need-nothing-outside', '.storybook/asks-tmdb.ts', '#adapters/tmdb/request'),
  plant('stories-need-nothing-outside', '.storybook/asks-tests.ts', '../tests/people'),
  plant('the-app-knows-no-server', 'src/ui/asks-server.ts', '../../functions/src/scenario'),
  plant('functions-share-the-core', 'functions/src/asks-ui.ts', '../../src/ui/services'),
  plant('functions-share-the-core', 'functions/src/asks-browser.ts', '../../src/adapters/browser/clock'),
  plant('functions-share-the-core', 'functions/src/asks-sdk.ts', '../../src/adapters/firebase/sdk'),
  plant('handlers-know-no-platform', 'functions/src/handlers/asks-admin.ts', 'firebase-admin'),
  plant('handlers-know-no-platform', 'functions/src/handlers/asks-adapter.ts', '../adapters/members'),
  plant('handlers-know-no-platform', 'functions/src/handlers/asks-server.ts', '../serve'),
  { rule: 'no-circles', at: 'src/domain/egg.ts', text: "import type { hen } from './hen';\nexport const egg: typeof hen = 1;\n" },
  plant('everything-exists', 'src/domain/asks-nobody.ts', './nobody'),
  plant('tests-are-not-imported', 'src/domain/asks-fixture.ts', './title.fixture'),
];

const allow = (at: string, text: string, because: string): Allowed => ({ at, text, because });

export const allowed: ReadonlyArray<Allowed> = [
  allow('src/domain/uses-guests.ts', "import 'fp-ts';\nimport 'io-ts';\nimport 'rxjs';\nimport './title';\n", 'these are the guests of the domain'),
  allow('src/domain/title.test.ts', "import 'vitest';\nimport './title.fixture';\n", 'a test may use what tests use'),
  allow('src/application/uses-domain.ts', "import '#domain/title';\nimport 'xstate';\n", 'use cases are made of the domain and machines'),
  allow('src/adapters/tmdb/uses-domain.ts', "import '#domain/title';\nimport './request';\n", 'an adapter makes a port of the domain real'),
  allow('src/composition/uses-everything.ts', "import 'inversify';\nimport '#adapters/tmdb/request';\nimport '#application/key';\n", 'here the app is put together'),
  allow('src/ui/uses-the-door.ts', "import '#application/key';\nimport '#domain/title';\nimport 'react';\nimport '#ui/design/button.ts';\n", 'this is the door'),
  allow('src/ui/page.stories.tsx', "import '#storybook/screen.tsx';\n", 'a page is shown in a scenario'),
  allow('src/adapters/firebase/index-late.ts', "export const sdk = () => import('./sdk');\n", 'an engine that is asked for late costs strangers nothing'),
  allow('src/composition/names-the-engine.ts', "import type { a } from '#adapters/firebase/sdk';\nexport type A = typeof a;\n", 'a type is not there any more when the app is downloaded'),
  allow('src/composition/asks-late.ts', "export const late = () => import('#adapters/firebase/lazily');\n", 'what is asked for late may bring the engine along'),
  allow('src/main.ts', "import '#composition/compose';\nimport '#ui/services.ts';\nimport '#application/key';\n", 'composing and drawing is what it is for'),
  allow('.storybook/world.ts', "import '#composition/compose';\nimport '#adapters/browser/clock';\nimport '#ui/services.ts';\n", 'a scenario is composed of what needs nothing outside'),
  allow('functions/src/handlers/leave.ts', "import '../../../src/domain/title';\nimport '../scenario';\nimport 'fp-ts';\n", 'a wish is granted by ports'),
  allow('functions/src/adapters/lists.ts', "import '../../../src/domain/title';\nimport 'firebase-admin';\n", 'somebody has to keep the documents'),
  allow('functions/src/details.ts', "import '../../src/adapters/tmdb/request';\n", 'catalogues run on the server too'),
  allow('src/adapters/firebase/lists.ts', "import './sdk';\nimport 'firebase';\n", 'behind its face the adapter may name the engine'),
];
