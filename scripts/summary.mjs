// What a run of the suites comes to: figures out of each report, one table, one last line.

/** Figures of a report by Vitest. A file that could not be read as a test at all counts as a failed one. */
export const fromVitestReport = ({ numTotalTests, numPassedTests, numFailedTests, testResults }) => {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed')).length;
  const skipped = numTotalTests - numPassedTests - numFailedTests;
  return { run: numPassedTests + numFailedTests + broken, passed: numPassedTests, failed: numFailedTests + broken, skipped };
};

/** Figures of a report by Playwright. One that passed at a second try has passed. */
export const fromPlaywrightReport = ({ stats: { expected, unexpected, flaky, skipped } }) => ({
  run: expected + unexpected + flaky, passed: expected + flaky, failed: unexpected, skipped,
});

/** Figures of commands that are tests themselves. */
export const fromStatuses = (statuses) => {
  const passed = statuses.filter((status) => status === 0).length;
  return { run: statuses.length, passed, failed: statuses.length - passed, skipped: 0 };
};

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

/** How it went in one line, which says so first when it says nothing of a part of the tests. */
export const lastLine = (rows) => {
  const { passed, failed, skipped } = all(rows, 0);
  const figures = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} SKIPPED`}`;
  const missing = rows.filter(({ cannot }) => cannot).map(({ name }) => name);
  return missing.length === 0 ? figures : `NOT EVERYTHING RAN (${missing.join(', ')} cannot run here, see above): ${figures}`;
};
