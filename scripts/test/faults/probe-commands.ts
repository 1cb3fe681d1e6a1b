import type { Probe } from './fault';
import type { NodeCommand } from './worktree';

/** The report of the last run of stories, in the worktree. */
export const REPORT = '.cache/report.json';

const NODE = process.execPath;
const VITEST = 'node_modules/vitest/vitest.mjs';
const BUILT = {
  VITE_BACKEND: 'memory', VITE_CATALOGUE: 'embedded', VITE_SITE: 'https://marquee.example',
  VITE_TMDB_API_BASE: '', VITE_TMDB_IMAGE_BASE: '',
};

/** Builds the app. The end-to-end tests start a server of the TMDB build too. */
const embeddedBuild: ReadonlyArray<NodeCommand> = [
  { args: ['scripts/build.mjs', 'dist'], env: BUILT },
  { args: ['scripts/budgets.mjs'], env: BUILT },
  { args: ['-e', "require('node:fs').cpSync('dist', 'dist-tmdb', { recursive: true })"] },
];
const onEmbedded = (...args: string[]): NodeCommand => (
  { args: ['node_modules/@playwright/test/cli.js', 'test', '--project=embedded', '--retries=0', '--max-failures=1', ...args] }
);
/** Runs a command while emulators run. */
const withEmulators = (only: string, ...command: string[]): NodeCommand => (
  { args: ['scripts/firebase/emulators.mjs', '--only', only, '--', ...command] }
);
/** Hosting passes the calls of functions on, and needs a folder. */
const EMPTY_SITE = "require('node:fs').mkdirSync('dist-emulators/assets', { recursive: true })";
const ONCE = ['--retry=0', '--bail=1'];
/** Runs an npm script, which Node finds on every system only through a shell. */
const npmScript = (name: string): NodeCommand => (
  { args: ['-e', `process.exit(require('node:child_process').spawnSync('npm run ${name}', { shell: true, stdio: 'inherit' }).status)`] }
);
const named = (option: string, name: string | null): ReadonlyArray<string> => (name === null ? [] : [option, name]);
const quoted = (words: ReadonlyArray<string>): string => words.map((word) => `'${word}'`).join(' ');

/** Returns the commands that run a probe in processes of its own; one of them fails if the probe notices a fault. */
export const probeCommands = ({ suite, target, name }: Probe): ReadonlyArray<NodeCommand> => {
  switch (suite) {
    case 'unit':
      throw new Error('Unit tests run in the session of Vitest.');
    case 'stories': {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
      return [{ args: [VITEST, 'run', '--project', 'storybook', ...reporters, target, ...named('-t', name)] }];
    }
    case 'check':
      return [npmScript(target)];
    case 'e2e':
      return [...embeddedBuild, onEmbedded(target, ...named('-g', name))];
    case 'visual': {
      const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.visual.config.ts', '--retries=0'];
      return [npmScript('build:storybook -- --quiet'), { args: [...args, target, ...named('-g', name)] }];
    }
    case 'rules':
      return [withEmulators('auth,firestore,storage', NODE, VITEST, 'run', '--config', 'vitest.rules.config.ts', ...ONCE, target)];
    case 'emulators': {
      const seed = quoted([NODE, 'node_modules/tsx/dist/cli.mjs', 'tests/emulators/seed.ts']);
      const test = quoted([NODE, VITEST, 'run', '--config', 'vitest.emulators.config.ts', ...ONCE, target, ...named('-t', name)]);
      const boot = withEmulators('auth,firestore,storage,functions,hosting', 'sh', '-c', `${seed} && ${test}`);
      return [{ args: ['scripts/firebase/build-functions.mjs'] }, { args: ['-e', EMPTY_SITE] }, boot];
    }
  }
};

/** Builds the app and runs the journeys of `npm test`. */
export const journeyCommands: ReadonlyArray<NodeCommand> = [...embeddedBuild, onEmbedded('-g', '@journey')];
