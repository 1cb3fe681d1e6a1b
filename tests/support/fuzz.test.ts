import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findsIn } from '../../scripts/test/finds.mjs';

/** Returns the numbers that a property gets. */
const drawnNumbers = (): ReadonlyArray<number> => {
  const numbers: number[] = [];
  fc.assert(fc.property(fc.integer(), (number) => void numbers.push(number)));
  return numbers;
};

// As a file with settings of its own.
fc.configureGlobal({ numRuns: 3 });

describe('the fixed seed', () => {
  it('gives a property the same values in each run, in a file with settings of its own too', () => {
    const [first, again] = [drawnNumbers(), drawnNumbers()];
    expect([first.length, again]).toEqual([3, first]);
  });
});

describe('finds in a report', () => {
  const messageOf = (run: () => void): string => {
    try {
      run();
    } catch (error) {
      if (error instanceof Error) return `\u001b[31m${error.message}\u001b[39m\n    at check (file.ts:1:1)`;
    }
    throw new Error('The property holds.');
  };
  const finds = (...failures: ReadonlyArray<string>) =>
    findsIn({ testResults: [{ name: '/project/src/a.test.ts', status: 'failed', message: '', assertionResults: [
      ...failures.map((message, index) => ({ status: 'failed', fullName: `test ${index}`, failureMessages: [message] })),
      { status: 'passed', fullName: 'passed', failureMessages: [] },
    ] }] }, '/project', 7);

  it('have the name of the test, seed and path, and the counterexample as an example that fails again', () => {
    const property = fc.property(fc.string(), fc.integer(), (text, number) => {
      if (text.length + number >= 5) throw new Error('too long');
    });
    const [find] = finds(messageOf(() => fc.assert(property, { seed: 42, includeErrorInReport: true })));
    expect(find?.name).toBe('src/a.test.ts › test 0');
    const [title, replay, examples, error] = find?.text.split('\n') ?? [];
    expect([title, replay, error]).toEqual([
      '✘ src/a.test.ts › test 0 (FUZZ_SEED=7)',
      expect.stringMatching(/^ {4}\{ seed: 42, path: "[\d:]+", endOnFailure: true \}$/),
      '    Got error: too long',
    ]);
    const pasted = JSON.parse(/^ {4}examples: (.*)$/.exec(examples ?? '')?.[1] ?? '') as [string, number][];
    expect(fc.check(property, { examples: pasted, numRuns: 1 }).failed).toBe(true);
  });

  it('have the message of a test that fails without a property and of a file that cannot be loaded', () => {
    expect(finds('AssertionError: no\n    at a.test.ts:1:1').map(({ text }) => text)).toEqual([
      '✘ src/a.test.ts › test 0 (FUZZ_SEED=7)\n    AssertionError: no',
    ]);
    const broken = { name: '/project/src/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
    expect(findsIn({ testResults: [broken] }, '/project', 7)).toEqual([
      { name: 'src/b.test.ts', text: '✘ src/b.test.ts (FUZZ_SEED=7)\n    Cannot find module' },
    ]);
  });
});
