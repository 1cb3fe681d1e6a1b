import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { beginImport } from '#application/imports/run/begin-import';
import { noirFile, NOW } from '#application/imports/run/import-run.fixture';
import { film } from '#domain/lists/list.fixture';
import { invalid } from '#domain/shared/failure';
import { openBrowser } from './closing-tabs.fixture';

type Browser = ReturnType<typeof openBrowser>;
/** More calls than an import or its undo makes. */
const MOST_CALLS = 60;

/** Begins an import of a list, viewings and ratings over an account that has rated one of the titles. */
const begin = async ({ openTab, newId, record }: Browser): Promise<void> => {
  const { lists, history, close } = openTab();
  await lists.history.rate(film(2), 9)();
  await expect.poll(async () => (await history.readRatings(lists.uid, null)())).toMatchObject({ right: { ratings: [{ rating: 9 }] } });
  const begun = await beginImport(
    { lists, history: TE.right(history), newId, restoreOwnData: () => TE.right(undefined) },
    { names: ['a.json'], contents: [noirFile], ratings: 'file', leftOut: 0, unmatched: 0, texts: { report: '', unmatched: '[]' } }, NOW,
  )();
  expect(begun).toEqual(E.right(undefined));
  expect(await record()).toMatchObject({ changes: 3 });
  close();
};

/** Runs a tab until it has made its calls or nothing is left to do, and closes it. Returns whether it was cut off. */
const runTab = async ({ openTab, reaches }: Browser, calls: number, end: 'done' | 'undone'): Promise<boolean> => {
  const tab = openTab({ calls });
  tab.run();
  let hasEnded = false;
  void reaches(end).then(() => (hasEnded = true));
  // One poll that ends: one that goes on would move the fake time of later tests.
  await expect.poll(() => hasEnded || tab.isClosed(), { interval: 1 }).toBe(true);
  // The answers of the last calls.
  await new Promise((resolve) => setTimeout(resolve, 3));
  tab.close();
  return tab.isClosed();
};

describe('undo of an import', () => {
  it('takes back all of it, whenever the tab that ran it was closed', async () => {
    let calls = 0;
    for (let isCut = true; isCut; calls += 1) {
      const browser = openBrowser();
      await begin(browser);
      const before = await browser.account();
      isCut = await runTab(browser, calls, 'done');
      await browser.setStatus('undoing');
      await runTab(browser, Infinity, 'undone');
      expect({ calls, ...(await browser.account()) }).toEqual({ calls, ...before });
      expect(await browser.record()).toMatchObject({ kept: 0 });
      expect(calls).toBeLessThan(MOST_CALLS);
    }
    expect(calls).toBeGreaterThan(10);
  });

  it('goes on after its tab was closed at any moment, and is harmless again', async () => {
    let calls = 0;
    for (let isCut = true; isCut; calls += 1) {
      const browser = openBrowser();
      await begin(browser);
      const before = await browser.account();
      // The tab was closed while a part of the import was unsent.
      await runTab(browser, 8, 'done');
      await browser.setStatus('undoing');
      isCut = await runTab(browser, calls, 'undone');
      await runTab(browser, Infinity, 'undone');
      await browser.setStatus('undoing');
      await runTab(browser, Infinity, 'undone');
      expect({ calls, ...(await browser.account()) }).toEqual({ calls, ...before });
      expect(await browser.record()).toMatchObject({ kept: 0 });
      expect(calls).toBeLessThan(MOST_CALLS);
    }
    expect(calls).toBeGreaterThan(10);
  });

  it('forgets the changes that were refused: sent again, they would bring entries back', async () => {
    const browser = openBrowser();
    await begin(browser);
    const before = await browser.account();
    const first = browser.openTab({ refuse: ({ kind }) => (kind === 'create-list' ? invalid('name', 'taken') : null) });
    first.run();
    await browser.reaches('done');
    expect(browser.outbox().refused).toMatchObject([{ command: { change: { kind: 'create-list' } } }]);
    first.close();
    await browser.setStatus('undoing');
    await runTab(browser, Infinity, 'undone');
    expect(browser.outbox().refused).toEqual([]);
    expect(await browser.account()).toEqual(before);
  });
});
