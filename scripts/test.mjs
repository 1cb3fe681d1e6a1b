// Everything that proves the app, in one run, with one table at the end. Each suite's figures come from its own report.
// Two suites at a time, because each uses little more than one core.
// Usage: node scripts/test.mjs [suite …]   (all when none is named)
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEmulators, startEmulators } from './emulators.mjs';
import { named as ofThisBoot } from './ports.mjs';
import { ensureBrowser, ensureCatalogue, ensureDependencies, root } from './setup.mjs';
import { failuresOf, fromPlaywrightReport, fromStatuses, fromVitestReport, lastLine, tableOf } from './summary.mjs';

const strict = process.env.CI === 'true';
ensureDependencies();
ensureCatalogue();
const browser = await ensureBrowser();
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const node = process.execPath;
const vitestOf = (name, ...choice) => [node, ['node_modules/vitest/vitest.mjs', 'run', ...choice, '--reporter=default', '--reporter=json', `--outputFile.json=.cache/reports/${name}.json`]];
const vitest = (name, projects) => vitestOf(name, ...projects.flatMap((project) => ['--project', project]));
const seeded = [node, ['node_modules/tsx/dist/cli.mjs', 'tests/emulators/seed.ts']];
const steps = (...commands) => ({ commands, counts: fromStatuses });

const reported = (name, read) => () => read(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')));
const fromVitest = (name) => reported(name, fromVitestReport);
const fromPlaywright = (name) => reported(name, fromPlaywrightReport);
const playwright = (name, config) => [node, ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${name}.json`) }];

/** Letters come out a little differently in every browser: baselines say something only in the version that made them. */
const otherBrowserThanBaselines = () => {
  const { chromium, platform } = JSON.parse(readFileSync(join(root, 'tests/pictures/baselines/made-with.json'), 'utf8'));
  const said = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const here = Number(/(\d+)\./.exec(said)?.[1]);
  return here === chromium && process.platform === platform ? null : `the pictures were made with Chromium ${chromium} on ${platform}, here is ${said.trim()} on ${process.platform} (npm run pictures:update makes new ones)`;
};

/** What the tests are about, whatever the .env files of this machine say. */
const BUILT = { VITE_BACKEND: 'memory', VITE_CATALOGUE: 'embedded', VITE_SITE: 'https://marquee.example', VITE_TMDB_API_BASE: '', VITE_TMDB_IMAGE_BASE: '' };

const SUITES = {
  check: steps(['npm', ['run', '--silent', 'check:types']], ['npm', ['run', '--silent', 'check:lint']], ['npm', ['run', '--silent', 'check:boundaries']], ['npm', ['run', '--silent', 'check:unused']]),
  unit: { commands: [vitest('unit', ['unit', 'dom'])], counts: fromVitest('unit') },
  build: steps(
    [node, ['scripts/build.mjs', 'dist'], BUILT],
    [node, ['scripts/build.mjs', 'dist-tmdb'], { ...BUILT, VITE_CATALOGUE: 'tmdb' }],
    ['npm', ['run', '--silent', 'check:budgets'], BUILT],
    ['npm', ['run', '--silent', 'build:storybook', '--', '--quiet']],
    [node, ['scripts/build-firebase.mjs', '--emulators'], BUILT],
  ),
  stories: { commands: [playwright('stories', 'playwright.stories.config.ts')], counts: fromPlaywright('stories'), browser: true },
  e2e: { commands: [playwright('e2e', 'playwright.config.ts')], counts: fromPlaywright('e2e'), browser: true },
  pictures: { commands: [playwright('pictures', 'playwright.pictures.config.ts')], counts: fromPlaywright('pictures'), browser: true, cannot: otherBrowserThanBaselines },
  // Last, because these three share one boot of the emulators.
  rules: { commands: [vitestOf('rules', '--config', 'vitest.rules.config.ts')], counts: fromVitest('rules'), emulators: true },
  emulators: { commands: [seeded, vitestOf('emulators', '--config', 'vitest.emulators.config.ts')], counts: fromVitest('emulators'), emulators: true },
  firebase: { commands: [seeded, playwright('firebase', 'playwright.firebase.config.ts')], counts: fromPlaywright('firebase'), browser: true, emulators: true },
};

let boot = null;
/** The environment of the emulators' one boot, or why there is none. */
const booted = async () => {
  const able = prepareEmulators();
  if (!able.ok) return { cannot: able.reason };
  // Rules alone need neither functions nor a build.
  boot ??= startEmulators(asked.length > 0 && asked.every((name) => name === 'rules') ? { only: 'auth,firestore,storage' } : {});
  const { ok, env, reason } = await boot;
  return ok ? { env } : { broken: reason };
};

/** Suites that run beside the others; what they print is kept until each command has ended. */
const BESIDE = ['unit', 'rules', 'emulators', 'firebase', 'pictures'];
/** What has to be over before a suite begins, beside those before it in its lane. */
const AFTER = { rules: ['build'], emulators: ['build'], pictures: ['build'] };

/** Runs a command to its end. @returns its exit status. */
const runCommand = ([command, args, environment = {}], places, isBeside) =>
  new Promise((resolve) => {
    const title = `\n▶ ${command === node ? 'node' : command} ${args.join(' ')}\n`;
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
    const reason = suite.cannot?.() ?? null;
    if (reason !== null) return { reason };
  } catch (fault) {
    return { run: 0, passed: 0, failed: 1, reason: fault.message };
  }
  const { env: places = {}, cannot = null, broken = null } = suite.emulators === true ? await booted() : {};
  if (cannot !== null) return { reason: cannot };
  if (broken !== null) return { run: 0, passed: 0, failed: 1, reason: broken };
  const ended = [];
  for (const command of suite.commands) ended.push(await runCommand(command, places, isBeside));
  try {
    const counts = suite.counts(ended, suite.commands.map(([command, args]) => [command === node ? 'node' : command, ...args].join(' ')));
    const silent = counts.run === 0 || (ended.some((status) => status !== 0) && counts.failed === 0);
    return silent ? { ...counts, failed: counts.failed + 1, reason: 'the runner itself failed, or ran nothing' } : counts;
  } catch (fault) {
    return { run: 0, passed: 0, failed: 1, reason: `no report: ${fault.message}` };
  }
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => SUITES[name] === undefined);
if (unknown.length > 0) throw new Error(`There is no suite "${unknown.join('", "')}": ${Object.keys(SUITES).join(', ')}.`);
/** What a suite finds in place of a build of its own. */
const NEEDS = { stories: ['storybook-static'], e2e: ['dist', 'dist-tmdb'], pictures: ['storybook-static'], rules: [], emulators: ['functions/lib'], firebase: [ofThisBoot('dist-emulators'), 'functions/lib'] };
const needsBuild = chosen.some((name) => (NEEDS[name] ?? []).some((built) => !existsSync(join(root, built))));
const asked = needsBuild ? ['build', ...chosen] : chosen;
const started = Date.now();
process.on('SIGINT', () => process.exit(130));
const names = Object.keys(SUITES).filter((name) => asked.length === 0 || asked.includes(name));
const over = new Map();
const runNamed = async (name) => {
  await Promise.all((AFTER[name] ?? []).map((earlier) => over.get(earlier)));
  const began = Date.now();
  const result = await runSuite(SUITES[name], BESIDE.includes(name));
  const cannot = result.run === undefined;
  return { name, run: 0, passed: 0, skipped: 0, ...result, failed: result.failed ?? (strict ? 1 : 0), cannot, seconds: Math.round((Date.now() - began) / 1000) };
};
/** The build first, on which the other lane waits; last what is no browser's, so that neither lane ends long after the other. */
const ORDER = ['build', 'stories', 'e2e', 'check'];
const inOrder = (lane) => lane.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
for (const lane of [inOrder(names.filter((name) => !BESIDE.includes(name))), BESIDE.filter((name) => names.includes(name))]) {
  let before = Promise.resolve();
  for (const name of lane) {
    before = before.then(() => runNamed(name));
    over.set(name, before);
  }
}
const rows = [];
for (const name of names) rows.push(await over.get(name));
await (await boot)?.stop?.();

console.log(`\n${tableOf(rows, Math.round((Date.now() - started) / 1000))}\n`);
const failures = failuresOf(rows);
if (failures !== '') console.log(`${failures}\n`);
console.log(lastLine(rows));
process.exit(rows.every(({ failed }) => failed === 0) ? 0 : 1);
