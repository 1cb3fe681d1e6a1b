import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullBrowserPath, fullBrowserLaunch } from './full-browser.ts';

export type View = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scores: { readonly performance: number; readonly accessibility: number; readonly bestPractices: number; readonly seo: number };
  readonly requests: ReadonlyArray<{
    readonly url: string;
    readonly resourceType?: string;
    readonly transferSize: number;
    readonly networkRequestTime?: number;
  }>;
  /** Time of the observed largest contentful paint, on the clock of `networkRequestTime`. */
  readonly paintedAt: number;
};

type Items = ReadonlyArray<View['requests'][number] & { readonly observedLargestContentfulPaint?: number }>;
type Report = {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: Items } }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
};

/** Runs Lighthouse. Retries at most twice after a browser error: without a window the browser sometimes paints nothing. */
export const lighthouse = async (url: string, browserFlags: ReadonlyArray<string> = []): Promise<View> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(url, browserFlags);
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
};

/** Runs Lighthouse once for a mid-range phone (default simulated throttling), against a server on this machine. */
const measureOnce = async (url: string, browserFlags: ReadonlyArray<string>): Promise<View> => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-lighthouse-'));
  try {
    const file = join(dir, 'report.json');
    // Lighthouse's parser takes a quoted flag as the value of the flag before it: only the value may stand in quotes.
    const quoted = browserFlags.map((flag) => flag.replace(/=(.*)$/, '="$1"'));
    const flags = ['--headless=new', '--ignore-certificate-errors', ...fullBrowserLaunch.args, ...quoted].join(' ');
    // Not spawnSync: the measured server runs in this process.
    const run = spawn(
      process.execPath,
      [
        'node_modules/lighthouse/cli/index.js', url, '--quiet', '--ignore-status-code', '--no-enable-error-reporting', '--output=json',
        `--output-path=${file}`, `--chrome-flags=${flags}`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: fullBrowserPath } },
    );
    const [status] = (await once(run, 'exit')) as [number | null];
    if (status !== 0) throw new Error(`Lighthouse could not measure ${url}`);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
    const value = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      },
      requests: report.audits['network-requests']?.details?.items ?? [],
      paintedAt: report.audits['metrics']?.details?.items?.[0]?.observedLargestContentfulPaint ?? Number.POSITIVE_INFINITY,
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
