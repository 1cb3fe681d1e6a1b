import { describe, expect, it } from 'vitest';
import { failuresOf, faultOfRetries, fromPlaywrightReport, fromStatuses, fromVitestReport, lastLine, retriesOf, rowFrom, slowness, tableOf, type Row } from '../../scripts/test/summary.mjs';

const row = (more: Partial<Row>): Row => ({ name: 'unit', run: 10, passed: 10, failed: 0, skipped: 0, seconds: 3, cannot: false, ...more });
const pictures = row({ name: 'pictures', run: 0, passed: 0, cannot: true, reason: 'no Chromium here' });

describe('the figures of a suite', () => {
  it('count what was skipped, and not as run', () => {
    expect(fromPlaywrightReport({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }, suites: [] })).toMatchObject({ run: 10, passed: 9, failed: 1, skipped: 3 });
    expect(fromVitestReport({ numTotalTests: 12, numPassedTests: 8, numFailedTests: 1, testResults: [] })).toMatchObject({ run: 9, passed: 8, failed: 1, skipped: 3 });
  });

  it('count a file that broke before its first test as failed, and name it and each test that failed', () => {
    const one = (status: string, fullName: string, ...failureMessages: ReadonlyArray<string>) => ({ status, fullName, failureMessages });
    const testResults = [
      { name: '/here/src/ui/broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: '/here/tests/rules/a.test.ts', status: 'failed', message: '', assertionResults: [one('failed', 'a member reads', '\u001b[31mAssertionError: no\u001b[39m\n at somewhere'), one('passed', 'nobody')] },
      { name: '/here/src/b.test.ts', status: 'passed', message: '', assertionResults: [one('passed', 'b')] },
    ];
    expect(fromVitestReport({ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      run: 4, passed: 2, failed: 2, skipped: 0, failures: ['src/ui/broken.test.ts: Cannot find module', 'tests/rules/a.test.ts › a member reads: AssertionError: no'], retried: [],
    });
  });

  it('name what failed in suites of suites', () => {
    const spec = (title: string, status: string, message?: string) => ({ file: 'a.spec.ts', title, tests: [{ projectName: 'tmdb', status, results: [{}, message === undefined ? {} : { error: { message } }] }] });
    const suites = [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'unexpected', '\u001b[2mError: it did not\u001b[22m\n  at'), spec('tries', 'flaky'), spec('says nothing', 'unexpected')] }] }];
    expect(fromPlaywrightReport({ stats: { expected: 1, unexpected: 2, flaky: 1, skipped: 0 }, suites }).failures).toEqual(['tmdb › a.spec.ts › closes: Error: it did not', 'tmdb › a.spec.ts › says nothing']);
  });

  it('name what passed at its second try, and not what failed twice', () => {
    const test = (status: string) => ({ projectName: 'tmdb', status, results: [{ error: { message: 'Error: not at first\n at' } }, status === 'flaky' ? {} : { error: { message: 'Error: nor then' } }] });
    const specs = [{ file: 'a.spec.ts', title: 'opens', tests: [test('flaky')] }, { file: 'a.spec.ts', title: 'closes', tests: [test('unexpected')] }];
    expect(fromPlaywrightReport({ stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 }, suites: [{ suites: [{ specs }] }] }).retried).toEqual(['tmdb › a.spec.ts › opens: Error: not at first']);
    const one = (status: string, fullName: string, retries: number) => ({ status, fullName, failureMessages: [], meta: { retries } });
    const testResults = [{ name: '/here/tests/rules/a.test.ts', status: 'failed', message: '', assertionResults: [one('passed', 'reads', 1), one('failed', 'writes', 1), one('passed', 'lists', 0)] }];
    expect(fromVitestReport({ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1, testResults }).retried).toEqual(['tests/rules/a.test.ts › reads']);
  });

  it('are those of the commands where commands are the tests', () =>
    expect(fromStatuses([0, 1, 0], ['types', 'lint', 'unused'])).toEqual({ run: 3, passed: 2, failed: 1, skipped: 0, failures: ['lint'], retried: [] }));
});

describe('a suite that cannot run here', () => {
  const rowOf = (strict: boolean): Row => rowFrom({ name: 'pictures', result: { reason: 'no Chromium here' }, seconds: 3, strict });

  it('is told and no failure on somebody\'s own machine', () => expect(rowOf(false)).toEqual(pictures));

  it('is a failure where everything has to run', () => expect(rowOf(true)).toEqual({ ...pictures, failed: 1 }));

  it.each([true, false])('is not one that ran, however much has to (%s)', (strict) => {
    const result = { run: 10, passed: 10, failed: 0, skipped: 0, failures: [], retried: [] };
    expect(rowFrom({ name: 'unit', result, seconds: 3, strict })).toEqual({ ...row({}), failures: [], retried: [] });
  });
});

describe('the table', () => {
  const text = tableOf([row({ skipped: 4 }), pictures], 42);

  it('has a line for each suite and one for all', () => {
    expect(text.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['suite', 'run', 'passed', 'failed', 'skipped', 'seconds'],
      ['unit', '10', '10', '0', '4', '3'],
      ['pictures', '-', '-', '0', '-', '3', 'CANNOT RUN HERE: no Chromium here'],
      ['all', '10', '10', '0', '4', '42'],
    ]);
  });
});

describe('what failed', () => {
  it('has a line for each, with its suite', () => expect(failuresOf([row({ failures: ['a', 'b'] }), pictures, row({ name: 'e2e', failures: ['c'] })])).toBe('✘ unit: a\n✘ unit: b\n✘ e2e: c'));

  it('is nothing where nothing did', () => expect(failuresOf([row({ failures: [] }), pictures])).toBe(''));
});

describe('second tries', () => {
  const rows = (count: number): ReadonlyArray<Row> => [row({ retried: ['a'] }), row({ name: 'e2e', retried: Array.from({ length: count - 1 }, (_, at) => `b${at}`) }), pictures];

  it('have a line for each, with its suite', () => expect(retriesOf(rows(2))).toBe('↻ unit: a\n↻ e2e: b0'));

  it('are no fault up to three', () => expect(faultOfRetries(rows(3))).toBe(''));

  it('are one beyond that, over all suites', () => expect(faultOfRetries(rows(4))).toBe('TOO MANY RETRIES: 4 tests passed only at their second try, and 3 may'));
});

describe('the time', () => {
  it('is no matter within its limit', () => expect(slowness(900)).toBe(''));

  it('is told beyond it', () => expect(slowness(901)).toMatch(/^TOO SLOW: everything took 15 min 1 s, and may take 15 min \(docs\/decisions\/0011/));
});

describe('the last line', () => {
  it('says how it went', () => expect(lastLine([row({}), row({ name: 'e2e', failed: 2, passed: 8 })])).toBe('18 passed, 2 failed'));

  it('does not pass over what was skipped', () => expect(lastLine([row({ skipped: 1 })])).toBe('10 passed, 0 failed, 1 SKIPPED'));

  it('says first that not everything ran', () => {
    expect(lastLine([row({}), pictures, row({ ...pictures, name: 'rules' })])).toBe('NOT EVERYTHING RAN (pictures, rules cannot run here, see above): 10 passed, 0 failed');
  });
});
