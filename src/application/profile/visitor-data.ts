import type { BrowserStorage } from '#application/ports/browser-storage';

/**
 * Local storage: the titles that a visitor opened, newest first. No `marquee.opened.<uid>`: they outlive the start of a session. Session
 * storage: those of the visitor who asks for an account in this tab.
 */
export const VISITOR_TITLES_KEY = 'marquee.visitor-titles';

/**
 * Local storage: language and region of titles that the visitors of this browser have chosen. Those of a member end with the session.
 * Not in `title-settings.ts`: pages of the embedded catalogue would load one file more.
 */
export const VISITOR_TITLE_SETTINGS_KEY = 'marquee.visitor-settings';

/** Local storage: the streaming services of visitors of this browser, as `formatServices` returns them. */
export const VISITOR_SERVICES_KEY = 'marquee.services';

/** Session storage: this tab has just created an account; the uid of one whose settings could not be saved yet. */
export const SIGNED_UP_KEY = 'marquee.signed-up';
export const SIGNED_UP = '1';

/** The storages of documents in which a member has opened a title or spent an evening: whoever is there next may see it. */
export const ofMembers = new WeakSet<object>();

/**
 * Takes the visitor's titles along in this tab, before an account is asked for: the session may start in other tabs first, which know of
 * no sign-up and delete the titles.
 */
export const takeVisitorTitles = ({ local, session }: BrowserStorage): void =>
  void session.set(VISITOR_TITLES_KEY, local.get(VISITOR_TITLES_KEY));

/** Notes that this tab has created an account, which gets what its visitor left in this browser (`adopt-visitor-data.ts`). */
export const noteSignUp = ({ session }: BrowserStorage): void => void session.set(SIGNED_UP_KEY, SIGNED_UP);
