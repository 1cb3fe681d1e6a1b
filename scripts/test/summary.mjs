// What a run of the suites comes to: figures out of each report, one table, what failed, one last line.
import { stripVTControlCharacters } from 'node:util';

/** What failed, in one line: its name, and the first that was said of it. */
const failure = (names, message = '') => {
  const [said = ''] = stripVTControlCharacters(message).trim().split('\n');
  return [names.filter((name) => name !== '').join(' › '), said].filter((part) => part !== '').join(': ');
};

const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed');
const shortOf = (file) => file.replace(/^.*?\/(?=(?:src|tests|functions)\/)/, '');

/** Figures of a report by Vitest. A file that could not be read as a test at all counts as a failed one. */
export const fromVitestReport = ({ numTotalTests, numPassedTests, numFailedTests, testResults }) => {
  const broken = testResults.filter(isBroken);
  const skipped = numTotalTests - numPassedTests - numFailedTests;
  const failures = testResults.flatMap(({ name, message, assertionResults, status }) =>
    isBroken({ status, assertionResults })
      ? [failure([shortOf(name)], message)]
      : assertionResults.filter((one) => one.status === 'failed').map(({ fullName, failureMessages }) => failure([shortOf(name), fullName], failureMessages[0])));
  // `tests/support/retry-reporter.ts` counts them.
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status, meta }) => status === 'passed' && (meta?.retries ?? 0) > 0).map(({ fullName }) => failure([shortOf(name), fullName])));
  return { run: numPassedTests + numFailedTests + broken.length, passed: numPassedTests, failed: numFailedTests + broken.length, skipped, failures, retried };
};

/** Lists the tests of a report by Playwright that ended with a status, through its suites in suites. `faultOf` returns what else to say of one. */
const namesIn = ({ suites = [], specs = [] }, wanted, faultOf) => [
  ...specs.flatMap(({ file, title, tests }) => tests.filter(({ status }) => status === wanted).map(({ projectName, results }) => failure([projectName, file, title], faultOf(results)))),
  ...suites.flatMap((suite) => namesIn(suite, wanted, faultOf)),
];

/** Figures of a report by Playwright. One that passed at a second try has passed. */
export const fromPlaywrightReport = ({ stats: { expected, unexpected, flaky, skipped }, suites }) => ({
  run: expected + unexpected + flaky, passed: expected + flaky, failed: unexpected, skipped,
  failures: namesIn({ suites }, 'unexpected', (results) => results.at(-1)?.error?.message),
  retried: namesIn({ suites }, 'flaky', (results) => results[0]?.error?.message),
});

/** Figures of commands that are tests themselves. @param names of the commands, in the same order. */
export const fromStatuses = (statuses, names) => {
  const passed = statuses.filter((status) => status === 0).length;
  const failures = statuses.flatMap((status, at) => (status === 0 ? [] : [failure([names[at]])]));
  return { run: statuses.length, passed, failed: statuses.length - passed, skipped: 0, failures, retried: [] };
};

/** A suite's line. One without figures could not run here: that is told, and it is a failure where everything has to run (`strict`). */
export const rowFrom = ({ name, result, seconds, strict }) => ({ name, run: 0, passed: 0, skipped: 0, ...result, failed: result.failed ?? (strict ? 1 : 0), cannot: result.run === undefined, seconds });

const pad = (text, width) => String(text).padStart(width);
const line = ({ name, run, passed, failed, skipped, seconds }) => `${name.padEnd(10)}${pad(run, 7)}${pad(passed, 9)}${pad(failed, 9)}${pad(skipped, 9)}${pad(seconds, 10)}`;
const total = (rows, field) => rows.reduce((sum, row) => sum + row[field], 0);
const all = (rows, seconds) => ({ name: 'all', ...Object.fromEntries(['run', 'passed', 'failed', 'skipped'].map((field) => [field, total(rows, field)])), seconds });

const rowOf = ({ cannot, reason, ...row }) => {
  const figures = line(cannot ? { ...row, run: '-', passed: '-', skipped: '-' } : row);
  return reason === undefined ? figures : `${figures}   ${cannot ? 'CANNOT RUN HERE: ' : ''}${reason}`;
};

/** One line a suite, with the reason where it could not run, and one for all of them. */
export const tableOf = (rows, seconds) =>
  [line({ name: 'suite', run: 'run', passed: 'passed', failed: 'failed', skipped: 'skipped', seconds: 'seconds' }), ...rows.map(rowOf), line(all(rows, seconds))].join('\n');

/** A line for each test that failed, under the name of its suite: what stands further up may be long gone from the screen. */
export const failuresOf = (rows) => rows.flatMap(({ name, failures = [] }) => failures.map((one) => `✘ ${name}: ${one}`)).join('\n');

/** Lists each test that passed at its second try, under the name of its suite. */
export const retriesOf = (rows) => rows.flatMap(({ name, retried = [] }) => retried.map((one) => `↻ ${name}: ${one}`)).join('\n');

/** How many tests of all suites may need a second try. */
const MOST_RETRIED = 3;

/** Returns why the run fails although no test has failed: too many needed a second try. Empty where that is not so. */
export const faultOfRetries = (rows) => {
  const { length } = rows.flatMap(({ retried = [] }) => retried);
  return length <= MOST_RETRIED ? '' : `TOO MANY RETRIES: ${length} tests passed only at their second try, and ${MOST_RETRIED} may`;
};

/** The minutes that everything may take (`docs/decisions/0011-test-time.md`). */
const MINUTES = 15;

/** What there is to say of the time that everything took: nothing as long as it keeps to its limit. */
export const slowness = (seconds) =>
  seconds <= MINUTES * 60 ? '' : `TOO SLOW: everything took ${Math.floor(seconds / 60)} min ${seconds % 60} s, and may take ${MINUTES} min (docs/decisions/0011-test-time.md)`;

/** How it went in one line, which says so first when it says nothing of a part of the tests. */
export const lastLine = (rows) => {
  const { passed, failed, skipped } = all(rows, 0);
  const figures = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} SKIPPED`}`;
  const missing = rows.filter(({ cannot }) => cannot).map(({ name }) => name);
  return missing.length === 0 ? figures : `NOT EVERYTHING RAN (${missing.join(', ')} cannot run here, see above): ${figures}`;
};
