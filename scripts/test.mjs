// Everything that proves the app, in one run, with one table at the end. Each suite's figures come from its own report.
// Usage: node scripts/test.mjs [suite …]   (all when none is named)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureCatalogue, ensureDependencies, root } from './setup.mjs';

const strict = process.env.CI === 'true';
ensureDependencies();
ensureCatalogue();
const browser = await ensureBrowser();
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const node = process.execPath;
const vitest = (name, projects) => [node, ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((project) => ['--project', project]), '--reporter=default', '--reporter=json', `--outputFile.json=.cache/reports/${name}.json`]];
const steps = (...commands) => ({ commands, counts: (ended) => ({ run: ended.length, passed: ended.filter((status) => status === 0).length, failed: ended.filter((status) => status !== 0).length }) });

const fromVitest = (name) => () => {
  const report = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
  const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed')).length;
  return { run: report.numTotalTests + broken, passed: report.numPassedTests, failed: report.numFailedTests + broken };
};
const fromPlaywright = (name) => () => {
  const { stats } = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
  return { run: stats.expected + stats.unexpected + stats.flaky, passed: stats.expected + stats.flaky, failed: stats.unexpected };
};
const playwright = (name, config) => [node, ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${name}.json`) }];

/** Letters come out a little differently in every browser: baselines say something only in the version that made them. */
const otherBrowserThanBaselines = () => {
  const { chromium, platform } = JSON.parse(readFileSync(join(root, 'tests/pictures/baselines/made-with.json'), 'utf8'));
  const said = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const here = Number(/(\d+)\./.exec(said)?.[1]);
  return here === chromium && process.platform === platform ? null : `the pictures were made with Chromium ${chromium} on ${platform}, here is ${said.trim()} on ${process.platform} (npm run pictures:update makes new ones)`;
};

const SUITES = {
  check: steps(['npm', ['run', '--silent', 'check:types']], ['npm', ['run', '--silent', 'check:lint']], ['npm', ['run', '--silent', 'check:boundaries']], ['npm', ['run', '--silent', 'check:unused']]),
  unit: { commands: [vitest('unit', ['unit', 'dom'])], counts: fromVitest('unit') },
  stories: { commands: [vitest('stories', ['storybook'])], counts: fromVitest('stories'), browser: true },
  build: steps([node, ['scripts/build.mjs', 'dist']], [node, ['scripts/build.mjs', 'dist-tmdb'], { VITE_CATALOGUE: 'tmdb' }], ['npm', ['run', '--silent', 'check:budgets']], ['npm', ['run', '--silent', 'build:storybook', '--', '--quiet']]),
  e2e: { commands: [playwright('e2e', 'playwright.config.ts')], counts: fromPlaywright('e2e'), browser: true },
  pictures: { commands: [playwright('pictures', 'playwright.pictures.config.ts')], counts: fromPlaywright('pictures'), browser: true, cannot: otherBrowserThanBaselines },
};

const runSuite = (suite) => {
  if (suite.browser === true && browser === null) return { reason: 'no Chromium here, and none could be installed' };
  try {
    const reason = suite.cannot?.() ?? null;
    if (reason !== null) return { reason };
  } catch (fault) {
    return { run: 0, passed: 0, failed: 1, reason: fault.message };
  }
  const ended = suite.commands.map(([command, args, environment = {}]) => {
    console.log(`\n▶ ${command === node ? 'node' : command} ${args.join(' ')}`);
    return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser ?? '', STORYBOOK_DISABLE_TELEMETRY: '1', ...environment } }).status ?? 1;
  });
  try {
    const counts = suite.counts(ended);
    const silent = counts.run === 0 || (ended.some((status) => status !== 0) && counts.failed === 0);
    return silent ? { ...counts, failed: counts.failed + 1, reason: 'the runner itself failed, or ran nothing' } : counts;
  } catch (fault) {
    return { run: 0, passed: 0, failed: 1, reason: `no report: ${fault.message}` };
  }
};

const named = process.argv.slice(2);
const needsBuild = named.some((name) => ['e2e', 'pictures'].includes(name)) && ['dist', 'dist-tmdb', 'storybook-static'].some((built) => !existsSync(join(root, built)));
const asked = needsBuild ? ['build', ...named] : named;
const started = Date.now();
const rows = Object.entries(SUITES)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([name, suite]) => {
    const began = Date.now();
    const result = runSuite(suite);
    const cannot = result.run === undefined;
    return { name, run: 0, passed: 0, ...result, failed: result.failed ?? (strict ? 1 : 0), cannot, seconds: Math.round((Date.now() - began) / 1000) };
  });

const pad = (text, width) => String(text).padStart(width);
console.log(`\n${'suite'.padEnd(10)}${pad('run', 7)}${pad('passed', 9)}${pad('failed', 9)}${pad('seconds', 10)}`);
for (const { name, run, passed, failed, seconds, cannot, reason } of rows) {
  console.log(`${name.padEnd(10)}${pad(cannot ? '-' : run, 7)}${pad(cannot ? '-' : passed, 9)}${pad(failed, 9)}${pad(seconds, 10)}${reason === undefined ? '' : `   ${cannot ? 'CANNOT RUN HERE: ' : ''}${reason}`}`);
}
const total = (field) => rows.reduce((sum, row) => sum + row[field], 0);
console.log(`${'all'.padEnd(10)}${pad(total('run'), 7)}${pad(total('passed'), 9)}${pad(total('failed'), 9)}${pad(Math.round((Date.now() - started) / 1000), 10)}\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
