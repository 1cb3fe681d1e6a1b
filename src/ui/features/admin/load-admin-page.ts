import type { ComponentType } from 'react';

const PAGES = {
  dashboard: () => import('./dashboard/dashboard-page').then(({ DashboardPage }) => DashboardPage),
  users: () => import('./users/manage-users-page').then(({ ManageUsersPage }) => ManageUsersPage),
  user: () => import('./users/user-page').then(({ UserPage }) => UserPage),
  lists: () => import('./lists/all-lists-page').then(({ AllListsPage }) => AllListsPage),
  list: () => import('./lists/any-list-page').then(({ AnyListPage }) => AnyListPage),
  audit: () => import('./audit/audit-page').then(({ AuditPage }) => AuditPage),
  feedback: () => import('./feedback/inbox-page').then(({ InboxPage }) => InboxPage),
  'not-found': () => import('./admin-not-found-page').then(({ AdminNotFoundPage }) => AdminNotFoundPage),
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>;

export type AdminPageName = keyof typeof PAGES;

/** Loads a page of the admin area. A file of its own, so that the entry, which visitors download, does not name the files of all these pages. */
export const loadAdminPage = (name: AdminPageName): Promise<ComponentType> => PAGES[name]();
