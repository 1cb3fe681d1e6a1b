import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { logoSize, readTmdbLogo } from '../../../scripts/operator/tmdb-logo.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'tmdb-logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 273.42 35.52"><path d="M0 0h10v10z"/></svg>';

/** Returns the code of the footer and of About in a build with a logo, or without one. */
const partsWith = async (logo: unknown): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/ui/app/layouts/footer.tsx', 'src/ui/features/info/about.tsx'],
    bundle: true, write: false, format: 'esm', outdir: 'out', minify: true, packages: 'external',
    define: { __TMDB_LOGO__: JSON.stringify(logo) },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('\n');
};

describe('readTmdbLogo', () => {
  it('returns the path and the size of the file', async () => {
    writeFileSync(join(folder, 'tmdb-logo.svg'), LOGO);
    expect(await readTmdbLogo('/tmdb-logo.svg', folder)).toEqual({ src: '/tmdb-logo.svg', width: 123, height: 16 });
    expect(await readTmdbLogo(undefined, folder)).toBeNull();
  });

  it('throws for a missing file and for one that is not an image', async () => {
    writeFileSync(join(folder, 'text.svg'), 'not an image');
    await expect(readTmdbLogo('/missing.svg', folder)).rejects.toThrow(
      /^VITE_TMDB_LOGO is "\/missing\.svg", but public\/missing\.svg does not exist/,
    );
    await expect(readTmdbLogo('/text.svg', folder)).rejects.toThrow('VITE_TMDB_LOGO is "/text.svg", but public/text.svg is not an image.');
  });
});

describe('logoSize', () => {
  it('keeps the proportions and the area, up to a width of 180 px', () => {
    expect(logoSize(500, 500)).toEqual({ width: 45, height: 45 });
    expect(logoSize(1000, 250)).toEqual({ width: 89, height: 22 });
    expect(logoSize(4000, 200)).toEqual({ width: 180, height: 9 });
  });
});

describe('builds', () => {
  it('contain the logo in the footer and in About only if the operator has set one', async () => {
    const [withLogo, without] = await Promise.all([partsWith({ src: '/tmdb-logo.svg', width: 124, height: 16 }), partsWith(null)]);
    expect(withLogo.match(/"\/tmdb-logo\.svg"/g)).toHaveLength(2);
    expect(withLogo).toContain('The Movie Database (TMDB)');
    expect(without).not.toMatch(/tmdb-logo|The Movie Database|marginTop/);
  });

  it('stop if the file is missing', () => {
    const env = { ...process.env, VITE_CATALOGUE: 'tmdb', VITE_TMDB_LOGO: '/no-such-logo.svg' };
    const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', '.cache/never-built'], {
      cwd: root, encoding: 'utf8', env,
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('VITE_TMDB_LOGO is "/no-such-logo.svg", but public/no-such-logo.svg does not exist');
  });
});
