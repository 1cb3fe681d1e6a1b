import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectEach } from '../support/expect-each';

const folder = join(import.meta.dirname, '../../docs/decisions');
const MAX_LINES = 40;

describe('decision records', () => {
  const numberOf = (file: string): number => Number(/^[a-z]+\/(\d{4})-[a-z-]+\.md$/.exec(file)?.[1]);
  const files = readdirSync(folder).flatMap((area) => readdirSync(join(folder, area)).map((file) => `${area}/${file}`)).sort((one, other) => numberOf(one) - numberOf(other));

  it('are numbered consecutively', () => {
    expect(files.map(numberOf)).toEqual(files.map((_, index) => index + 1));
  });

  it('have at most 40 lines, a status, and the sections Context, Decision and Consequences', () => expectEach(files, String, (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    expect(text).toMatch(/\b(?:accepted|superseded)\b/);
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text, part).toMatch(new RegExp(`^(?:## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm'));
  }));
});
