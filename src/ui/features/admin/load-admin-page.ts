import type { ComponentType } from 'react';

const PAGES = {
  dashboard: () => import('./dashboard/dashboard-page').then(({ DashboardPage }) => DashboardPage),
  'manage-users': () => import('./users/manage-users-page').then(({ ManageUsersPage }) => ManageUsersPage),
  'manage-users/:uid': () => import('./users/user-page').then(({ UserPage }) => UserPage),
  'manage-lists': () => import('./lists/all-lists-page').then(({ AllListsPage }) => AllListsPage),
  'manage-lists/:listID': () => import('./lists/admin-list-page').then(({ AdminListPage }) => AdminListPage),
  audit: () => import('./audit/audit-page').then(({ AuditPage }) => AuditPage),
  feedback: () => import('./feedback/inbox-page').then(({ InboxPage }) => InboxPage),
  '*': () => import('./admin-not-found-page').then(({ AdminNotFoundPage }) => AdminNotFoundPage),
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>;

export type AdminPath = keyof typeof PAGES;

/**
 * Loads a page of the admin area. A file of its own, so that the entry, which visitors download, does not name the files of all these
 * pages.
 */
export const loadAdminPage = (name: AdminPath): Promise<ComponentType> => PAGES[name]();
