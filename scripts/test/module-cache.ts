// The cache of transformed modules that Vitest keeps between runs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const CACHE = '.cache/vitest';
/** Modules are kept for two weeks, in ms. */
const MAX_AGE = 14 * 86_400_000;
/** Folders with modules that unit tests import. */
const FOLDERS = ['src', 'functions/src', 'catalogue', 'scripts', 'tests', '.storybook'];
/** Files that decide what an import resolves to. */
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Settings of the cache: Vitest finds a module by its text, its path and the text of the configuration. */
export const moduleCache = { fsModuleCache: true, fsModuleCachePath: CACHE };

const removeOldModules = (folder: string): void => {
  if (!existsSync(folder)) return;
  const oldest = Date.now() - MAX_AGE;
  for (const name of readdirSync(folder))
    if ((statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest) rmSync(join(folder, name), { force: true });
};

/** Ways in which a file name can go on after the path of an import. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Returns the folders of the imports that begin with `#`, by their first part. */
const aliasFolders = (root: string): Readonly<Record<string, string>> => {
  type Package = { readonly imports: Readonly<Record<string, string>> };
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Package;
  return Object.fromEntries(Object.entries(imports).map(([name, target]) => [name.replace('/*', ''), join(root, dirname(target))]));
};

/** Returns a function that names the files to which the imports of a module lead: they change when files come and go. */
const importedFiles = (root: string): ((id: string, source: string) => string) => {
  const files = new Set(FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file))));
  const all = createHash('sha256').update([...files].sort().join('\n')).digest('hex');
  const aliases = aliasFolders(root);
  return (id, source) => {
    // A module with a glob lists the files of a folder.
    if (source.includes('import.meta.glob')) return all;
    const paths = [...source.matchAll(/['"`]((?:[.]{1,2}|#\w+)\/[^'"`?]+)/g)].map(([, path = '']) => {
      const [first = '', ...rest] = path.split('/');
      return first.startsWith('#') ? join(aliases[first] ?? root, ...rest) : join(dirname(id), path);
    });
    return paths.flatMap((path) => ENDINGS.map((ending) => path + ending)).filter((path) => files.has(path)).join('\n');
  };
};

/** Returns a hash of what decides the paths of packages and aliases. */
const hashOfSettings = (root: string): string => {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/**
 * Adds to the keys of the cache what else a transformed module contains: the files of its imports, which change with other files and
 * packages, and the values of `define`, among them the operator's texts.
 */
export const moduleCacheKeys = (root: string): Plugin => {
  let isDefined = false;
  return {
    name: 'module-cache-keys',
    // Vitest calls this for each project; all of them share the cache and its keys.
    configureVitest: ({ experimental_defineCacheKeyGenerator: defineKeys }) => {
      if (isDefined) return;
      isDefined = true;
      removeOldModules(join(root, CACHE));
      const [settings, filesOf] = [hashOfSettings(root), importedFiles(root)];
      defineKeys(({ environment, id, sourceCode }) =>
        settings + filesOf(id, sourceCode) + JSON.stringify(environment.config.define));
    },
  };
};
