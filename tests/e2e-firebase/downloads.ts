import type { Page } from '@playwright/test';

/** What only code of Firebase says. */
export const FIREBASE = /identitytoolkit|firestore\.googleapis/;

/** The text of every script that comes while a page is used. */
export const scriptsOf = (page: Page): ReadonlyArray<string> => {
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script' && answer.ok()) scripts.push(await answer.text().catch(() => ''));
  });
  return scripts;
};
