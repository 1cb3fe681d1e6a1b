/** Titles of the pages of the admin area. */
export const ADMIN_PAGE_TITLES = {
  dashboard: 'Dashboard',
  users: 'Manage users',
  user: 'User',
  lists: 'Manage lists',
  list: 'List',
  audit: 'Audit log',
  feedback: 'Feedback',
} as const;

/** Links of the not-found page of the area. */
export const ADMIN_NOT_FOUND_MESSAGES = { dashboard: 'Go to the dashboard', users: 'Go to all users' } as const;
