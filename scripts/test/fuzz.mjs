// Runs the property tests with random seeds until the time is over, and prints each find so that it can be pasted as an example.
// Usage: npm run test:fuzz -- [minutes] [options of Vitest]   (npm run test:fuzz -- 60 --maxWorkers=1)
// `FUZZ_SEED=<seed> npx vitest run --project unit <file>` repeats a round.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { findsIn, testName } from './finds.mjs';

const REPORT = join(root, '.cache/reports/fuzz.json');
const [minutes = '10', ...options] = process.argv.slice(2);
if (!(Number(minutes) > 0)) {
  console.error('Usage: npm run test:fuzz -- [minutes] [options of Vitest]');
  process.exit(2);
}
const workers = options.some((option) => option.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=2'];

const isPropertyTest = (file) => /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes("from 'fast-check'");
const files = ['src', 'tests', 'catalogue', 'functions/src', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)).filter(isPropertyTest));

/** Runs all files once. @returns the report of Vitest. Throws if Vitest cannot start. */
const runRound = (seed) => {
  rmSync(REPORT, { force: true });
  const vitest = [
    'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'dom', '--reporter=json', `--outputFile=${REPORT}`,
    ...workers,
    ...options,
    ...files,
  ];
  const { status, stderr } = spawnSync(process.execPath, vitest, {
    cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, FUZZ_SEED: String(seed) },
  });
  if (!existsSync(REPORT)) throw new Error(stderr);
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const isBroken = status !== 0 && report.numFailedTests === 0 && report.numFailedTestSuites === 0;
  return isBroken
    ? { ...report, testResults: [...report.testResults, { name: root, status: 'failed', message: stderr, assertionResults: [] }] }
    : report;
};

const until = Date.now() + Number(minutes) * 60_000;
const [tests, finds] = [new Set(), new Set()];
for (let round = 1; Date.now() < until; round += 1) {
  const [seed, startedAt] = [randomInt(2 ** 31), Date.now()];
  const report = runRound(seed);
  for (const { name, assertionResults } of report.testResults)
    for (const { fullName } of assertionResults) tests.add(testName(root, name, fullName));
  for (const { name, text } of findsIn(report, root, seed)) {
    if (!finds.has(name)) console.log(text);
    finds.add(name);
  }
  console.log(
    `Round ${round}, FUZZ_SEED=${seed}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}
// A test that has failed once does not count as passed.
console.log(`${[...tests].filter((name) => !finds.has(name)).length} passed, ${finds.size} failed`);
process.exit(finds.size === 0 ? 0 : 1);
