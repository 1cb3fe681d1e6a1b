// Defines the test suites: their commands, and how their results are read.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShell } from '../browsers.mjs';
import { named } from '../firebase/ports.mjs';
import { npm } from '../npm.mjs';
import { root } from '../setup.mjs';
import { fromPlaywrightReport, fromStatuses, fromVitestReport } from './summary.mjs';

/** Folder of the suites' reports. */
export const REPORTS = join(root, '.cache/reports');

/** Name of the tests' boot and build for the emulators, which never replaces the build that `npm run start:firebase` serves. */
export const TEST_BOOT = 'tests';

const node = process.execPath;
const readReport = (name, read) => () => read(JSON.parse(readFileSync(join(REPORTS, `${name}.json`), 'utf8')));
const steps = (...commands) => ({ commands, counts: fromStatuses });
const script = (name, ...options) => npm(['run', '--silent', name, ...(options.length > 0 ? ['--', ...options] : [])]);

/** Returns a suite that Vitest runs. @param before commands that prepare it. */
const vitest = (name, options, before = []) => ({
  commands: [
    ...before,
    [
      node,
      [
        'node_modules/vitest/vitest.mjs', 'run',
        ...options,
        '--reporter=default', '--reporter=json', `--outputFile.json=.cache/reports/${name}.json`,
      ],
    ],
  ],
  counts: readReport(name, fromVitestReport),
});

/** Returns a suite that Playwright runs in a browser. @param environment variables that select its tests. */
const playwright = (name, config, { options = [], environment = {}, before = [] } = {}) => ({
  commands: [
    ...before,
    [
      node,
      ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list,json', ...options],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, `${name}.json`), ...environment },
    ],
  ],
  counts: readReport(name, fromPlaywrightReport),
  browser: true,
});

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
const EMBEDDED = {
  VITE_BACKEND: 'memory', VITE_CATALOGUE: 'embedded', VITE_SITE: 'https://marquee.example', VITE_TMDB_API_BASE: '',
  VITE_TMDB_IMAGE_BASE: '',
};
const TMDB = { ...EMBEDDED, VITE_CATALOGUE: 'tmdb' };

/** Builds the app for the emulators at the ports of the run, and checks its budgets. */
export const BUILD_FIREBASE = [node, ['scripts/firebase/build-firebase.mjs', '--emulators', '--budgets'], EMBEDDED];

const SEED = [node, ['node_modules/tsx/dist/cli.mjs', 'tests/emulators/seed.ts']];
const STORIES = 'playwright.stories.config.ts';

/**
 * Suites in start order. `after` names the builds that a suite needs, `built` the files that a build writes. The suites of the emulators
 * share one boot and one project, run one after the other and often wait, so they start early.
 */
export const SUITES = {
  build: {
    ...steps([node, ['scripts/build.mjs', 'dist'], EMBEDDED], [...script('check:budgets'), EMBEDDED], script('build:storybook', '--quiet')),
    built: () => ['dist', 'storybook-static'],
  },
  unit: vitest('unit', ['--project', 'unit', '--project', 'dom']),
  'other-builds': {
    ...steps([node, ['scripts/build.mjs', 'dist-tmdb'], TMDB], [...script('check:budgets', 'dist-tmdb'), TMDB], BUILD_FIREBASE),
    built: () => ['dist-tmdb', join(named('dist-emulators', TEST_BOOT), '.ports'), 'functions/lib'],
  },
  smoke: { ...playwright('smoke', STORIES, { environment: { MARQUEE_STORIES_ONLY: 'smoke' } }), after: ['build'] },
  journeys: {
    ...playwright('journeys', 'playwright.config.ts', { options: ['--project', 'embedded', '--grep', '@journey'] }),
    after: ['build'],
  },
  stories: { ...playwright('stories', STORIES), after: ['build'] },
  rules: { ...vitest('rules', ['--config', 'vitest.rules.config.ts']), group: 'emulators' },
  emulators: { ...vitest('emulators', ['--config', 'vitest.emulators.config.ts'], [SEED]), group: 'emulators', after: ['other-builds'] },
  firebase: { ...playwright('firebase', 'playwright.firebase.config.ts', { before: [SEED] }), group: 'emulators', after: ['other-builds'] },
  check: steps(script('check:types'), script('check:lint'), script('check:boundaries'), script('check:unused')),
  e2e: { ...playwright('e2e', 'playwright.config.ts'), after: ['build', 'other-builds'] },
  visual: { ...playwright('visual', 'playwright.visual.config.ts'), cannot: otherBrowserThanBaselines, after: ['build'] },
};

/** Suites of `npm test`; it adds `rules` when the rules have changed. */
export const QUICK = ['build', 'check', 'unit', 'smoke', 'journeys'];
/** Suites of `npm run test:all`: the other suites contain `smoke` and `journeys`. */
export const ALL = Object.keys(SUITES).filter((name) => name !== 'smoke' && name !== 'journeys');
/** Suites in the order of the result table. */
export const TABLE_ORDER = [
  'check', 'unit', 'build', 'smoke', 'journeys', 'stories', 'other-builds', 'e2e', 'visual', 'rules', 'emulators', 'firebase',
];
