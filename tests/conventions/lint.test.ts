import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { expectEach } from '../support/expect-each';

const root = join(import.meta.dirname, '../..');
const lint = new ESLint({ cwd: root });

/** Returns the ids of the rules that `text` breaks when linted as the content of the existing file `file`. */
const broken = async (file: string, text: string): Promise<ReadonlyArray<string>> => {
  const [report] = await lint.lintText(text, { filePath: join(root, file) });
  return (report?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
};

const DOMAIN = 'src/domain/shared/dates.ts';
const UI_FILE = 'src/ui/shell/navigation/location-key.ts';
const STORY = 'src/ui/design/tokens/colour.stories.tsx';
const TEST = 'src/domain/users/access/route-access.test.ts';
const SCRIPT = 'scripts/start.mjs';
const HEAD_SCRIPT = 'src/start/document/theme-start.ts';
const lines = (count: number): string => `${'// a line\n'.repeat(count - 1)}export const a = 1;\n`;

type Planted = { readonly code: string; readonly rule: string; readonly file: string; readonly text: string };

const planted: ReadonlyArray<Planted> = [
  {
    code: 'a heavy fp-ts module', rule: 'no-restricted-imports', file: DOMAIN,
    text: "import * as R from 'fp-ts/Reader';\nexport const a: unknown = R.ask;\n",
  },
  {
    code: 'a deep fp-ts import', rule: 'no-restricted-imports', file: DOMAIN,
    text: "import * as E from 'fp-ts/lib/Either';\nexport const a: unknown = E.left;\n",
  },
  {
    code: 'a story that turns axe off', rule: 'no-restricted-syntax', file: STORY,
    text: "export default { title: 'A', parameters: { a11y: { test: 'off' } } };\n",
  },
  {
    code: 'a story that turns axe off by a quoted key', rule: 'no-restricted-syntax', file: STORY,
    text: "export default { title: 'A', parameters: { 'a11y': { disable: true } } };\n",
  },
  { code: 'console output outside the log adapter', rule: 'no-console', file: DOMAIN, text: "console.log('here');\n" },
  {
    code: 'a missing return type in the domain', rule: '@typescript-eslint/explicit-module-boundary-types', file: DOMAIN,
    text: 'export const a = () => 1;\n',
  },
  {
    code: 'a missing return type in the application layer', rule: '@typescript-eslint/explicit-module-boundary-types',
    file: 'src/application/service-key.ts', text: 'export function a() { return 1; }\n',
  },
  { code: 'a source file of 151 lines', rule: 'max-lines', file: DOMAIN, text: lines(151) },
  { code: 'a test of 251 lines', rule: 'max-lines', file: TEST, text: lines(251) },
  { code: 'an explicit any', rule: '@typescript-eslint/no-explicit-any', file: DOMAIN, text: 'export const a: any = 1;\n' },
  { code: '@ts-ignore', rule: '@typescript-eslint/ban-ts-comment', file: DOMAIN, text: '// @ts-ignore\nexport const a: string = 1;\n' },
  {
    code: 'an unused eslint-disable', rule: 'Unused eslint-disable directive (no problems were reported).', file: DOMAIN,
    text: '/* eslint-disable */\nexport const a = 1;\n',
  },
  {
    code: 'a value import that is used only as a type', rule: '@typescript-eslint/consistent-type-imports', file: DOMAIN,
    text: "import { Either } from 'fp-ts/Either';\nexport type A = Either<1, 2>;\n",
  },
  {
    code: 'a conditional hook', rule: 'react-hooks/rules-of-hooks', file: UI_FILE,
    text: "import { useState } from 'react';\nexport const useA = (b: boolean): unknown => (b ? useState(1) : null);\n",
  },
  {
    code: 'a browser API newer than the supported browsers', rule: 'no-restricted-properties', file: DOMAIN,
    text: "export const a: boolean = URL.canParse('b');\n",
  },
  {
    code: 'a static method newer than the supported browsers', rule: 'no-restricted-properties', file: UI_FILE,
    text: "export const a: unknown = Object.groupBy(['b'], (c) => c);\n",
  },
  {
    code: 'storage outside the browser adapters', rule: 'no-restricted-globals', file: UI_FILE,
    text: "export const a: unknown = localStorage.getItem('b');\n",
  },
  {
    code: 'storage of the window outside the browser adapters', rule: 'no-restricted-properties', file: UI_FILE,
    text: "export const a: unknown = window.sessionStorage.getItem('b');\n",
  },
  {
    code: 'Set methods newer than the supported browsers', rule: 'no-restricted-syntax', file: UI_FILE,
    text: "export const a: unknown = new Set(['b']).isSubsetOf(new Set());\n",
  },
  {
    code: 'an import() whose failed style sheets are not handled', rule: 'no-restricted-syntax', file: UI_FILE,
    text: "export const a = (): Promise<unknown> => import('react').then((b) => b, () => null);\n",
  },
  {
    code: 'iterator helpers', rule: 'no-restricted-syntax', file: UI_FILE,
    text: "export const a: unknown = new Map([['b', 1]]).values().map((c) => c + 1);\n",
  },
  {
    code: 'a regular expression with the v flag', rule: 'no-restricted-syntax', file: DOMAIN,
    text: 'export const a: RegExp = /[\\p{L}--[a-z]]/v;\n',
  },
  { code: 'an undefined name in a script', rule: 'no-undef', file: SCRIPT, text: 'spwan();\n' },
  {
    code: 'an unused import in a script', rule: '@typescript-eslint/no-unused-vars', file: SCRIPT,
    text: "import { spawn } from 'node:child_process';\n",
  },
  { code: 'a script of 151 lines', rule: 'max-lines', file: SCRIPT, text: lines(151) },
  { code: 'a Node global in a head script', rule: 'no-restricted-globals', file: HEAD_SCRIPT, text: 'process.exit();\n' },
  { code: 'a newer browser API in a head script', rule: 'no-restricted-properties', file: HEAD_SCRIPT, text: "URL.canParse('b');\n" },
];

const allowed: ReadonlyArray<{ readonly code: string; readonly file: string; readonly text: string }> = [
  {
    code: 'a permitted fp-ts module', file: DOMAIN,
    text: "import * as E from 'fp-ts/Either';\nexport const a: E.Either<number, number> = E.right(1);\n",
  },
  { code: 'a source file of 150 lines', file: DOMAIN, text: lines(150) },
  { code: 'a test of 250 lines', file: TEST, text: lines(250) },
  { code: 'console output in the log adapter', file: 'src/adapters/browser/console-log.ts', text: "console.info('here');\n" },
  {
    code: 'storage in a browser adapter', file: 'src/adapters/browser/session-scroll-store.ts',
    text: "export const a: unknown = sessionStorage.getItem('b');\n",
  },
  { code: 'storage in a head script', file: HEAD_SCRIPT, text: "export const a: unknown = localStorage.getItem('b');\n" },
  {
    code: 'methods that the supported browsers have', file: UI_FILE,
    text: "export const a: unknown = [...new Map([['b', 1]]).values()].map((c) => c + 1).toSorted();\n",
  },
  { code: 'a newer API in a test', file: TEST, text: "export const a: boolean = URL.canParse('b');\n" },
  {
    code: 'a story with its own parameters', file: STORY,
    text: "export default { title: 'A', parameters: { scenario: { network: 'offline' } } };\n",
  },
];

describe('ESLint configuration', () => {
  it('reports each planted violation', () => expectEach(planted, ({ code, rule }) => `${code} (${rule})`, async ({ file, text, rule }) => {
    expect(await broken(file, text)).toContain(rule);
  }));

  it('accepts what the rules allow', () => expectEach(allowed, ({ code }) => code, async ({ file, text }) => {
    expect(await broken(file, text)).toEqual([]);
  }));

  it('is complemented by axe in every story, with violations as errors', () => {
    const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
    expect(preview.match(/a11y\s*:.*/g)).toEqual([
      "a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },",
    ]);
  });
});
