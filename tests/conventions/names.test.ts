import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ALLOWED, RETIRED, RETIRED_PROPERTIES } from './names.fixture';

const root = join(import.meta.dirname, '../..');
const MAX_FILES = 25;
/** Data, not code: one file for each answer or screenshot. */
const DATA = /^tests\/(?:tmdb\/recorded|visual\/baselines)/;
/** Built files. */
const BUILT = /\/lib\//;

const entries = ['src', 'functions', '.storybook', 'tests', 'catalogue', 'scripts', 'bench', 'public', 'docs']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  .filter((file) => !BUILT.test(file) && !file.includes('node_modules') && !file.startsWith('public/catalogue'));
const code = entries.filter((file) => /\.(?:tsx?|mjs)$/.test(file));

const retired: ReadonlySet<string> = new Set(RETIRED);
const wordsOf = (name: string): ReadonlyArray<string> => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase().split(/[^a-z]+/);
/** Results by name: most names occur in many files. */
const checked = new Map<string, boolean>();
const isRetired = (name: string): boolean => {
  const result = checked.get(name) ?? (!ALLOWED.has(basename(name)) && wordsOf(name).some((word) => retired.has(word)));
  checked.set(name, result);
  return result;
};

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const parse = (file: string): ts.SourceFile => ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);

/** Returns whether a text has a retired word anywhere, also in a comment or a string: only such files have to be parsed. */
const hasRetiredWord = (text: string): boolean => [...new Set(text.match(/[\w$]+/g))].some(isRetired);

/** Returns every identifier of a file, once. */
const identifiersOf = (file: string): ReadonlyArray<string> => {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return [...found];
};

/** Returns the names that a file declares and exports. */
const exportsOf = (file: string): ReadonlyArray<string> =>
  [
    ...textOf(file).matchAll(
      /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm,
    ),
  ].map(([, name = '']) => name);

const doubles = (names: ReadonlyArray<readonly [name: string, file: string]>): ReadonlyArray<string> => {
  const files = new Map<string, Set<string>>();
  for (const [name, file] of names) files.set(name, (files.get(name) ?? new Set()).add(file));
  return [...files].filter(([, where]) => where.size > 1).map(([name, where]) => `${name}: ${[...where].join(', ')}`);
};

describe('names', () => {
  it.each(['.storybook', 'bench', 'catalogue', 'functions', 'scripts', 'src', 'tests'])(
    'contain no retired word in the identifiers of %s',
    (folder) => {
      const found = code
        .filter((file) => file.startsWith(`${folder}/`) && hasRetiredWord(textOf(file)))
        .flatMap((file) =>
          identifiersOf(file)
            .filter(isRetired)
            .map((name) => `${file}: ${name}`),
        );
      expect(found).toEqual([]);
    },
  );

  it('contain no retired word in file and folder names', () => {
    expect(entries.filter((file) => !DATA.test(file) && !file.startsWith('src/ui/design/fonts') && isRetired(file))).toEqual([]);
  });

  it('contain no retired word in the classes of stylesheets', () => {
    const classes = entries.filter((file) => file.endsWith('.css')).flatMap((file) =>
      [...textOf(file).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => [name, file] as const));
    expect(classes.length).toBeGreaterThan(1000);
    expect(classes.filter(([name]) => isRetired(name)).map(([name, file]) => `${file}: ${name}`)).toEqual([]);
  });

  it('contain no retired custom property in stylesheets', () => {
    const styles = entries.filter((file) => file.endsWith('.css')).map((file) => [file, textOf(file)] as const);
    const uses = (text: string, property: string): boolean => new RegExp(`${property}(?![\\w-])`).test(text);
    expect(uses('a { border-radius: var(--r-print); }', '--r-print')).toBe(true);
    expect(
      styles.flatMap(([file, text]) =>
        RETIRED_PROPERTIES.filter((property) => uses(text, property)).map((property) => `${file}: ${property}`),
      ),
    ).toEqual([]);
  });

  const shipped = code.filter((file) => /^(?:src|functions\/src)\//.test(file) && !/\.(?:stories|test|contract|fixture)\.tsx?$/.test(file));

  it('of exports exist once in src and functions', () => {
    expect(doubles(shipped.flatMap((file) => exportsOf(file).map((name) => [name, file] as const)))).toEqual([]);
  });

  it('of files exist once in src and functions', () => {
    expect(
      doubles(shipped.filter((file) => !/\/index\.tsx?$/.test(file)).map((file) => [basename(file).replace(/\.tsx?$/, ''), file] as const)),
    ).toEqual([]);
  });
});

describe('folders', () => {
  it(`have at most ${MAX_FILES} files`, () => {
    const counts = new Map<string, number>();
    for (const file of entries) if (!DATA.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });
});
