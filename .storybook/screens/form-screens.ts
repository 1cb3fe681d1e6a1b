import type { ActionMode } from '#domain/users/auth-service';
import type { FormState } from './story-states';
import { isPageTitle } from './story-titles';

/** A form on its own page or in a modal. */
type FormScreen = {
  readonly what: string;
  /** Selects the stories that show the form, by address or title. */
  readonly shownBy: (story: { readonly at: string; readonly called: string }) => boolean;
  readonly leftOut: Readonly<Partial<Record<FormState, string>>>;
};

const at = (like: RegExp): FormScreen['shownBy'] => (story) => like.test(story.at) && isPageTitle(story.called);
const called = (title: string): FormScreen['shownBy'] => (story) => story.called.startsWith(`${title}: `);

const asVerify = 'the same page with other text: covered by the action e-mail that verifies an address';
const actionEmail = (kind: ActionMode, mode: string, leftOut: FormScreen['leftOut']): FormScreen => ({
  what: `the action e-mail ${kind}`, shownBy: at(new RegExp(`^/login\\?mode=${mode}(&|$)`)), leftOut,
});
const noFields = {
  invalid: 'the form has no fields, only one button',
  sending: 'the button is the same as on other forms; Waiting shows the code being checked',
};

const adminForm: FormScreen['leftOut'] = {
  sending: 'the button is the same as on other forms, whose stories show this state',
  'long-words': 'its fields are those of other forms; the story LongWords of the table has long names',
  slow: 'the button is the same as on other forms, whose stories show this state',
  failed: 'the note is the same as for a missing connection',
  offline: 'the page behind is not shown offline; a story shows the request failing without a connection',
};

/** Screens that are forms. Every state of every form has a story or a reason. */
export const FORM_SCREENS: ReadonlyArray<FormScreen> = [
  { what: 'signing in', shownBy: at(/^\/login(\?next=.*)?$/), leftOut: {} },
  { what: 'signing up', shownBy: at(/^\/register/), leftOut: {} },
  {
    what: 'requesting a new password',
    shownBy: at(/^\/login\?reset/),
    leftOut: { refused: 'the response is the same whether or not the address has an account, so no request is rejected' },
  },
  actionEmail('verify-email', 'verifyEmail', noFields),
  actionEmail('reset-password', 'resetPassword', {
    sending: 'the same button as on other forms, whose stories show this state', failed: asVerify, 'long-words': asVerify,
  }),
  actionEmail('change-email', 'verifyAndChangeEmail', {
    ...noFields,
    refused: asVerify, 'long-words': asVerify, slow: asVerify, offline: asVerify, failed: asVerify,
  }),
  actionEmail('recover-email', 'recoverEmail', {
    ...noFields,
    refused: asVerify, 'long-words': asVerify, slow: asVerify, offline: asVerify, failed: asVerify,
  }),
  {
    what: 'sending the verification again (modal)',
    shownBy: called('Features/Auth/Verification modal'),
    leftOut: { 'long-words': 'its fields are those of the change of credentials, whose story has long words' },
  },
  { what: 'changing credentials (modal)', shownBy: called('Features/Settings/Change-credentials modal'), leftOut: {} },
  { what: 'creating a user (modal)', shownBy: called('Features/Admin/Create user modal'), leftOut: adminForm },
  { what: 'editing a user (modal)', shownBy: called('Features/Admin/Edit user modal'), leftOut: adminForm },
  { what: 'deleting the account (modal)', shownBy: called('Features/Settings/Delete-account modal'), leftOut: {} },
];
