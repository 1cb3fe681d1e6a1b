import type { Browser, Page } from 'playwright-core';

type TraceEvent = {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
};

/** Measures the longest task of the page's main thread while `run` takes its steps, in ms. During a task the page handles no input. */
export const longestTask = async (browser: Browser, page: Page, run: () => Promise<void>): Promise<number> => {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { readonly traceEvents: ReadonlyArray<TraceEvent> };
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const threads = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(key));
  const tasks = traceEvents.filter((event) => event.ph === 'X' && event.name === 'RunTask' && threads.has(key(event)));
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
};
