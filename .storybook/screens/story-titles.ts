/** Returns whether stories with this title show a page of the app. Every title of such stories contains the word `page`. */
export const isPageTitle = (title: string): boolean => /^(?:App|Features)\/.*\bpages?\b/.test(title);

/** Title of stories that show public pages to members; other stories show the same pages in every state. */
const REPEATED_PAGES = 'App/Public pages for members';

/** Returns whether stories with this title show a page or a modal that no other title repeats. */
export const isScreenTitle = (title: string): boolean =>
  title !== REPEATED_PAGES &&
  (isPageTitle(title) || / modal$/.test(title) || title === 'App/Modal host' || title === 'Features/Profile/Profile image');
