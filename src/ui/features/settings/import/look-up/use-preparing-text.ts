import type { ListUseCases } from '#application/lists/list-use-cases';
import { LOOK_UP_MESSAGES, WAITING_NOTICES } from '#ui/messages/data/import-look-up.messages.ts';
import { useImportUnderWay } from './import-of-tab';

/** Returns what other pages say of an import that is prepared in this tab; null if there is none. */
export const usePreparingText = (lists: ListUseCases): string | null => {
  const state = useImportUnderWay(lists);
  if (state === null || state.matches('beginning')) return null;
  if (state.matches('failed')) return LOOK_UP_MESSAGES.stopped;
  if (state.matches('confirming')) return LOOK_UP_MESSAGES.ready;
  const { waitsFor } = state.context.lookUp;
  return waitsFor === null ? LOOK_UP_MESSAGES.looking : WAITING_NOTICES[waitsFor];
};
