import type { Page } from '@playwright/test';

/** Matches text that only Firebase code contains: its endpoints, package names and errors. */
export const FIREBASE = /identitytoolkit|firestore\.googleapis|@firebase\/|FirebaseError/;

/** Collects the text of every script that a page loads. */
export const scriptsOf = (page: Page): ReadonlyArray<string> => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(await response.text().catch(() => ''));
  });
  return scripts;
};
