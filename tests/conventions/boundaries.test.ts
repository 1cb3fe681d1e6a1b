import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed, planted, surroundings } from './boundaries.fixture';

const root = join(import.meta.dirname, '../..');
const CONFIGS = ['.dependency-cruiser.cjs', '.dependency-cruiser.late.cjs'];
const require = createRequire(import.meta.url);
const rules = CONFIGS.flatMap(
  (config) => (require(`../../${config}`) as { readonly forbidden: ReadonlyArray<{ readonly name: string }> }).forbidden,
);
const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

type Report = {
  readonly summary: { readonly violations: ReadonlyArray<{ readonly from: string; readonly rule: { readonly name: string } }> };
};

const cruiseBy = (config: string, folder: string, paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { stdout, stderr } = spawnSync(process.execPath, [depcruise, '--config', config, '--output-type', 'json', ...paths], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as Report;
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
};
/** Returns the violations of both configurations, sorted. */
const cruise = (folder: string, ...paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  CONFIGS.flatMap((config) => cruiseBy(config, folder, paths)).sort();

/** Breaks each rule once in a small copy of the project; `npm run check:boundaries` checks the project itself. */
describe('dependency rules', () => {
  const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
  let reported: ReadonlyArray<string> = [];

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };

  beforeAll(() => {
    for (const file of [...CONFIGS, 'tsconfig.json', 'package.json']) copyFileSync(join(root, file), join(project, file));
    Object.entries(surroundings).forEach(([path, text]) => write(path, text));
    [...planted, ...allowed].forEach(({ at, text }) => write(at, text));
    reported = cruise(project, 'src', '.storybook', 'functions/src');
  });

  afterAll(() => rmSync(project, { recursive: true }));

  it('have one planted violation per rule', () => {
    const names = rules.map(({ name }) => name).sort();
    expect([...new Set(planted.map(({ rule }) => rule))].sort()).toEqual(names);
  });

  it('forbid each planted import', () => {
    expect(planted.map(({ rule, at }) => `${rule}: ${at}`).filter((line) => !reported.includes(line))).toEqual([]);
  });

  it('allow the imports that they should', () => {
    expect(allowed.filter(({ at }) => reported.some((line) => line.endsWith(`: ${at}`)))).toEqual([]);
  });
});
