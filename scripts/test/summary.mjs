// Summarises a test run: figures from each report, one table, the failed tests, one last line.
import { stripVTControlCharacters } from 'node:util';

/** Returns a failure as one line: the test's name and the first line of the error message. */
const failure = (names, message = '') => {
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n');
  return [names.filter((name) => name !== '').join(' › '), firstLine].filter((part) => part !== '').join(': ');
};

const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed');
const shortOf = (file) => file.replace(/^.*?\/(?=(?:src|tests|functions)\/)/, '');

/** Returns the figures of a Vitest report. A file that fails before its first test counts as one failed test. */
export const fromVitestReport = ({ numTotalTests, numPassedTests, numFailedTests, testResults }) => {
  const broken = testResults.filter(isBroken);
  const skipped = numTotalTests - numPassedTests - numFailedTests;
  const failures = testResults.flatMap(({ name, message, assertionResults, status }) =>
    isBroken({ status, assertionResults })
      ? [failure([shortOf(name)], message)]
      : assertionResults
          .filter((one) => one.status === 'failed')
          .map(({ fullName, failureMessages }) => failure([shortOf(name), fullName], failureMessages[0])),
  );
  // `tests/support/retry-reporter.ts` sets `meta.retries`. A test that passed at the second attempt keeps the error of the first one.
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'passed' && (meta?.retries ?? 0) > 0)
      .map(({ fullName, failureMessages }) => failure([shortOf(name), fullName], failureMessages[0])),
  );
  return {
    run: numPassedTests + numFailedTests + broken.length, passed: numPassedTests, failed: numFailedTests + broken.length, skipped, failures,
    retried,
  };
};

/** Lists the tests of a Playwright report with the given status, in nested suites too. `errorOf` returns the error message of a test. */
const namesIn = ({ suites = [], specs = [] }, expectedStatus, errorOf) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === expectedStatus)
      .map(({ projectName, results }) => failure([projectName, file, title], errorOf(results))),
  ),
  ...suites.flatMap((suite) => namesIn(suite, expectedStatus, errorOf)),
];

/** Returns the error of the first attempt, which names the cause: a later one may only meet what the first one left behind. */
const firstError = (results) => results.find(({ error }) => error !== undefined)?.error.message;

/** Returns the figures of a Playwright report. A test that passed at the second attempt counts as passed. */
export const fromPlaywrightReport = ({ stats: { expected, unexpected, flaky, skipped }, suites }) => ({
  run: expected + unexpected + flaky, passed: expected + flaky, failed: unexpected, skipped,
  failures: namesIn({ suites }, 'unexpected', firstError),
  retried: namesIn({ suites }, 'flaky', firstError),
});

/** Returns the figures of commands, each of which counts as a test. @param names names of the commands, in the same order. */
export const fromStatuses = (statuses, names) => {
  const passed = statuses.filter((status) => status === 0).length;
  const failures = statuses.flatMap((status, index) => (status === 0 ? [] : [failure([names[index]])]));
  return { run: statuses.length, passed, failed: statuses.length - passed, skipped: 0, failures, retried: [] };
};

/** Returns a suite's row. A suite without figures could not run here; with `strict` (every suite has to run) that is a failure. */
export const rowFrom = ({ name, result, seconds, strict }) => ({
  name, run: 0, passed: 0, skipped: 0,
  ...result,
  failed: result.failed ?? (strict ? 1 : 0),
  cannot: result.run === undefined, seconds,
});

const pad = (text, width) => String(text).padStart(width);
const line = ({ name, run, passed, failed, skipped, seconds }) =>
  `${name.padEnd(14)}${pad(run, 7)}${pad(passed, 9)}${pad(failed, 9)}${pad(skipped, 9)}${pad(seconds, 10)}`;
const total = (rows, field) => rows.reduce((sum, row) => sum + row[field], 0);
const all = (rows, seconds) => ({
  name: 'all',
  ...Object.fromEntries(['run', 'passed', 'failed', 'skipped'].map((field) => [field, total(rows, field)])),
  seconds,
});

const rowOf = ({ cannot, reason, ...row }) => {
  const figures = line(cannot ? { ...row, run: '-', passed: '-', skipped: '-' } : row);
  return reason === undefined ? figures : `${figures}   ${cannot ? 'CANNOT RUN HERE: ' : ''}${reason}`;
};

/** Returns one line per suite, with the reason if it could not run, and a total. */
export const tableOf = (rows, seconds) =>
  [
    line({ name: 'suite', run: 'run', passed: 'passed', failed: 'failed', skipped: 'skipped', seconds: 'seconds' }),
    ...rows.map(rowOf),
    line(all(rows, seconds)),
  ].join('\n');

/** Returns a line for each failed test with its suite, because earlier output may have scrolled off the screen. */
export const failuresOf = (rows) => rows.flatMap(({ name, failures = [] }) => failures.map((one) => `✘ ${name}: ${one}`)).join('\n');

/** Returns a line for each test that passed at the second attempt, with its suite. */
export const retriesOf = (rows) => rows.flatMap(({ name, retried = [] }) => retried.map((one) => `↻ ${name}: ${one}`)).join('\n');

/** Maximum number of retried tests in all suites. */
const MOST_RETRIED = 3;

/** Returns an error message if too many tests were retried, which fails the run although no test has failed; else an empty string. */
export const retryError = (rows) => {
  const { length } = rows.flatMap(({ retried = [] }) => retried);
  return length <= MOST_RETRIED ? '' : `TOO MANY RETRIES: ${length} tests passed only at their second try, and ${MOST_RETRIED} may`;
};

/** Maximum duration in minutes of `npm test` and of `npm run test:all`. */
const MINUTES = { quick: 5, all: 16 };

/** Returns a notice if a run exceeded its limit in `MINUTES`; else an empty string. */
export const durationNotice = (seconds, kind) =>
  seconds <= MINUTES[kind] * 60
    ? ''
    : `TOO SLOW: it took ${Math.floor(seconds / 60)} min ${seconds % 60} s, and may take ${MINUTES[kind]} min on two quiet cores (docs/decisions/testing/0041-two-commands.md)`;

/** Returns the result in one line, which starts with the suites that could not run. */
export const lastLine = (rows) => {
  const { passed, failed, skipped } = all(rows, 0);
  const figures = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} SKIPPED`}`;
  const missing = rows.filter(({ cannot }) => cannot).map(({ name }) => name);
  return missing.length === 0 ? figures : `NOT EVERYTHING RAN (${missing.join(', ')} cannot run here, see above): ${figures}`;
};
