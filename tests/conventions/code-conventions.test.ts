import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { expectEach } from '../support/expect-each';

const src = join(import.meta.dirname, '../../src');
const under = (folder: string, end: RegExp): ReadonlyArray<string> =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => join(src, folder, file))
    .sort();
const short = (file: string): string => relative(src, file);
const text = (file: string): string => readFileSync(file, 'utf8');

const SOURCE = /(?<!\.(?:test|contract|fixture))\.ts$/;
const CONTRACT = /\.contract\.ts$/;

/** Ports without a contract, each with the reason. */
const WITHOUT_CONTRACT: Readonly<Record<string, string>> = {
  Clock: 'returns one number; a contract could not tell two clocks apart',
  Log: 'returns nothing that could be checked',
  NetworkStatus: 'depends on the browser; its only adapter has its own test',
  TabLock: 'depends on the locks of the browser; its only adapter has its own test',
  SessionHint: 'depends on the storage of the browser; its only adapter has its own test',
  StorageStatus: 'has one implementation, which the tests of openMemoryBackend and StorageProblemNotice use',
  SiteWorker: 'depends on the workers of the browser; its only adapter has its own test, and tests/e2e/offline runs it',
  BrowserPush: 'depends on the push service of the browser; its only adapter has its own test',
  OfflineCatalogue: 'depends on the caches of the browser; its only adapter has its own test, and tests/e2e/offline runs it',
  ExportSource: 'is read by DataExports, whose contract runs on both implementations',
  RefusedAdminCallCounter: 'has one implementation; tests/emulators/functions/totals.test.ts uses it',
  UserDirectoryWriter:
    'has one implementation, which tests/emulators/functions/directory.test.ts uses; the contract of UserDirectory checks what it writes',
  TitleRekeyRepository: 'has one implementation; tests/emulators/functions/titles-rekey.test.ts uses it by the command',
  ListPlanReader: 'is read by readListPlan, which the contracts of ListRepository and ListAdminRepository run on both SDKs',
  BannerAdminRepository: 'the contract of BannerAdmin checks it on both backends, through the server use case',
  BannerFiles: 'has one implementation, which the contract of BannerAdmin uses on the emulators',
  GenrePhotographSource: 'has one implementation, functions/src/tmdb, with its own test',
  GenreImageFiles: 'has one implementation, which tests/emulators/functions/genre-images.test.ts uses',
  GenreImageAdminRepository: 'has one implementation, which tests/emulators/functions/genre-images.test.ts uses',
  GenreImageRepository: 'has one implementation; tests/emulators/functions/genre-images.test.ts reads with it what the server wrote',
  ImageUrlBuilder: 'URLs differ per catalogue; each adapter has its own test',
};

describe('ports', () => {
  const ports = [...under('domain', SOURCE), ...under('application/ports', SOURCE)].flatMap((file) =>
    [...text(file).matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name),
  );
  const contracts = [...under('domain', CONTRACT), ...under('application/ports', CONTRACT)].flatMap((file) =>
    [...text(file).matchAll(/^export const keeps(\w+)Contract\b/gm)].map(([, name = '']) => ({ name, file })),
  );

  it('have a contract, or else a documented reason for having none', () => {
    const named = new Set(contracts.map(({ name }) => name));
    expect(ports.length).toBeGreaterThan(40);
    expect(ports.filter((port) => named.has(port) === (WITHOUT_CONTRACT[port] !== undefined))).toEqual([]);
  });

  it('have contracts that at least one adapter test runs', () => {
    // A contract may also be run from a wider contract.
    const runs = [
      ...under('adapters', /\.test\.tsx?$/),
      ...under('../functions/src/adapters', /\.test\.ts$/),
      ...under('domain', CONTRACT),
      join(src, '../catalogue/embedded-catalogue.test.ts'),
    ];
    const tests = runs.map(text).join('\n');
    expect(contracts.filter(({ name }) => !tests.includes(`keeps${name}Contract(`)).map(({ name }) => name)).toEqual([]);
  });
});

describe('dialogs', () => {
  it('have no search field of the browser, which takes the first Escape to empty itself and draws a cross of its own', () => {
    const dialogs = under('ui', /(?<!\.(?:test|stories))\.tsx$/).filter((file) => text(file).includes('overlays/modal.tsx'));
    expect(dialogs.length).toBeGreaterThan(5);
    expect(dialogs.filter((file) => text(file).includes('type="search"')).map(short)).toEqual([]);
  });
});

/** Returns the names of states without a description in the object literals that are called `states`. */
const undescribedStates = (file: string): ReadonlyArray<string> => {
  const found: string[] = [];
  const propertiesOf = (node: ts.Node): ReadonlyArray<ts.PropertyAssignment> =>
    ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'states') {
      const isDescribed = ({ initializer }: ts.PropertyAssignment): boolean =>
        propertiesOf(initializer).some(({ name }) => name.getText() === 'description');
      const states = propertiesOf(node.initializer).filter((state) => !isDescribed(state));
      found.push(...states.map(({ name }) => `${short(file)}: ${name.getText()}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest, true));
  return found;
};

describe('machines', () => {
  it('describe each of their states', () => {
    expect(under('application', /-machine\.ts$/).flatMap(undescribedStates)).toEqual([]);
  });

  it('have tests that assert full transition coverage', () =>
    expectEach(under('application', /-machine\.ts$/).map(short), String, (machine) => {
      const test = join(src, machine.replace(/\.ts$/, '.test.ts'));
      expect(existsSync(test)).toBe(true);
      expect(text(test)).toMatch(/expect\(\w+\.uncovered\(\)\)\.toEqual\(\[\]\)/);
    }));
});

describe('design system', () => {
  const parts = under('ui/design', /(?<!\.(?:test|stories|fixture))\.tsx$/);
  const stories = under('ui/design', /\.stories\.tsx$/);
  const imported = (file: string): ReadonlyArray<string> =>
    [...text(file).matchAll(/(?:from |import\()'(#ui\/|\.)([^']+)'/g)]
      .map(([, from, path = '']) => (from === '.' ? resolve(dirname(file), `.${path}`) : join(src, 'ui', path)))
      .map((path) => path.replace(/\.tsx$/, ''));

  /** Components that a story imports, directly or through other components. */
  const shown = new Set<string>();
  const show = (file: string): void => {
    for (const path of imported(file)) {
      if (shown.has(path)) continue;
      shown.add(path);
      if (existsSync(`${path}.tsx`)) show(`${path}.tsx`);
    }
  };
  stories.forEach(show);

  it('is rendered by stories', () => {
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((part) => !shown.has(part.replace(/\.tsx$/, ''))).map(short)).toEqual([]);
  });
});

describe('source files', () => {
  const files = [...under('', /\.tsx?$/), ...under('../.storybook', /\.tsx?$/)];

  it('have names in kebab-case', () => {
    expect(files.map(short).filter((file) => !/^[a-z0-9./-]+$/.test(file))).toEqual([]);
  });

  it('have comments that begin with the thing they describe', () => {
    const beginning = /(?:\/\/|\/\*\*?)(?:\s*\n\s*\*)?\s+(?:What|It|Something|Whoever|Somebody)\b.*/g;
    const others = ['../functions/src', '../tests', '../scripts', '../catalogue', '../bench']
      .flatMap((folder) => under(folder, /\.(?:ts|mjs)$/));
    const rules = ['firestore.rules', 'storage.rules'].map((file) => join(src, '..', file));
    const found = [...files, ...others, ...under('', /\.css$/), ...rules].flatMap((file) =>
      [...text(file).matchAll(beginning)].map(([comment]) => `${short(file)}: ${comment}`),
    );
    expect(found).toEqual([]);
  });

  it('contain no TODO, no suppressed check and no default export', () => {
    const withTodos = files.filter((file) => /\b(?:TODO|FIXME|XXX|@ts-ignore|eslint-disable)\b/.test(text(file))).map(short);
    const withDefaultExport = files
      .filter((file) => !/\.stories\.tsx$|\.storybook|poster-art\/families/.test(file) && /^export default /m.test(text(file)))
      .map(short);
    expect([withTodos, withDefaultExport]).toEqual([[], []]);
  });
});
