// Prepares the project for `npm start` and `npm test`. Plain Node: no package is installed yet.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELLS, WHOLE } from './browsers.mjs';
import { CommandError } from './command-error.mjs';
import { npm, wordsOf } from './npm.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the project's folder with its output on the console; throws a `CommandError` when it fails. */
export const run = (command, args, environment = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  if (error !== undefined) throw error;
  if (status !== 0) throw new CommandError(`${wordsOf([command, args])} ended with status ${status}.`);
};

const lockfileHash = () => createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
const stamp = join(root, 'node_modules', '.marquee-installed');

/** Returns why a version of Node is not supported, as a sentence; null if it is (`engines` in package.json). */
export const whyNotNode = (version) => {
  const [major, minor] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  return isSupported ? null : `Marquee does not run on Node ${version}: it needs Node 20.19, 22.13, or 24 and newer.`;
};

/** Returns why a folder cannot hold the packages, the catalogue's files and the caches, as a sentence; null if it can. */
export const whyNotWritable = (folder, access = accessSync) => {
  try {
    access(folder, constants.W_OK);
    return null;
  } catch {
    return `This user may not write in ${folder}, where Marquee keeps its packages and files: copy the project to a folder of your own, then run the command there.`;
  }
};

/**
 * Installs the exact packages of the lockfile, once per lockfile. Throws a `CommandError` on a Node that is not supported, in a folder that
 * is read-only and if npm fails.
 */
export const ensureDependencies = () => {
  const reason = whyNotNode(process.versions.node) ?? whyNotWritable(root);
  if (reason !== null) throw new CommandError(reason);
  const expected = lockfileHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;
  console.log('Installing packages. The first time this takes a minute or more …');
  const [command, args] = npm(['ci', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved=false']);
  const { status, error } = spawnSync(command, args, {
    cwd: root, stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (error !== undefined || status !== 0)
    throw new CommandError(
      'The packages could not be installed: check the connection to the package registry (npm config get registry), then run the command again.',
    );
  console.log('Packages are installed.');
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
    console.log("Download failed: trying Debian's package …");
    if (
      succeeds('apt-get', ['update']) &&
      succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'chromium', 'fonts-liberation'])
    )
      return SHELLS[0];
  }
  return null;
};
