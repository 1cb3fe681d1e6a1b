import { describe, expect, it } from 'vitest';
import {
  failuresOf, retryError, fromPlaywrightReport, fromStatuses, fromVitestReport, lastLine, retriesOf, rowFrom, durationNotice, tableOf,
  type Row,
} from '../../scripts/test/summary.mjs';

const row = (more: Partial<Row>): Row => ({ name: 'unit', run: 10, passed: 10, failed: 0, skipped: 0, seconds: 3, cannot: false, ...more });
const visual = row({ name: 'visual', run: 0, passed: 0, cannot: true, reason: 'no Chromium here' });

describe('suite figures', () => {
  it('count skipped tests separately from run tests', () => {
    expect(fromPlaywrightReport({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }, suites: [] })).toMatchObject({
      run: 10, passed: 9, failed: 1, skipped: 3,
    });
    expect(fromVitestReport({ numTotalTests: 12, numPassedTests: 8, numFailedTests: 1, testResults: [] })).toMatchObject({
      run: 9, passed: 8, failed: 1, skipped: 3,
    });
  });

  it('count a file that fails before its first test as one failure and name every failure', () => {
    const one = (status: string, fullName: string, ...failureMessages: ReadonlyArray<string>) => ({ status, fullName, failureMessages });
    const testResults = [
      { name: '/here/src/ui/broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      {
        name: '/here/tests/rules/a.test.ts', status: 'failed', message: '',
        assertionResults: [
          one('failed', 'a member reads', '\u001b[31mAssertionError: no\u001b[39m\n at somewhere'),
          one('passed', 'nobody'),
        ],
      },
      { name: '/here/src/b.test.ts', status: 'passed', message: '', assertionResults: [one('passed', 'b')] },
    ];
    expect(fromVitestReport({ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      run: 4, passed: 2, failed: 2, skipped: 0,
      failures: ['src/ui/broken.test.ts: Cannot find module', 'tests/rules/a.test.ts › a member reads: AssertionError: no'],
      retried: [],
    });
  });

  it('name failures in nested suites', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'a.spec.ts', title,
      tests: [{ projectName: 'tmdb', status, results: [{}, message === undefined ? {} : { error: { message } }] }],
    });
    const suites = [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          {
            specs: [
              spec('closes', 'unexpected', '\u001b[2mError: it did not\u001b[22m\n  at'),
              spec('tries', 'flaky'),
              spec('says nothing', 'unexpected'),
            ],
          },
        ],
      },
    ];
    expect(fromPlaywrightReport({ stats: { expected: 1, unexpected: 2, flaky: 1, skipped: 0 }, suites }).failures).toEqual([
      'tmdb › a.spec.ts › closes: Error: it did not', 'tmdb › a.spec.ts › says nothing',
    ]);
  });

  it('name the error of the first of two failed attempts', () => {
    const results = [{ error: { message: 'Error: the first' } }, { error: { message: 'Error: the second' } }];
    const suites = [{ specs: [{ file: 'a.spec.ts', title: 'closes', tests: [{ projectName: 'tmdb', status: 'unexpected', results }] }] }];
    expect(fromPlaywrightReport({ stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }, suites }).failures).toEqual([
      'tmdb › a.spec.ts › closes: Error: the first',
    ]);
  });

  it('name tests that passed on retry, but not those that failed twice', () => {
    const test = (status: string) => ({
      projectName: 'tmdb', status,
      results: [{ error: { message: 'Error: not at first\n at' } }, status === 'flaky' ? {} : { error: { message: 'Error: nor then' } }],
    });
    const specs = [
      { file: 'a.spec.ts', title: 'opens', tests: [test('flaky')] },
      { file: 'a.spec.ts', title: 'closes', tests: [test('unexpected')] },
    ];
    expect(
      fromPlaywrightReport({ stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 }, suites: [{ suites: [{ specs }] }] }).retried,
    ).toEqual(['tmdb › a.spec.ts › opens: Error: not at first']);
    const one = (status: string, fullName: string, retries: number) =>
      ({ status, fullName, failureMessages: retries > 0 ? ['Error: too early\n at a.test.ts'] : [], meta: { retries } });
    const testResults = [
      {
        name: '/here/tests/rules/a.test.ts', status: 'failed', message: '',
        assertionResults: [one('passed', 'reads', 1), one('failed', 'writes', 1), one('passed', 'lists', 0)],
      },
    ];
    expect(fromVitestReport({ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1, testResults }).retried).toEqual([
      'tests/rules/a.test.ts › reads: Error: too early',
    ]);
  });

  it('count commands by exit status for suites made of commands', () =>
    expect(fromStatuses([0, 1, 0], ['types', 'lint', 'unused'])).toEqual({
      run: 3, passed: 2, failed: 1, skipped: 0,
      failures: ['lint'],
      retried: [],
    }));
});

describe('rowFrom for a suite that cannot run here', () => {
  const rowOf = (strict: boolean): Row => rowFrom({ name: 'visual', result: { reason: 'no Chromium here' }, seconds: 3, strict });

  it('reports the reason without a failure when not strict', () => expect(rowOf(false)).toEqual(visual));

  it('counts a failure when strict', () => expect(rowOf(true)).toEqual({ ...visual, failed: 1 }));

  it.each([true, false])('adds no failure to a suite that ran (strict: %s)', (strict) => {
    const result = { run: 10, passed: 10, failed: 0, skipped: 0, failures: [], retried: [] };
    expect(rowFrom({ name: 'unit', result, seconds: 3, strict })).toEqual({ ...row({}), failures: [], retried: [] });
  });
});

describe('tableOf', () => {
  const text = tableOf([row({ skipped: 4 }), visual], 42);

  it('has one line per suite and a total', () => {
    expect(text.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['suite', 'run', 'passed', 'failed', 'skipped', 'seconds'],
      ['unit', '10', '10', '0', '4', '3'],
      ['visual', '-', '-', '0', '-', '3', 'CANNOT RUN HERE: no Chromium here'],
      ['all', '10', '10', '0', '4', '42'],
    ]);
  });
});

describe('failuresOf', () => {
  it('has one line per entry, with its suite', () =>
    expect(failuresOf([row({ failures: ['a', 'b'] }), visual, row({ name: 'e2e', failures: ['c'] })])).toBe(
      '✘ unit: a\n✘ unit: b\n✘ e2e: c',
    ));

  it('is empty when nothing failed', () => expect(failuresOf([row({ failures: [] }), visual])).toBe(''));
});

describe('retries', () => {
  const rows = (count: number): ReadonlyArray<Row> => [
    row({ retried: ['a'] }),
    row({ name: 'e2e', retried: Array.from({ length: count - 1 }, (_, index) => `b${index}`) }),
    visual,
  ];

  it('have one line each, with their suite', () => expect(retriesOf(rows(2))).toBe('↻ unit: a\n↻ e2e: b0'));

  it('are no error up to three', () => expect(retryError(rows(3))).toBe(''));

  it('are an error above three, counted over all suites', () =>
    expect(retryError(rows(4))).toBe('TOO MANY RETRIES: 4 tests passed only at their second try, and 3 may'));
});

describe('durationNotice', () => {
  it('is empty within the limit of the command', () =>
    expect([durationNotice(300, 'quick'), durationNotice(960, 'all')]).toEqual(['', '']));

  it('names duration and limit beyond the limit', () =>
    expect(durationNotice(301, 'quick')).toMatch(/^TOO SLOW: it took 5 min 1 s, and may take 5 min /));
});

describe('lastLine', () => {
  it('counts passed and failed tests', () =>
    expect(lastLine([row({}), row({ name: 'e2e', failed: 2, passed: 8 })])).toBe('18 passed, 2 failed'));

  it('counts skipped tests', () => expect(lastLine([row({ skipped: 1 })])).toBe('10 passed, 0 failed, 1 SKIPPED'));

  it('starts with the suites that could not run', () => {
    expect(lastLine([row({}), visual, row({ ...visual, name: 'rules' })])).toBe(
      'NOT EVERYTHING RAN (visual, rules cannot run here, see above): 10 passed, 0 failed',
    );
  });
});
