// Finds what has changed since the main branch, and the stories nearest to it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../setup.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * Returns the commit that the changes are compared with: `MARQUEE_BASE`, else where HEAD left `origin/main`. Null if none is known. With
 * `isCi`, a commit of `origin/main` itself has no known base either: what it changed has landed already.
 */
export const findBase = ({ isCi }) => {
  const named = process.env.MARQUEE_BASE;
  if (named !== undefined && named !== '') return git('rev-parse', '--verify', '--quiet', `${named}^{commit}`);
  const base = git('merge-base', 'HEAD', 'origin/main');
  return isCi && base === git('rev-parse', 'HEAD') ? null : base;
};

/** Returns the files that differ from a commit, in commits, in the work tree or as new files. Paths start at the project's folder. */
export const changedSince = (base) =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => (names ?? '').split('\n'))
    .filter((name) => name !== '');

const RULES = /^(?:firestore\.rules|storage\.rules|tests\/rules\/|vitest\.rules\.config\.ts)/;

/** Returns why the tests of the rules need not run; null if they do. */
export const whyNoRules = (base) => {
  if (base === null) return null;
  return changedSince(base).some((file) => RULES.test(file))
    ? null
    : `not needed: the rules and their tests are those of ${base.slice(0, 8)}`;
};

const SOURCES = ['src', '.storybook'];
const sourceFiles = () =>
  SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => posix.join(folder, String(name).replaceAll('\\', '/'))),
  ).filter((name) => /\.(?:tsx?|css)$/.test(name));

const ALIAS = /^#(domain|application|adapters|composition|ui|storybook)\//;

/** Returns the file that an import means; undefined for a package and for a file that is no source. */
const resolveImport = (specifier, importer, files) => {
  const [, alias] = ALIAS.exec(specifier) ?? [];
  if (alias === undefined && !specifier.startsWith('.')) return undefined;
  const folder = alias === 'storybook' ? '.storybook' : `src/${alias}`;
  const path = alias === undefined ? posix.join(posix.dirname(importer), specifier) : posix.join(folder, specifier.slice(alias.length + 2));
  return ['', '.ts', '.tsx'].map((extension) => `${path}${extension}`).find((file) => files.has(file));
};

/** Returns the importers of each file, style sheets included, by the imports in the text of all source files. */
const readImporters = () => {
  const files = new Set(sourceFiles());
  const importers = new Map();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"?]+)/g)) {
      const imported = resolveImport(specifier, file, files);
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
};

const isStory = (file) => file.endsWith('.stories.tsx');

/**
 * Returns the story files nearest to changed files: those that changed, and for each other file the first ones met on the way from importer
 * to importer. All stories reach a shared module somehow; the nearest show it.
 */
export const nearestStories = (changed, importers = readImporters()) => {
  const nearest = new Set();
  for (const file of changed) {
    const seen = new Set([file]);
    let level = [file];
    while (level.length > 0 && !level.some(isStory)) {
      level = [...new Set(level.flatMap((each) => importers.get(each) ?? []))].filter((each) => !seen.has(each));
      for (const each of level) seen.add(each);
    }
    for (const story of level.filter(isStory)) nearest.add(story);
  }
  return [...nearest].sort();
};
