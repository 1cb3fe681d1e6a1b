// Runs all test suites, with one table at the end. Each suite's figures come from its own report.
// Two suites run at a time, because each uses little more than one core. The suite that started first prints directly;
// the output of each command of the other suite is printed when the command has ended.
// Usage: node scripts/test/test.mjs [suite …]   (default: all)
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEmulators } from '../firebase/emulators.mjs';
import { runParallel } from '../run-parallel.mjs';
import { wordsOf } from '../npm.mjs';
import { named } from '../firebase/ports.mjs';
import { endWithSentence } from '../command-error.mjs';
import { ensureBrowser, ensureCatalogue, ensureDependencies, root } from '../setup.mjs';
import { REPORTS, SUITES, TABLE_ORDER } from './suites.mjs';
import { failuresOf, retryError, lastLine, retriesOf, rowFrom, durationNotice, tableOf } from './summary.mjs';
import { bootForTests, choosePorts, TEST_BOOT } from './test-boot.mjs';

/** In CI every suite has to run: one that cannot is a failure. */
const strict = process.env.CI === 'true';
await endWithSentence(ensureDependencies);
ensureCatalogue();
const browser = await ensureBrowser();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let boot = null;
/** Returns the environment of the emulators' only boot, or why there is none. */
const bootOnce = async () => {
  const preparation = prepareEmulators();
  if (!preparation.ok) return { cannot: preparation.reason };
  // The rules suite needs neither functions nor a build.
  boot ??= bootForTests(isRulesOnly ? { needsApp: false, only: 'auth,firestore,storage' } : { needsApp: true });
  const { ok, env, reason } = await boot;
  return ok ? { env } : { broken: reason };
};

/** Runs a command to its end. @returns its exit status. */
const runCommand = ([command, args, environment = {}], emulatorEnv, isBuffered) =>
  new Promise((resolve) => {
    const title = `\n▶ ${wordsOf([command, args])}\n`;
    const env = { ...process.env, CHROMIUM_PATH: browser ?? '', STORYBOOK_DISABLE_TELEMETRY: '1', ...emulatorEnv, ...environment };
    if (!isBuffered) process.stdout.write(title);
    const child = spawn(command, args, { cwd: root, stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit', env });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', () => resolve(1));
    child.once('close', (code) => {
      if (isBuffered) process.stdout.write(`${title}${Buffer.concat(output).toString('utf8')}`);
      resolve(code ?? 1);
    });
  });

const runSuite = async (suite, isBuffered) => {
  if (suite.browser === true && browser === null) return { reason: 'no Chromium found, and none could be installed' };
  try {
    const reason = suite.cannot?.(browser) ?? null;
    if (reason !== null) return { reason };
  } catch (error) {
    return { run: 0, passed: 0, failed: 1, reason: error.message };
  }
  const { env: emulatorEnv = {}, cannot = null, broken = null } = suite.group === 'emulators' ? await bootOnce() : {};
  if (cannot !== null) return { reason: cannot };
  if (broken !== null) return { run: 0, passed: 0, failed: 1, reason: broken };
  const statuses = [];
  for (const command of suite.commands) statuses.push(await runCommand(command, emulatorEnv, isBuffered));
  try {
    const counts = suite.counts(statuses, suite.commands.map(wordsOf));
    const isRunnerError = counts.run === 0 || (statuses.some((status) => status !== 0) && counts.failed === 0);
    return isRunnerError ? { ...counts, failed: counts.failed + 1, reason: 'the test runner itself failed, or ran no test' } : counts;
  } catch (error) {
    return { run: 0, passed: 0, failed: 1, reason: `no report: ${error.message}` };
  }
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => SUITES[name] === undefined);
if (unknown.length > 0) throw new Error(`Unknown suite "${unknown.join('", "')}". Suites: ${Object.keys(SUITES).join(', ')}.`);
const FIREBASE = [join(named('dist-emulators', TEST_BOOT), '.ports'), 'functions/lib'];
/** Files that a suite needs from an earlier build. */
const BUILD_FILES = { stories: ['storybook-static'], e2e: ['dist', 'dist-tmdb'], visual: ['storybook-static'], rules: [], emulators: FIREBASE, firebase: FIREBASE };
const needsBuild = chosen.some((name) => (BUILD_FILES[name] ?? []).some((built) => !existsSync(join(root, built))));
const selected = needsBuild ? ['build', ...chosen] : chosen;
const isRulesOnly = selected.length > 0 && selected.every((name) => name === 'rules');
await choosePorts({ usesLastBuild: selected.length > 0 && !selected.includes('build') && !isRulesOnly });
const startedAt = Date.now();
process.on('SIGINT', () => process.exit(130));
const jobs = Object.entries(SUITES).filter(([name]) => selected.length === 0 || selected.includes(name)).map(([name, suite]) => ({ name, ...suite }));
let printing = null;
const runJob = async (suite) => {
  printing ??= suite;
  const suiteStartedAt = Date.now();
  const result = await runSuite(suite, printing !== suite);
  if (printing === suite) printing = null;
  return rowFrom({ name: suite.name, result, seconds: Math.round((Date.now() - suiteStartedAt) / 1000), strict });
};
const results = await runParallel(jobs, 2, runJob);
const rows = TABLE_ORDER.flatMap((name) => results.get(name) ?? []);
await (await boot)?.stop?.();

const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`\n${tableOf(rows, seconds)}\n`);
const tooManyRetries = retryError(rows);
for (const notice of [failuresOf(rows), retriesOf(rows), tooManyRetries, selected.length === 0 ? durationNotice(seconds) : '']) if (notice !== '') console.log(`${notice}\n`);
console.log(lastLine(rows));
process.exit(tooManyRetries === '' && rows.every(({ failed }) => failed === 0) ? 0 : 1);
