// Prepares the project for `npm start` and `npm test`. Plain Node: no package is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELLS, WHOLE } from './browsers.mjs';
import { npm, wordsOf } from './npm.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the project's folder with its output on the console; throws when it fails. */
export const run = (command, args, environment = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${wordsOf([command, args])} ended with status ${status}`);
};

const lockfileHash = () => createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
const stamp = join(root, 'node_modules', '.marquee-installed');

/** Installs the exact packages of the lockfile, once per lockfile. */
export const ensureDependencies = () => {
  const expected = lockfileHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;
  console.log('Installing the packages of the lockfile …');
  run(...npm(['ci', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved=false']), { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, expected);
};

/** Writes the static files of the embedded catalogue if they are missing or older than their sources. */
export const ensureCatalogue = () => run(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'catalogue/build.ts']);

const succeeds = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'ignore' }).status === 0;

const playwrightChromium = async () => {
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
};

/**
 * Finds or installs a browser for the tests: CHROMIUM_PATH, an installed one, Playwright's download, or Debian's package.
 * @returns its path; null if there is none, so that the suites that need a browser cannot run here.
 */
export const ensureBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && existsSync(named)) return named;
  const installed = [...SHELLS, ...WHOLE].find((path) => existsSync(path)) ?? (await playwrightChromium());
  if (installed !== null) return installed;
  console.log('No Chromium found: trying Playwright\'s download …');
  if (succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) return playwrightChromium();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Download failed: trying Debian\'s package …');
    if (succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'chromium', 'fonts-liberation'])) return SHELLS[0];
  }
  return null;
};
