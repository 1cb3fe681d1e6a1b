import * as E from 'fp-ts/Either';
import { useCallback } from 'react';
import { ACCOUNT_USE_CASES, BROWSER_STORAGE, LOG, MEMBER_LISTS_LOADER, PROFILE_USE_CASES } from '#application/service-keys';
import { recordSignOutRequest, clearSignOutRequest } from '#application/session/requested-sign-out';
import { withTimeout } from '#domain/shared/with-timeout';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '#ui/services.tsx';
import { ERROR_CATALOGUE } from '#ui/messages/error-catalogue.ts';
import { plainUnsentChangesQuestion } from '#ui/messages/lists/unsent-changes.messages.ts';
import { clearAndBroadcastSignOut } from '#ui/forms/drafts.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { preloadModal } from '#ui/app/modals/preload-modal.ts';
import { useSessionEndingRequest } from '#ui/shell/account-menu/use-session-ending-request.ts';

/** Longest time, in ms, in which the code of the question may load; then the browser's own dialog asks. */
const QUESTION_TIMEOUT_MS = 4000;

/**
 * Returns a function that writes the last opened titles and signs out; the guard then navigates to `/`. A failure keeps the session, is
 * logged and shows a toast. Asks first while changes of lists are not sent; without the network too, because a member who cannot sign out
 * stays signed in on a shared computer.
 * @param preload loads the code of the question.
 */
export const useSignOut = (preload = preloadModal): (() => void) => {
  const { signOut } = useService(ACCOUNT_USE_CASES);
  const log = useService(LOG);
  const storage = useService(BROWSER_STORAGE);
  const withSigningOut = useSessionEndingRequest();
  const { sendLastRecent } = useService(PROFILE_USE_CASES);
  const uid = useMember()?.uid;
  const { current$ } = useService(MEMBER_LISTS_LOADER);
  const { open } = useModal();
  const signOutNow = useCallback(() => {
    recordSignOutRequest(storage);
    const request = async (): ReturnType<typeof signOut> => {
      // Titles that cannot be written are dropped.
      if (uid !== undefined) await sendLastRecent(uid)();
      return signOut();
    };
    void withSigningOut(request)().then((result) => {
      if (E.isRight(result)) return clearAndBroadcastSignOut(storage);
      clearSignOutRequest(storage);
      log.failure('sign-out', result.left);
      const { text, tone } = ERROR_CATALOGUE.signOutFails;
      return toast({ text, tone });
    });
  }, [withSigningOut, log, sendLastRecent, uid, signOut, storage]);
  return () => {
    const unsent = current$.value?.unsentCount() ?? null;
    if (unsent === null) return signOutNow();
    void withTimeout(QUESTION_TIMEOUT_MS, () => preload('unsent-changes')).then(
      () => open({ name: 'unsent-changes', properties: { unsent, onConfirm: signOutNow } }),
      () => {
        if (window.confirm(plainUnsentChangesQuestion(unsent))) signOutNow();
      },
    );
  };
};
