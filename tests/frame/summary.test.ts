import { describe, expect, it } from 'vitest';
import { fromPlaywrightReport, fromStatuses, fromVitestReport, lastLine, tableOf, type Row } from '../../scripts/summary.mjs';

const row = (more: Partial<Row>): Row => ({ name: 'unit', run: 10, passed: 10, failed: 0, skipped: 0, seconds: 3, cannot: false, ...more });
const pictures = row({ name: 'pictures', run: 0, passed: 0, cannot: true, reason: 'no Chromium here' });

describe('the figures of a suite', () => {
  it('count what was skipped, and not as run', () => {
    expect(fromPlaywrightReport({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({ run: 10, passed: 9, failed: 1, skipped: 3 });
    expect(fromVitestReport({ numTotalTests: 12, numPassedTests: 8, numFailedTests: 1, testResults: [] })).toEqual({ run: 9, passed: 8, failed: 1, skipped: 3 });
  });

  it('count a file that broke before its first test as failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(fromVitestReport({ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ run: 4, passed: 2, failed: 2, skipped: 0 });
  });

  it('are those of the commands where commands are the tests', () => expect(fromStatuses([0, 1, 0])).toEqual({ run: 3, passed: 2, failed: 1, skipped: 0 }));
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

describe('the last line', () => {
  it('says how it went', () => expect(lastLine([row({}), row({ name: 'e2e', failed: 2, passed: 8 })])).toBe('18 passed, 2 failed'));

  it('does not pass over what was skipped', () => expect(lastLine([row({ skipped: 1 })])).toBe('10 passed, 0 failed, 1 SKIPPED'));

  it('says first that not everything ran', () => {
    expect(lastLine([row({}), pictures, row({ ...pictures, name: 'rules' })])).toBe('NOT EVERYTHING RAN (pictures, rules cannot run here, see above): 10 passed, 0 failed');
  });
});
