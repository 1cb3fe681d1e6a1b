import type { ComponentType } from 'react';

const PAGES = {
  dashboard: () => import('#ui/features/admin/dashboard/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
  'manage-users': () => import('#ui/features/admin/users/manage-users-page.tsx').then(({ ManageUsersPage }) => ManageUsersPage),
  'manage-users/:uid': () => import('#ui/features/admin/users/user-page.tsx').then(({ UserPage }) => UserPage),
  'manage-lists': () => import('#ui/features/admin/lists/all-lists-page.tsx').then(({ AllListsPage }) => AllListsPage),
  'manage-lists/:listID': () => import('#ui/features/admin/lists/admin-list-page.tsx').then(({ AdminListPage }) => AdminListPage),
  audit: () => import('#ui/features/admin/audit/audit-page.tsx').then(({ AuditPage }) => AuditPage),
  feedback: () => import('#ui/features/admin/feedback/inbox-page.tsx').then(({ InboxPage }) => InboxPage),
  '*': () => import('./admin-not-found-page').then(({ AdminNotFoundPage }) => AdminNotFoundPage),
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>;

export type AdminPath = keyof typeof PAGES;

/**
 * Loads a page of the admin area. A file of its own, so that the entry, which visitors download, does not name the files of all these
 * pages.
 */
export const loadAdminPage = (name: AdminPath): Promise<ComponentType> => PAGES[name]();
