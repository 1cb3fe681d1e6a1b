// What `npm start` and `npm test` need before anything else can run. Plain Node: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELLS, WHOLE } from './browsers.mjs';
import { npm, wordsOf } from './npm.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the project's folder, showing what it prints; throws when it fails. */
export const run = (command, args, environment = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${wordsOf([command, args])} ended with ${status}`);
};

const lockfileHash = () => createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
const stamp = join(root, 'node_modules', '.marquee-installed');

/** Installs exactly what the lockfile names, once for each lockfile. */
export const ensureDependencies = () => {
  const wanted = lockfileHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages that the lockfile names …');
  run(...npm(['ci', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved=false']), { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
};

/** Writes the static files of the embedded catalogue where they are missing or older than what they are made from. */
export const ensureCatalogue = () => run(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'catalogue/build.ts']);

const tried = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'ignore' }).status === 0;

const playwrightChromium = async () => {
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
};

/**
 * A browser for the tests: the one named by CHROMIUM_PATH, one that is installed, Playwright's download, or Debian's package.
 * @returns its path, or null with the reason told: the suites that need it then cannot run here.
 */
export const ensureBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && existsSync(named)) return named;
  const installed = [...SHELLS, ...WHOLE].find((path) => existsSync(path)) ?? (await playwrightChromium());
  if (installed !== null) return installed;
  console.log('No Chromium here: trying Playwright\'s download …');
  if (tried(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) return playwrightChromium();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Not to be had: trying Debian\'s package …');
    if (tried('apt-get', ['update']) && tried('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'chromium', 'fonts-liberation'])) return SHELLS[0];
  }
  return null;
};
