import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { isShell } from '../../scripts/browsers.mjs';
import { chromiumLaunch, chromiumPath } from '../../scripts/chromium.ts';

/**
 * Records the browser of new baselines. Text and curves render differently per Chromium version and in headless shell, so only the same
 * browser compares.
 */
const recordBrowser = async ({ updateSnapshots }: FullConfig): Promise<void> => {
  if (updateSnapshots !== 'all' && updateSnapshots !== 'changed') return;
  const browser = await chromium.launch(chromiumLaunch);
  const [major = ''] = browser.version().split('.');
  await browser.close();
  const baselines = join(import.meta.dirname, 'baselines');
  mkdirSync(baselines, { recursive: true });
  writeFileSync(
    join(baselines, 'made-with.json'),
    `${JSON.stringify({ chromium: Number(major), shell: isShell(chromiumPath()), platform: process.platform })}\n`,
  );
};

export default recordBrowser;
