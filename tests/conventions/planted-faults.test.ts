import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../scripts/test/faults/all-faults';

const faults = Object.values(FAULTS).flat();
const occurrences = (file: string, text: string): number => readFileSync(file, 'utf8').split(text).length - 1;

describe('the planted faults', () => {
  it('are forty, each in code that exists', () => {
    expect(faults).toHaveLength(40);
    expect(faults.filter(({ file, find }) => !existsSync(file) || occurrences(file, find) !== 1).map(({ id }) => id)).toEqual([]);
  });

  it('name tests that exist', () => {
    const missing = faults.flatMap(({ id, probes }) =>
      probes.filter(({ suite, target }) => suite !== 'check' && !existsSync(target)).map(({ target }) => `${id}: ${target}`));
    expect(missing).toEqual([]);
  });
});
