import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const OPTIONS = {
  compilerOptions: { strict: true, target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', types: [] },
  include: ['*.ts'],
};

/** Violations, one a line. */
const PLANTED = [
  ['no-floating-promises', 'Promise.resolve(1);'],
  ['switch-exhaustiveness-check', "export const a = (b: 'c' | 'd'): number => { switch (b) { case 'c': return 1; } return 2; };"],
  ['no-unnecessary-condition', 'export const c = (d: { readonly e: string }): boolean => d !== null;'],
  ['no-unsafe-assignment', "export const f: string = JSON.parse('1');"],
  ['only-throw-error', "export const g = (): never => { throw 'no error'; };"],
  ['require-await', 'export const h = async (): Promise<number> => 1;'],
  ['restrict-template-expressions', 'export const i = (j: object): string => `${j}`;'],
  ['no-misused-promises', "export const k = (l: () => Promise<boolean>): number => (l() ? 1 : 2);"],
  ['no-unnecessary-type-assertion', "export const m = (n: string): string => n as string;"],
] as const;
/** Lines that the options allow. */
const ALLOWED = [
  'export const p = (q: number): string => `${q}`;',
  'export const r = (s: string | null): string => `${s}`;',
  'export const t = (u: () => void): (() => void) => () => u();',
];

/** Lints a file with the project's configuration. @returns the names of the rules that each line breaks. */
const brokenByLine = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-lint-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS));
    writeFileSync(join(folder, 'planted.ts'), `${lines.join('\n')}\n`);
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', join(root, '.oxlintrc.json'), '--format', 'unix', '.'],
      {
        cwd: folder, encoding: 'utf8',
        env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/oxlint-tsgolint/bin/tsgolint.js') },
      },
    );
    const found = [...stdout.matchAll(/planted\.ts:(\d+):.*?typescript\(([a-z-]+)\)/g)];
    return lines.map((_, index) => found.filter(([, line]) => Number(line) === index + 1).map(([, , rule]) => rule ?? '').join(' '));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe('oxlint configuration', () => {
  it('reports violations of rules that need types, and accepts what the options allow', () => {
    const found = brokenByLine([...PLANTED.map(([, line]) => line), ...ALLOWED]);
    expect(PLANTED.filter(([rule], index) => found[index]?.includes(rule) !== true)).toEqual([]);
    expect(found.slice(PLANTED.length)).toEqual(ALLOWED.map(() => ''));
  });
});
