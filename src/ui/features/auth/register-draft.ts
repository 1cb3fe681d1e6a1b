import type { BrowserStorage } from '#application/ports/browser-storage';
import { saveDraft, getDraft } from '#ui/forms/drafts.ts';

/** Name of the sign-up form and of its draft. */
export const REGISTER_DRAFT = 'register';
/** Name of the draft that stores the e-mail address passed to the sign-up form. */
const PASSED_EMAIL_DRAFT = 'register-begun-with';

/**
 * Returns the e-mail with which the form begins: the passed one, also after a reload or a way back, whose history entry no longer has it.
 * A newly passed address drops the drafted one; a correction made here since then is newer and stays.
 */
export const firstEmail = (storage: BrowserStorage, passedEmail: string): string => {
  const before = getDraft(storage, PASSED_EMAIL_DRAFT, null)?.['email'] ?? '';
  if (passedEmail === '' || before === passedEmail) return before;
  const draft = getDraft(storage, REGISTER_DRAFT, null);
  if (draft !== null)
    saveDraft(storage, REGISTER_DRAFT, null, Object.fromEntries(Object.entries(draft).filter(([field]) => field !== 'email')));
  saveDraft(storage, PASSED_EMAIL_DRAFT, null, { email: passedEmail });
  return passedEmail;
};

export const clearRegisterDraft = (storage: BrowserStorage): void => {
  for (const name of [REGISTER_DRAFT, PASSED_EMAIL_DRAFT]) saveDraft(storage, name, null, null);
};
