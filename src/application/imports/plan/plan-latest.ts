import type { ImportChoices } from '#application/imports/import-choices';
import { createPause, type Pause } from '#application/imports/pause';
import type { PlannedImport } from './planned-row';

/** Ends the work on an outdated plan. */
const outdated = new Error('The plan is outdated.');

/**
 * Returns a function that plans for choices. Equal choices are planned once. A plan whose choices change meanwhile stops and becomes the
 * newest one, so that fast choices over many rows do not pile up.
 */
export const planLatest = (
  plan: (choices: ImportChoices, pause: Pause) => Promise<PlannedImport>,
): ((choices: ImportChoices) => Promise<PlannedImport>) => {
  let latest: { readonly choices: ImportChoices; readonly plan: Promise<PlannedImport> } | null = null;
  return (choices) => {
    if (latest?.choices === choices) return latest.plan;
    const pause = createPause();
    const pauseWhileLatest = async (): Promise<void> => {
      await pause();
      if (latest?.choices !== choices) throw outdated;
    };
    const made = Promise.resolve().then(() => plan(choices, pauseWhileLatest)).catch((thrown: unknown) => {
      if (thrown !== outdated || latest === null) throw thrown;
      return latest.plan;
    });
    latest = { choices, plan: made };
    return made;
  };
};
