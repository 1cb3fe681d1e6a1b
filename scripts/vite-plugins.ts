// Vite plugins that make the scripts of a visitor's first view smaller.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

const [DEVELOPMENT, PRODUCTION] = ['development', 'production'].map((folder) => join('react-router', 'dist', folder) + sep) as [
  string, string,
];

/**
 * Resolves packages to their smaller builds. React Router exports its development files for every build; its production files lack the
 * warnings. React 19 contains what `use-sync-external-store/shim` adds to older versions.
 */
export const smallerPackages = (): Plugin => ({
  name: 'smaller-packages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source === 'use-sync-external-store/shim' ? 'react' : source, importer, {
      ...options,
      skipSelf: true,
    });
    return found !== null && found.id.includes(DEVELOPMENT) ? { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) } : found;
  },
});

/** Removes the descriptions of states from machines: they are for readers of the code and for the tools of XState. */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('-machine.ts') ? { code: code.replace(/\bdescription: '(?:[^'\\]|\\.)*',?\s*/g, ''), map: null } : null,
});

const OPTIONS: MinifyOptions = { module: true, compress: { passes: 3, ecma: 2020 } };

/**
 * Minifies chunks a second time with Terser, which takes another 1.2 % (brotli) off the output of Vite's minifier. Several builds contain
 * the same chunks, so the results are cached by the hash of their input.
 * @param names names of the chunks. @param cache folder of the results.
 */
export const minifyTwice = (names: ReadonlySet<string>, cache: string): Plugin => {
  const minifyCached = async (code: string): Promise<string> => {
    const file = join(cache, `${createHash('sha256').update(JSON.stringify(OPTIONS) + code).digest('hex')}.js`);
    try {
      return readFileSync(file, 'utf8');
    } catch {
      // Not cached.
    }
    const { code: minified = code } = await minify(code, OPTIONS);
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, minified);
    return minified;
  };
  return {
    name: 'minify-twice',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && names.has(chunk.name)) chunk.code = await minifyCached(chunk.code);
    },
  };
};

/**
 * Sizes in characters of the chunks that are compiled while they load: below, it gains nothing; above are Firebase's SDK and the dictionary
 * of passwords, most of which never runs.
 */
const COMPILED = { from: 10_000, to: 400_000 } as const;

/**
 * Asks the browser to compile all functions of a chunk while it loads, on a thread of its own, instead of each one on the page's thread
 * when it is first called: that took 130 of 450 ms of the start with a slow processor. Chromium reads the comment, other browsers ignore
 * it. Use it after the plugins that minify.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileWhileLoading = (): Plugin => ({
  name: 'compile-while-loading',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.code.length >= COMPILED.from && chunk.code.length <= COMPILED.to)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});
