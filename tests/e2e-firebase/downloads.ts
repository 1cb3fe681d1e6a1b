import type { Page } from '@playwright/test';

/** What only code of Firebase says: where it asks, its packages' names, its errors. */
export const FIREBASE = /identitytoolkit|firestore\.googleapis|@firebase\/|FirebaseError/;

/** The text of every script that comes while a page is used. */
export const scriptsOf = (page: Page): ReadonlyArray<string> => {
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script' && answer.ok()) scripts.push(await answer.text().catch(() => ''));
  });
  return scripts;
};
