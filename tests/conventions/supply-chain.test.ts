import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { SEEDED_ACCOUNTS } from '#adapters/memory/demo-accounts';

const root = join(import.meta.dirname, '../..');
type Package = { readonly dependencies: Readonly<Record<string, string>>; readonly devDependencies: Readonly<Record<string, string>> };
type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly resolved?: string;
        readonly dependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
};
const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Returns the visitors' code of the Firebase backend, without the SDK. */
const firebaseBackend = async (isForEmulators: boolean): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/composition/backend-firebase.ts'],
    bundle: true, write: false, format: 'esm', splitting: true, outdir: 'out', minify: true,
    external: ['firebase/*'],
    define: { __EMULATORS__: String(isForEmulators) },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('\n');
};

describe('Firebase bundle', () => {
  it('contains demo accounts and the emulators\' e-mails only if it is built for the emulators', async () => {
    const traces = [...SEEDED_ACCOUNTS.flatMap(({ email, password }) => [email, password]), 'oobCodes'];
    const [real, local] = await Promise.all([firebaseBackend(false), firebaseBackend(true)]);
    expect(traces.filter((text) => real.includes(text))).toEqual([]);
    expect(traces.filter((text) => !local.includes(text))).toEqual([]);
  });
});

describe('packages of the functions', () => {
  const { dependencies } = json('functions/package.json') as Package;
  const { packages } = json('functions/package-lock.json') as Lock;

  it('are pinned by a lock file that fits package.json and names a hash for each', () => {
    expect(packages['']?.dependencies).toEqual(dependencies);
    expect(Object.entries(dependencies).filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
    expect(
      Object.entries(packages)
        .filter(([path, { integrity }]) => path !== '' && integrity === undefined)
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('are those that the tests use', () => {
    const { devDependencies, dependencies: own } = json('package.json') as Package;
    expect(Object.entries(dependencies).filter(([name, version]) => (devDependencies[name] ?? own[name]) !== version)).toEqual([]);
  });

  it('come as archives from an https address, not from a folder or repository', () => {
    expect(
      [...Object.values(packages), ...Object.values((json('package-lock.json') as Lock).packages)]
        .map(({ resolved }) => resolved)
        .filter((url) => url !== undefined && !/^https:.*[.]tgz$/.test(url)),
    ).toEqual([]);
  });
});
