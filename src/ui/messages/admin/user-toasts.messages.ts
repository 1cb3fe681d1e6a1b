import type { InvitationOutcome } from '#application/admin/create-user-form';
import type { ToastMessage } from '#ui/design/toasts/toast.ts';
import { ERROR_CATALOGUE } from '#ui/messages/error-catalogue.ts';
import { inlineName } from './inline-name';

type ServerToast = 'createUserSucceeds' | 'updateUser' | 'deleteUser' | 'disableUser';

/** Returns a toast with the server's message in the tone of the action. */
export const serverToastMessage = (action: ServerToast, message: string): ToastMessage => ({
  text: message, tone: ERROR_CATALOGUE[action].tone,
});

/** Returns the toast about a new account: the server's message, or what became of its invitation. */
export const createdToastMessage = (message: string, email: string, invitation: InvitationOutcome): ToastMessage => {
  if (invitation === null) return serverToastMessage('createUserSucceeds', message);
  return invitation === 'sent'
    ? { text: `${message} We’ve sent an invitation to ${inlineName(email)}.`, tone: 'good' }
    : { text: `${message} The invitation wasn’t sent. Send a reset e-mail from the page of the user.`, tone: 'warning' };
};
