// The cache of transformed modules that Vitest keeps between runs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/** Returns a hash of what the paths of resolved imports depend on. */
const hashOfPaths = (root: string): string => {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) hash.update(readdirSync(join(root, folder), { recursive: true }).sort().join('\n'));
  for (const file of FILES) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/**
 * Adds to the keys of the cache what else a transformed module contains: the paths of its imports, which change with other files and
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
      const paths = hashOfPaths(root);
      defineKeys(({ environment }) => paths + JSON.stringify(environment.config.define));
    },
  };
};
