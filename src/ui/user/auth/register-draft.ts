import { keepDraft, recallDraft } from '../../app/drafts';

/** What is typed on the way in, under the name of its form; and the address that it was begun with. */
export const REGISTER_DRAFT = 'register';
const BEGUN_WITH = 'register-begun-with';

/** An address that was just typed elsewhere is newer than one that was left here; what was corrected since it was brought along is newer still. */
export const beginRegisterDraft = (brought: string): void => {
  if (brought === '' || recallDraft(BEGUN_WITH, null)?.['email'] === brought) return;
  const draft = recallDraft(REGISTER_DRAFT, null);
  if (draft !== null) keepDraft(REGISTER_DRAFT, null, Object.fromEntries(Object.entries(draft).filter(([field]) => field !== 'email')));
  keepDraft(BEGUN_WITH, null, { email: brought });
};

export const forgetRegisterDraft = (): void => {
  for (const name of [REGISTER_DRAFT, BEGUN_WITH]) keepDraft(name, null, null);
};
