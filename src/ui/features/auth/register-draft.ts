import type { BrowserStorage } from '#application/ports/browser-storage';
import { saveDraft, getDraft } from '#ui/forms/drafts.ts';

/** Name of the sign-up form and of its draft. */
export const REGISTER_DRAFT = 'register';
/** Name of the draft that stores the e-mail address passed to the sign-up form. */
const PASSED_EMAIL_DRAFT = 'register-begun-with';

/**
 * Drops the drafted e-mail if another auth page passed a new address, because the passed address is newer.
 * Keeps the draft if the same address was passed before: a correction made here since then is newer.
 */
export const discardOutdatedDraftEmail = (storage: BrowserStorage, passedEmail: string): void => {
  if (passedEmail === '' || getDraft(storage, PASSED_EMAIL_DRAFT, null)?.['email'] === passedEmail) return;
  const draft = getDraft(storage, REGISTER_DRAFT, null);
  if (draft !== null)
    saveDraft(storage, REGISTER_DRAFT, null, Object.fromEntries(Object.entries(draft).filter(([field]) => field !== 'email')));
  saveDraft(storage, PASSED_EMAIL_DRAFT, null, { email: passedEmail });
};

export const clearRegisterDraft = (storage: BrowserStorage): void => {
  for (const name of [REGISTER_DRAFT, PASSED_EMAIL_DRAFT]) saveDraft(storage, name, null, null);
};
