import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const lint = new ESLint({ cwd: root });

/** The rules that a text breaks, read as if it stood in a file that there is. */
const broken = async (file: string, text: string): Promise<ReadonlyArray<string>> => {
  const [report] = await lint.lintText(text, { filePath: join(root, file) });
  return (report?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
};

const DOMAIN = 'src/domain/shared/clock.ts';
const DRAWN = 'src/ui/app/navigation/location-key.ts';
const STORY = 'src/ui/design/tokens/colour.stories.tsx';
const TEST = 'src/domain/users/access/route-access.test.ts';
const SCRIPT = 'scripts/start.mjs';
const EARLY = 'public/theme.js';
const lines = (count: number): string => `${'// a line\n'.repeat(count - 1)}export const a = 1;\n`;

type Planted = { readonly says: string; readonly rule: string; readonly file: string; readonly text: string };

const planted: ReadonlyArray<Planted> = [
  { says: 'fp-ts stays light', rule: 'no-restricted-imports', file: DOMAIN, text: "import * as R from 'fp-ts/Reader';\nexport const a: unknown = R.ask;\n" },
  { says: 'fp-ts is not imported from its depths', rule: 'no-restricted-imports', file: DOMAIN, text: "import * as E from 'fp-ts/lib/Either';\nexport const a: unknown = E.left;\n" },
  { says: 'no story turns axe off', rule: 'no-restricted-syntax', file: STORY, text: "export default { title: 'A', parameters: { a11y: { test: 'off' } } };\n" },
  { says: 'nor by a name in quotes', rule: 'no-restricted-syntax', file: STORY, text: "export default { title: 'A', parameters: { 'a11y': { disable: true } } };\n" },
  { says: 'nobody writes to the console but the log', rule: 'no-console', file: DOMAIN, text: "console.log('here');\n" },
  { says: 'the domain says what it gives back', rule: '@typescript-eslint/explicit-module-boundary-types', file: DOMAIN, text: 'export const a = () => 1;\n' },
  { says: 'and so do use cases', rule: '@typescript-eslint/explicit-module-boundary-types', file: 'src/application/service-key.ts', text: 'export function a() { return 1; }\n' },
  { says: 'a file stays readable', rule: 'max-lines', file: DOMAIN, text: lines(151) },
  { says: 'a test too, with more room', rule: 'max-lines', file: TEST, text: lines(251) },
  { says: 'nothing is of any type', rule: '@typescript-eslint/no-explicit-any', file: DOMAIN, text: 'export const a: any = 1;\n' },
  { says: 'a check is not switched off in passing', rule: '@typescript-eslint/ban-ts-comment', file: DOMAIN, text: '// @ts-ignore\nexport const a: string = 1;\n' },
  { says: 'a needless exception is a fault', rule: 'Unused eslint-disable directive (no problems were reported).', file: DOMAIN, text: '/* eslint-disable */\nexport const a = 1;\n' },
  { says: 'a promise is not forgotten', rule: '@typescript-eslint/no-floating-promises', file: DOMAIN, text: 'Promise.resolve(1);\n' },
  { says: 'a type that is all it needs is imported as one', rule: '@typescript-eslint/consistent-type-imports', file: DOMAIN, text: "import { Either } from 'fp-ts/Either';\nexport type A = Either<1, 2>;\n" },
  { says: 'every case is answered', rule: '@typescript-eslint/switch-exhaustiveness-check', file: DOMAIN, text: "export const a = (b: 'c' | 'd'): number => { switch (b) { case 'c': return 1; } return 2; };\n" },
  { says: 'hooks are called in one order', rule: 'react-hooks/rules-of-hooks', file: DRAWN, text: "import { useState } from 'react';\nexport const useA = (b: boolean): unknown => (b ? useState(1) : null);\n" },
  { says: 'no browser is asked for what it is too old for', rule: 'no-restricted-properties', file: DOMAIN, text: "export const a: boolean = URL.canParse('b');\n" },
  { says: 'nor for what the language has learnt since', rule: 'no-restricted-properties', file: DRAWN, text: "export const a: unknown = Object.groupBy(['b'], (c) => c);\n" },
  { says: 'nor for methods of sets', rule: 'no-restricted-syntax', file: DRAWN, text: "export const a: unknown = new Set(['b']).isSubsetOf(new Set());\n" },
  { says: 'nor for methods of iterators', rule: 'no-restricted-syntax', file: DRAWN, text: "export const a: unknown = new Map([['b', 1]]).values().map((c) => c + 1);\n" },
  { says: 'nor for younger patterns', rule: 'no-restricted-syntax', file: DOMAIN, text: 'export const a: RegExp = /[\\p{L}--[a-z]]/v;\n' },
  { says: 'a script names only what there is', rule: 'no-undef', file: SCRIPT, text: 'spwan();\n' },
  { says: 'and leaves nothing lying about', rule: '@typescript-eslint/no-unused-vars', file: SCRIPT, text: "import { spawn } from 'node:child_process';\n" },
  { says: 'a script stays readable', rule: 'max-lines', file: SCRIPT, text: lines(151) },
  { says: 'what runs before the app knows a browser, not Node', rule: 'no-undef', file: EARLY, text: 'process.exit();\n' },
  { says: 'and asks no browser for what it is too old for', rule: 'no-restricted-properties', file: EARLY, text: "URL.canParse('b');\n" },
];

const allowed: ReadonlyArray<{ readonly says: string; readonly file: string; readonly text: string }> = [
  { says: 'the light modules of fp-ts', file: DOMAIN, text: "import * as E from 'fp-ts/Either';\nexport const a: E.Either<number, number> = E.right(1);\n" },
  { says: 'a file of 150 lines', file: DOMAIN, text: lines(150) },
  { says: 'a test of 250 lines', file: TEST, text: lines(250) },
  { says: 'the log, which writes to the console', file: 'src/adapters/browser/console-log.ts', text: "console.info('here');\n" },
  { says: 'what was learnt in time', file: DRAWN, text: "export const a: unknown = [...new Map([['b', 1]]).values()].map((c) => c + 1).toSorted();\n" },
  { says: 'a test on a new machine', file: TEST, text: "export const a: boolean = URL.canParse('b');\n" },
  { says: 'a story with parameters of its own', file: STORY, text: "export default { title: 'A', parameters: { scenario: { network: 'offline' } } };\n" },
];

describe('the lint rules that hold the house together', () => {
  // The first file of a run carries the cost of reading the project's types.
  beforeAll(() => broken(DOMAIN, 'export const a = 1;\n'), 90_000);

  it.each(planted)('$says ($rule)', async ({ file, text, rule }) => {
    expect(await broken(file, text)).toContain(rule);
  });

  it.each(allowed)('let $says be', async ({ file, text }) => {
    expect(await broken(file, text)).toEqual([]);
  });

  it('check every story with axe, and count what it finds as a fault', () => {
    const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
    expect(preview.match(/a11y\s*:.*/g)).toEqual(["a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },"]);
  });
});
