import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../src');
const under = (folder: string, end: RegExp): ReadonlyArray<string> =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).filter((file) => end.test(file)).map((file) => join(src, folder, file)).sort();
const short = (file: string): string => relative(src, file);
const text = (file: string): string => readFileSync(file, 'utf8');

const SOURCE = /(?<!\.(?:test|contract|fixture))\.ts$/;
const CONTRACT = /\.contract\.ts$/;

/** Ports that have no contract, each with its reason. */
const WITHOUT_CONTRACT: Readonly<Record<string, string>> = {
  Clock: 'one number; a second kind of clock could not get it wrong in another way',
  Log: 'nothing comes back from it that could be checked',
  NetworkStatus: 'only a browser knows; its one adapter has a test of its own',
  ImageUrls: 'URLs differ in every catalogue; each adapter has a test of its own',
};

describe('ports', () => {
  const ports = [...under('domain', SOURCE), ...under('application/ports', SOURCE)].flatMap((file) => [...text(file).matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name));
  const contracts = [...under('domain', CONTRACT), ...under('application/ports', CONTRACT)].flatMap((file) => [...text(file).matchAll(/^export const keeps(\w+)Contract\b/gm)].map(([, name = '']) => ({ name, file })));

  it.each(ports)('%s has a contract, or a reason for having none', (port) => {
    expect(contracts.some(({ name }) => name === port) || WITHOUT_CONTRACT[port] !== undefined).toBe(true);
    expect(contracts.some(({ name }) => name === port) && WITHOUT_CONTRACT[port] !== undefined, 'the reason is out of date').toBe(false);
  });

  it('have contracts that some adapter is held to', () => {
    // A contract may be run by a wider one.
    const runs = [...under('adapters', /\.test\.ts$/), ...under('../functions/src/adapters', /\.test\.ts$/), ...under('domain', CONTRACT), join(src, '../catalogue/embedded-catalogue.test.ts')];
    const tests = runs.map(text).join('\n');
    expect(contracts.filter(({ name }) => !tests.includes(`keeps${name}Contract(`)).map(({ name }) => name)).toEqual([]);
  });
});

describe('machines', () => {
  it.each(under('application', /-machine\.ts$/).map(short))('%s has a test that finds no arrow that was not taken', (machine) => {
    const test = join(src, machine.replace(/\.ts$/, '.test.ts'));
    expect(existsSync(test)).toBe(true);
    expect(text(test)).toMatch(/expect\(book\.uncovered\(\)\)\.toEqual\(\[\]\)/);
  });
});

describe('the design system', () => {
  const parts = under('ui/design', /(?<!\.(?:test|stories|fixture))\.tsx$/);
  const stories = under('ui/design', /\.stories\.tsx$/);
  const imported = (file: string): ReadonlyArray<string> =>
    [...text(file).matchAll(/(?:from |import\()'(#ui\/|\.)([^']+)'/g)].map(([, from, path = '']) => (from === '.' ? resolve(dirname(file), `.${path}`) : join(src, 'ui', path))).map((path) => path.replace(/\.tsx$/, ''));

  /** Parts that a story imports, and what those are made of. */
  const shown = new Set<string>();
  const show = (file: string): void => {
    for (const path of imported(file)) {
      if (shown.has(path)) continue;
      shown.add(path);
      if (existsSync(`${path}.tsx`)) show(`${path}.tsx`);
    }
  };
  stories.forEach(show);

  it.each(parts.map(short))('%s is drawn by a story', (part) => {
    expect(shown).toContain(join(src, part.replace(/\.tsx$/, '')));
  });
});

describe('files', () => {
  const files = [...under('', /\.tsx?$/), ...under('../.storybook', /\.tsx?$/)];

  it('are called in small letters with hyphens', () => {
    expect(files.map(short).filter((file) => !/^[a-z0-9./-]+$/.test(file))).toEqual([]);
  });

  it('leave nothing for later, and export by name', () => {
    const told = files.filter((file) => /\b(?:TODO|FIXME|XXX|@ts-ignore|eslint-disable)\b/.test(text(file))).map(short);
    const nameless = files.filter((file) => !/\.stories\.tsx$|\.storybook|poster-art\/families/.test(file) && /^export default /m.test(text(file))).map(short);
    expect([told, nameless]).toEqual([[], []]);
  });
});
