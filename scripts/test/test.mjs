// Runs test suites, with one table at the end. Each suite's figures come from its own report.
// Two suites run at a time, because each uses little more than one core. The suite that started first prints directly;
// the output of each command of the other suite is printed when the command has ended.
// Usage: node scripts/test/test.mjs            the suites before each landing
//        node scripts/test/test.mjs --all      every suite; a failed test is tried once more
//        node scripts/test/test.mjs --changed  unit tests and stories of what has changed since the main branch
//        node scripts/test/test.mjs suite …    these suites, and the builds that they need and that do not exist yet
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEmulators } from '../firebase/prepare-emulators.mjs';
import { runParallel } from '../run-parallel.mjs';
import { wordsOf } from '../npm.mjs';
import { CommandError, endWithSentence } from '../command-error.mjs';
import { ensureBrowser, ensureCatalogue, ensureDependencies, root } from '../setup.mjs';
import { findBase, whyNoRules } from './changes.mjs';
import { runChanged } from './run-changed.mjs';
import { ALL, QUICK, REPORTS, SUITES, TABLE_ORDER } from './suites.mjs';
import { failuresOf, retryError, lastLine, retriesOf, rowFrom, durationNotice, tableOf } from './summary.mjs';
import { bootForTests, choosePorts } from './test-boot.mjs';

/** In CI every suite has to run: one that cannot is a failure. */
const strict = process.env.CI === 'true';
const words = process.argv.slice(2);
const isAll = words.includes('--all');
const isNamed = !isAll && words.length > 0 && !words.includes('--changed');

/** Returns the chosen suites, with the builds that do not exist yet. */
const selectSuites = () => {
  const unknown = isNamed ? words.filter((name) => SUITES[name] === undefined) : [];
  if (unknown.length > 0) throw new CommandError(`Unknown suite "${unknown.join('", "')}". Suites: ${Object.keys(SUITES).join(', ')}.`);
  if (isAll) return ALL;
  if (!isNamed) return QUICK;
  const builds = words.flatMap((name) => SUITES[name].after ?? []);
  return [...words, ...builds.filter((name) => SUITES[name].built().some((file) => !existsSync(join(root, file))))];
};

let selected = [];
await endWithSentence(() => { selected = selectSuites(); });
await endWithSentence(ensureDependencies);
await endWithSentence(ensureCatalogue);
if (words.includes('--changed')) await endWithSentence(runChanged);
const isQuick = !isAll && !isNamed;
const noRules = isQuick ? whyNoRules(findBase({ isCi: strict })) : null;
if (isQuick && noRules === null) selected = [...selected, 'rules'];
const browser = await ensureBrowser();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const needsApp = selected.includes('emulators') || selected.includes('firebase');
let boot = null;
/** Returns the environment of the emulators' only boot, or why there is none. */
const bootOnce = async () => {
  const preparation = prepareEmulators();
  if (!preparation.ok) return { cannot: preparation.reason };
  // The rules need neither functions nor a build.
  boot ??= bootForTests(needsApp ? { needsApp } : { needsApp, only: 'auth,firestore,storage' });
  const { ok, env, reason } = await boot;
  return ok ? { env } : { broken: reason };
};

/** Most programs of the tests create many objects that live shortly; with more room for young ones (in MiB) Node collects them seldom. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/** Runs a command to its end. @returns its exit status. */
const runCommand = ([command, args, environment = {}], emulatorEnv, isBuffered) =>
  new Promise((resolve) => {
    const title = `\n▶ ${wordsOf([command, args])}\n`;
    const env = {
      ...process.env,
      CHROMIUM_PATH: browser ?? '', STORYBOOK_DISABLE_TELEMETRY: '1', NODE_OPTIONS, MARQUEE_RETRIES: isAll ? '1' : '0',
      ...emulatorEnv,
      ...environment,
    };
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

await choosePorts({ usesLastBuild: needsApp && !selected.includes('other-builds') });
const startedAt = Date.now();
process.on('SIGINT', () => process.exit(130));
const jobs = Object.entries(SUITES).filter(([name]) => selected.includes(name)).map(([name, suite]) => ({ name, ...suite }));
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
const notices = [
  failuresOf(rows),
  retriesOf(rows),
  tooManyRetries, noRules === null ? '' : `rules: ${noRules}.`,
  isNamed ? '' : durationNotice(seconds, isAll ? 'all' : 'quick'),
];
for (const notice of notices) if (notice !== '') console.log(`${notice}\n`);
console.log(lastLine(rows));
process.exit(tooManyRetries === '' && rows.every(({ failed }) => failed === 0) ? 0 : 1);
