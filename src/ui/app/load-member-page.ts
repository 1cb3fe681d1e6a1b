import type { ComponentType } from 'react';

const PAGES = {
  'user-lists': () => import('#ui/features/lists/manage/manage-lists-page.tsx').then(({ ManageListsPage }) => ManageListsPage),
  settings: () => import('#ui/features/settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  'settings/import': () => import('#ui/features/settings/load-import-page.ts').then(({ loadImportPage }) => loadImportPage()),
  'settings/security': () => import('#ui/features/settings/security/security-page.tsx').then(({ SecurityPage }) => SecurityPage),
  ratings: () => import('#ui/features/history/ratings/own-ratings-page.tsx').then(({ OwnRatingsPage }) => OwnRatingsPage),
  calendar: () => import('#ui/features/calendar/calendar-page.tsx').then(({ CalendarPage }) => CalendarPage),
  'year/:year': () => import('#ui/features/history/year/year-page.tsx').then(({ YearPage }) => YearPage),
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>;

/** Pages behind `/user-profile/` that few members open first. */
export type MemberPath = keyof typeof PAGES;

/**
 * Loads a page of a member. A file of its own, so that the entry, which visitors download, does not name the files of all these pages.
 */
export const loadMemberPage = (path: MemberPath): Promise<ComponentType> => PAGES[path]();
