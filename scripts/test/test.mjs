// Everything that proves the app, in one run, with one table at the end. Each suite's figures come from its own report.
// Two suites at a time, because each uses little more than one core. The first of them that began says at once what it has to say;
// what the other one prints is kept until each of its commands has ended.
// Usage: node scripts/test/test.mjs [suite …]   (all when none is named)
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEmulators } from '../firebase/emulators.mjs';
import { inLanes } from '../run-parallel.mjs';
import { wordsOf } from '../npm.mjs';
import { named } from '../firebase/ports.mjs';
import { ensureBrowser, ensureCatalogue, ensureDependencies, root } from '../setup.mjs';
import { REPORTS, SUITES, TOLD } from './suites.mjs';
import { failuresOf, faultOfRetries, lastLine, retriesOf, rowFrom, slowness, tableOf } from './summary.mjs';
import { bootForTests, choosePorts, TEST_BOOT } from './test-boot.mjs';

/** Where everything has to run, a suite that cannot is a failure. */
const strict = process.env.CI === 'true';
ensureDependencies();
ensureCatalogue();
const browser = await ensureBrowser();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let boot = null;
/** The environment of the emulators' one boot, or why there is none. */
const booted = async () => {
  const able = prepareEmulators();
  if (!able.ok) return { cannot: able.reason };
  // Rules alone need neither functions nor a build.
  boot ??= bootForTests(isRulesAlone ? { needsApp: false, only: 'auth,firestore,storage' } : { needsApp: true });
  const { ok, env, reason } = await boot;
  return ok ? { env } : { broken: reason };
};

/** Runs a command to its end. @returns its exit status. */
const runCommand = ([command, args, environment = {}], places, isBeside) =>
  new Promise((resolve) => {
    const title = `\n▶ ${wordsOf([command, args])}\n`;
    const env = { ...process.env, CHROMIUM_PATH: browser ?? '', STORYBOOK_DISABLE_TELEMETRY: '1', ...places, ...environment };
    if (!isBeside) process.stdout.write(title);
    const child = spawn(command, args, { cwd: root, stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit', env });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
    child.once('error', () => resolve(1));
    child.once('close', (code) => {
      if (isBeside) process.stdout.write(`${title}${Buffer.concat(said).toString('utf8')}`);
      resolve(code ?? 1);
    });
  });

const runSuite = async (suite, isBeside) => {
  if (suite.browser === true && browser === null) return { reason: 'no Chromium here, and none could be installed' };
  try {
    const reason = suite.cannot?.(browser) ?? null;
    if (reason !== null) return { reason };
  } catch (fault) {
    return { run: 0, passed: 0, failed: 1, reason: fault.message };
  }
  const { env: places = {}, cannot = null, broken = null } = suite.group === 'emulators' ? await booted() : {};
  if (cannot !== null) return { reason: cannot };
  if (broken !== null) return { run: 0, passed: 0, failed: 1, reason: broken };
  const ended = [];
  for (const command of suite.commands) ended.push(await runCommand(command, places, isBeside));
  try {
    const counts = suite.counts(ended, suite.commands.map(wordsOf));
    const silent = counts.run === 0 || (ended.some((status) => status !== 0) && counts.failed === 0);
    return silent ? { ...counts, failed: counts.failed + 1, reason: 'the runner itself failed, or ran nothing' } : counts;
  } catch (fault) {
    return { run: 0, passed: 0, failed: 1, reason: `no report: ${fault.message}` };
  }
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => SUITES[name] === undefined);
if (unknown.length > 0) throw new Error(`There is no suite "${unknown.join('", "')}": ${Object.keys(SUITES).join(', ')}.`);
const FIREBASE = [join(named('dist-emulators', TEST_BOOT), '.ports'), 'functions/lib'];
/** What a suite finds in place of a build of its own. */
const NEEDS = { stories: ['storybook-static'], e2e: ['dist', 'dist-tmdb'], visual: ['storybook-static'], rules: [], emulators: FIREBASE, firebase: FIREBASE };
const needsBuild = chosen.some((name) => (NEEDS[name] ?? []).some((built) => !existsSync(join(root, built))));
const asked = needsBuild ? ['build', ...chosen] : chosen;
const isRulesAlone = asked.length > 0 && asked.every((name) => name === 'rules');
await choosePorts({ usesLastBuild: asked.length > 0 && !asked.includes('build') && !isRulesAlone });
const started = Date.now();
process.on('SIGINT', () => process.exit(130));
const jobs = Object.entries(SUITES).filter(([name]) => asked.length === 0 || asked.includes(name)).map(([name, suite]) => ({ name, ...suite }));
let speaking = null;
const runJob = async (suite) => {
  speaking ??= suite;
  const began = Date.now();
  const result = await runSuite(suite, speaking !== suite);
  if (speaking === suite) speaking = null;
  return rowFrom({ name: suite.name, result, seconds: Math.round((Date.now() - began) / 1000), strict });
};
const over = await inLanes(jobs, 2, runJob);
const rows = TOLD.flatMap((name) => over.get(name) ?? []);
await (await boot)?.stop?.();

const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\n${tableOf(rows, seconds)}\n`);
const fault = faultOfRetries(rows);
for (const said of [failuresOf(rows), retriesOf(rows), fault, asked.length === 0 ? slowness(seconds) : '']) if (said !== '') console.log(`${said}\n`);
console.log(lastLine(rows));
process.exit(fault === '' && rows.every(({ failed }) => failed === 0) ? 0 : 1);
