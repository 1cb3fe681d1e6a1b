import { saveDraft, getDraft } from '../../forms/drafts';

/** What is typed on the way in, under the name of its form; and the address that it was begun with. */
export const REGISTER_DRAFT = 'register';
const BEGUN_WITH = 'register-begun-with';

/** An address that was just typed elsewhere is newer than one that was left here; what was corrected since it was brought along is newer still. */
export const startRegisterDraft = (brought: string): void => {
  if (brought === '' || getDraft(BEGUN_WITH, null)?.['email'] === brought) return;
  const draft = getDraft(REGISTER_DRAFT, null);
  if (draft !== null) saveDraft(REGISTER_DRAFT, null, Object.fromEntries(Object.entries(draft).filter(([field]) => field !== 'email')));
  saveDraft(BEGUN_WITH, null, { email: brought });
};

export const clearRegisterDraft = (): void => {
  for (const name of [REGISTER_DRAFT, BEGUN_WITH]) saveDraft(name, null, null);
};
