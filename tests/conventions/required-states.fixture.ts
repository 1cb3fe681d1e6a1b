import type { ActionMode } from '#domain/users/auth-service';
import type { StoryRole } from '#storybook/scenario.ts';
import type { FormState, State } from './story-coverage.fixture';

type LeftOut = Readonly<Partial<Record<State, string>>>;

const words = {
  several: 'the page is text: there is no resultSize of it',
  one: 'the page is text: there is no resultSize of it',
  empty: 'the page is text: it is never empty',
  waiting: 'the page asks nothing, so it waits for nothing but its code (App/Page frame)',
  slow: 'the page asks nothing, so it waits for nothing but its code (App/Page frame)',
  failed: 'the page asks nothing that could fail; its code not coming is shown by App/Page frame',
  'not-found': 'the address names nothing that could be missing',
  'long-words': 'the words are our own',
  'with-pictures': 'the page has no pictures',
} as const satisfies LeftOut;
const shelves: LeftOut = { 'not-found': 'the address names nothing that could be missing' };

/** A page that is a form: what it can be in is told by the table of forms below. */
const form: LeftOut = {
  several: 'the page is a form: there is no resultSize of it', one: 'the page is a form: there is no resultSize of it',
  'with-pictures': 'the pictures of the doors are drawn, never photographed',
};
const nothingMissing = { 'not-found': 'the address names nothing that could be missing' };
const lost: LeftOut = {
  several: words.several, one: words.one, empty: words.empty, waiting: words.waiting, slow: words.slow, failed: words.failed, 'long-words': words['long-words'],
  'with-pictures': words['with-pictures'], offline: 'the page asks nothing, so a connection makes no difference to it',
};

/** States that a route does not show in a story of its own, each with its reason. Every other state of every route has a story. */
export const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  '/': shelves,
  '/login': form,
  '/register': { ...form, ...nothingMissing },
  '/home': nothingMissing,
  '/user-profile': { several: 'what is shown is one person, with no lists, one or many' },
  '/user-profile/settings': {
    several: 'settings are always the same', one: 'settings are always the same', empty: 'settings are always the same',
    slow: 'a choice counts at once; that it is on its way is shown by Waiting', 'with-pictures': 'the page has no pictures',
  },
  '/user-profile/*': lost,
  '/admin/*': lost,
  '/movies': shelves,
  '/tv-shows': shelves,
  '/:itemType/:list': {},
  '/search': { 'not-found': 'a search that finds nothing is empty, not missing', 'with-pictures': 'results are the same cards as in lists, whose story has pictures' },
  '/details': { one: 'there is one title or none' },
  '/person': {},
  '/genre': {
    several: 'the genres are always the same twenty-four', one: 'the genres are always the same twenty-four', empty: 'the genres are always the same twenty-four',
    'not-found': 'the address names nothing that could be missing', 'long-words': 'the names of genres are our own', 'with-pictures': 'genres are drawn, never photographed',
  },
  '/genre/:genreName': { 'with-pictures': 'the same grid as a list, whose story has pictures' },
  '/feedback': {
    several: 'there is one message', one: 'there is one message', slow: 'sending that takes its time is Sending, which never ends',
    'not-found': 'the address names nothing that could be missing', 'with-pictures': 'the page has no pictures',
  },
  '/help': words,
  '/faq': words,
  '*': {
    several: 'what is shown besides is one shelf, and beside the point', one: 'what is shown besides is one shelf, and beside the point', empty: 'a shelf without titles is left out',
    slow: 'Waiting shows what stands there in the meantime', 'long-words': 'the words are our own', 'with-pictures': 'the same cards as in lists, whose story has pictures',
  },
};

/** A form on a page of its own, or in a modal over one. */
type FormScreen = {
  readonly what: string;
  /** Which stories show it: by their address, or by what they are called. */
  readonly shownBy: (story: { readonly at: string; readonly called: string }) => boolean;
  readonly leftOut: Readonly<Partial<Record<FormState, string>>>;
};

const at = (like: RegExp): FormScreen['shownBy'] => (story) => like.test(story.at) && story.called.startsWith('Pages/');
const called = (title: string): FormScreen['shownBy'] => (story) => story.called.startsWith(`${title}: `);

const asVerify = 'the same page with other words: shown by the letter that verifies an address';
const letter = (kind: ActionMode, mode: string, leftOut: FormScreen['leftOut']): FormScreen => ({
  what: `the letter ${kind}`, shownBy: at(new RegExp(`^/login\\?mode=${mode}(&|$)`)), leftOut,
});
const noFields = { invalid: 'there is nothing to enter: one button', sending: 'the button works as every other button does; a letter that is being read waits' };

/** Screens that are forms. Every state of every one has a story, or a reason. */
export const FORM_SCREENS: ReadonlyArray<FormScreen> = [
  { what: 'signing in', shownBy: at(/^\/login(\?next=.*)?$/), leftOut: {} },
  { what: 'signing up', shownBy: at(/^\/register/), leftOut: {} },
  { what: 'asking for a new password', shownBy: at(/^\/login\?reset/), leftOut: { refused: 'it says the same whether or not the address has an account, so it refuses nobody' } },
  letter('verify-email', 'verifyEmail', noFields),
  letter('reset-password', 'resetPassword', {
    sending: 'the same button as on the other forms, which show it', failed: asVerify, 'long-words': asVerify,
  }),
  letter('change-email', 'verifyAndChangeEmail', { ...noFields, refused: asVerify, 'long-words': asVerify, slow: asVerify, offline: asVerify, failed: asVerify }),
  letter('recover-email', 'recoverEmail', { ...noFields, refused: asVerify, 'long-words': asVerify, slow: asVerify, offline: asVerify, failed: asVerify }),
  { what: 'sending the verification again (modal)', shownBy: called('Modals/Verification'), leftOut: { 'long-words': 'its fields are those of the change of credentials, whose story has long words' } },
  { what: 'changing credentials (modal)', shownBy: called('Modals/Change credentials'), leftOut: {} },
  { what: 'deleting the account (modal)', shownBy: called('Modals/Delete account'), leftOut: {} },
];

/** A page has a story in each of its states for this role, or the reason why one story of it is enough. */
type Whom = 'in every state' | { readonly once: string };
const ALL: Whom = 'in every state';

/** Members' frame around a public page; what a page itself says by role is told by `SAYS_BY_ROLE`, and who asks at all by `ASKS_WHO`. */
const publicly: Readonly<Partial<Record<StoryRole, Whom>>> = {
  visitor: ALL,
  member: { once: 'the page itself is what a visitor sees: only the header differs' },
  admin: { once: 'the page itself is what a visitor sees: only the header and its menu differ' },
};
const ledOn: Whom = { once: 'whoever is signed in is led on at once and sees another page' };
const oneMore: Whom = { once: 'what a member sees, with a tag and the way to the dashboard in the menus' };
const reminded: Whom = { once: 'what a member sees, with the strip about the letter above it and a tag' };

/** Whom a page has to be shown to: the house around it, the page itself or where it leads is another one. Where '/' leads is told by App/Guards. */
export const ROLES_AT: Readonly<Record<string, Readonly<Partial<Record<StoryRole, Whom>>>>> = {
  ...Object.fromEntries(['/movies', '/tv-shows', '/:itemType/:list', '/search', '/details', '/person', '/genre', '/genre/:genreName', '/feedback', '/help', '/faq', '*'].map((route) => [route, publicly])),
  '/': { visitor: ALL },
  '/login': { visitor: ALL, member: ledOn, admin: ledOn, unverified: ledOn },
  '/register': { visitor: ALL, member: ledOn, admin: ledOn },
  '/home': { member: ALL, admin: oneMore, unverified: reminded },
  '/user-profile': { member: ALL, admin: oneMore, unverified: reminded },
  '/user-profile/settings': { member: ALL, admin: oneMore, unverified: reminded },
  '/user-profile/*': { member: ALL, admin: oneMore, unverified: reminded },
  '/admin/*': { admin: ALL, visitor: { once: 'a visitor is led to the door' }, member: { once: 'a member is led home' } },
};

/** Whatever looks at somebody's role or verification: where the reasons above hold, it is these parts and no others that differ. */
export const ASKS_WHO: ReadonlyArray<string> = ['app-layout.tsx', 'avatar-menu-items.ts', 'profile-head.tsx', 'side-entries.ts', 'sign-in-settings.tsx'];

/** Parts of public pages that ask who is there, and the two stories that show what they say to a visitor and to a member. */
export const SAYS_BY_ROLE: Readonly<Record<string, { readonly visitor: string; readonly member: string }>> = {
  'watch-offers.tsx': { visitor: 'Pages/Details: WhereToWatch', member: 'Pages/Details: WhereAMemberWatches' },
};
