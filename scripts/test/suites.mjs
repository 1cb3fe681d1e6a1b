// Defines the test suites: their commands, and how their results are read.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShell } from '../browsers.mjs';
import { npm } from '../npm.mjs';
import { root } from '../setup.mjs';
import { fromPlaywrightReport, fromStatuses, fromVitestReport } from './summary.mjs';

/** Folder of the suites' reports. */
export const REPORTS = join(root, '.cache/reports');

const node = process.execPath;
const vitestOf = (name, ...options) => [node, ['node_modules/vitest/vitest.mjs', 'run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=.cache/reports/${name}.json`]];
const vitest = (name, projects) => vitestOf(name, ...projects.flatMap((project) => ['--project', project]));
const SEED = [node, ['node_modules/tsx/dist/cli.mjs', 'tests/emulators/seed.ts']];
const steps = (...commands) => ({ commands, counts: fromStatuses });

const readReport = (name, read) => () => read(JSON.parse(readFileSync(join(REPORTS, `${name}.json`), 'utf8')));
const fromVitest = (name) => readReport(name, fromVitestReport);
const fromPlaywright = (name) => readReport(name, fromPlaywrightReport);
const playwright = (name, config) => [node, ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, `${name}.json`) }];

/** Returns why the visual baselines do not apply to this browser; null if they do. Every browser renders text slightly differently. */
const otherBrowserThanBaselines = (browser) => {
  const { chromium, shell, platform } = JSON.parse(readFileSync(join(root, 'tests/visual/baselines/made-with.json'), 'utf8'));
  const output = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const version = Number(/(\d+)\./.exec(output)?.[1]);
  const kind = (isHeadlessShell) => (isHeadlessShell ? ' (headless shell)' : '');
  return version === chromium && process.platform === platform && isShell(browser) === shell
    ? null
    : `the baselines were rendered with Chromium ${chromium}${kind(shell)} on ${platform}, this machine has ${output.trim()}${kind(isShell(browser))} on ${process.platform} (npm run visual:update renders new ones)`;
};

/** Configuration of the builds under test; overrides the .env files of this machine. */
const BUILT = { VITE_BACKEND: 'memory', VITE_CATALOGUE: 'embedded', VITE_SITE: 'https://marquee.example', VITE_TMDB_API_BASE: '', VITE_TMDB_IMAGE_BASE: '' };

/** Builds the app for the emulators at the ports of the run. */
export const BUILD_FIREBASE = [node, ['scripts/firebase/build-firebase.mjs', '--emulators'], BUILT];

/** Suites in start order: first dependencies of others, then those of the emulators, which run one after the other and often wait; last suites that use both cores. */
export const SUITES = {
  build: steps(
    [node, ['scripts/build.mjs', 'dist'], BUILT],
    [node, ['scripts/build.mjs', 'dist-tmdb'], { ...BUILT, VITE_CATALOGUE: 'tmdb' }],
    [...npm(['run', '--silent', 'check:budgets']), BUILT],
    [...npm(['run', '--silent', 'check:budgets', '--', 'dist-tmdb']), { ...BUILT, VITE_CATALOGUE: 'tmdb' }],
    npm(['run', '--silent', 'build:storybook', '--', '--quiet']),
    BUILD_FIREBASE,
  ),
  unit: { commands: [vitest('unit', ['unit', 'dom'])], counts: fromVitest('unit') },
  stories: { commands: [playwright('stories', 'playwright.stories.config.ts')], counts: fromPlaywright('stories'), browser: true, after: ['build'] },
  // The suites of the group share one boot of the emulators and one project in them.
  rules: { commands: [vitestOf('rules', '--config', 'vitest.rules.config.ts')], counts: fromVitest('rules'), group: 'emulators', after: ['build'] },
  emulators: { commands: [SEED, vitestOf('emulators', '--config', 'vitest.emulators.config.ts')], counts: fromVitest('emulators'), group: 'emulators', after: ['build'] },
  firebase: { commands: [SEED, playwright('firebase', 'playwright.firebase.config.ts')], counts: fromPlaywright('firebase'), browser: true, group: 'emulators', after: ['build'] },
  check: steps(npm(['run', '--silent', 'check:types']), npm(['run', '--silent', 'check:lint']), npm(['run', '--silent', 'check:boundaries']), npm(['run', '--silent', 'check:unused'])),
  e2e: { commands: [playwright('e2e', 'playwright.config.ts')], counts: fromPlaywright('e2e'), browser: true, after: ['build'] },
  visual: { commands: [playwright('visual', 'playwright.visual.config.ts')], counts: fromPlaywright('visual'), browser: true, cannot: otherBrowserThanBaselines, after: ['build'] },
};
/** Suites in the order of the result table. */
export const TABLE_ORDER = ['check', 'unit', 'stories', 'build', 'e2e', 'visual', 'rules', 'emulators', 'firebase'];
