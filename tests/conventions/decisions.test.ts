import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const MOST_LINES = 40;

describe('decisions', () => {
  const files = readdirSync(folder).sort();

  it('are numbered without a gap', () => {
    expect(files.map((file) => Number(/^(\d{4})-[a-z-]+\.md$/.exec(file)?.[1]))).toEqual(files.map((_, at) => at + 1));
  });

  it.each(files)('%s fits on a page, and says where it comes from, what it is and what it brings', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    expect(text).toMatch(/\b(?:accepted|superseded)\b/);
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text, part).toMatch(new RegExp(`^(?:## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm'));
  });
});
