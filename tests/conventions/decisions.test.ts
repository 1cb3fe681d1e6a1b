import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectEach } from '../support/expect-each';

const folder = join(import.meta.dirname, '../../docs/decisions');
const MAX_LINES = 40;

describe('decision records', () => {
  const numberOf = (file: string): number => Number(/^[a-z]+\/(\d{4})-[a-z-]+\.md$/.exec(file)?.[1]);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: area }) => readdirSync(join(folder, area)).map((file) => `${area}/${file}`))
    .sort((one, other) => numberOf(one) - numberOf(other));
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const statusOf = (file: string): string => textOf(file).split('\n')[2] ?? '';
  const overview = textOf('README.md');

  it('are numbered consecutively', () => {
    expect(files.map(numberOf)).toEqual(files.map((_, index) => index + 1));
  });

  it('have at most 40 lines, a status, and the sections Context, Decision and Consequences', () =>
    expectEach(files, String, (file) => {
      const text = textOf(file);
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
      expect(text).toMatch(/\b(?:accepted|superseded)\b/);
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(text, part).toMatch(new RegExp(`^(?:## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm'));
    }));

  it('are in the index with number, file and title', () => {
    const rowOf = (file: string): string => {
      const title = textOf(file).split('\n')[0]?.replace(/^# \d+[.:] /, '') ?? '';
      const [number = ''] = /\d{4}/.exec(file) ?? [];
      return `| [${number}](${file}) | ${title} |`;
    };
    expect(files.filter((file) => !overview.includes(rowOf(file)))).toEqual([]);
    expect(overview.match(/^\| \[\d/gm)).toHaveLength(files.length);
  });

  it('name the pages that supersede or complete them, in their status and in the index', () => {
    const changed = files.flatMap((file) =>
      [...statusOf(file).matchAll(/\b(?:supersedes|replaces|completes|adds to) [^.·]*/gi)].flatMap(([clause]) =>
        [...clause.matchAll(/\b0\d{3}\b/g)].map(([number]) => ({ number, by: file }))),
    );
    expect(changed.length).toBeGreaterThan(6);
    const untold = changed.filter(({ number, by }) => {
      const file = files.find((other) => numberOf(other) === Number(number)) ?? '';
      const row = overview.split('\n').find((line) => line.includes(`[${number}]`)) ?? '';
      return ![statusOf(file), row].every((text) => text.includes(/\/(\d{4})/.exec(by)?.[1] ?? '-'));
    });
    expect(untold).toEqual([]);
  });
});
