import type { StoryRole } from '#storybook/scenario.ts';

/** Coverage of a page for a role: a story in every state, or one story and the reason why one is enough. */
type RoleCoverage = 'in every state' | { readonly once: string };
const ALL: RoleCoverage = 'in every state';

/** Role coverage of public pages. `SAYS_BY_ROLE` lists the parts with role-dependent text, `ASKS_WHO` all files that read the role. */
const publicly: Readonly<Partial<Record<StoryRole, RoleCoverage>>> = {
  visitor: ALL,
  member: { once: 'the page itself is the same as for a visitor: only the header differs' },
  admin: { once: 'the page itself is the same as for a visitor: only the header and its menu differ' },
};
const redirected: RoleCoverage = { once: 'signed-in users are redirected immediately to another page' };
const redirectedVisitor: RoleCoverage = { once: 'a visitor is redirected to the sign-in page' };
const redirectedMember: RoleCoverage = { once: 'a member is redirected to the home page' };
const withDashboard: RoleCoverage = { once: 'the same as for a member, with a tag and a dashboard link in the menus' };
const withReminder: RoleCoverage = { once: 'the same as for a member, with the verification reminder above and a tag' };

/** Roles that each page needs stories for, because layout, page or redirect differ. App/Guards shows the redirects of '/'. */
export const ROLES_AT: Readonly<Record<string, Readonly<Partial<Record<StoryRole, RoleCoverage>>>>> = {
  ...Object.fromEntries(['/movies', '/tv-shows', '/:itemType/:list', '/search', '/details', '/person', '/genre', '/genre/:genreName',
    '/tonight', '/tonight/together', '/lists/:shareId', '/feedback', '/help', '/faq', '/privacy', '/terms', '/imprint',
    '*'].map((route) => [route, publicly])),
  '/': { visitor: ALL },
  '/tonight/pick': {
    visitor: ALL,
    member: { once: 'the same as for a visitor, with the member’s reasons and buttons' },
    admin: { once: 'the same as for a member: only the header and its menu differ' },
  },
  '/login': { visitor: ALL, member: redirected, admin: redirected, unverified: redirected },
  '/register': { visitor: ALL, member: redirected, admin: redirected },
  '/home': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/settings': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/settings/import': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/settings/security': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/user-lists': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/watch-history': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/calendar': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/year/:year': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/ratings': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/user-lists/:listName': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/user-profile/watchlist': { member: ALL, admin: withDashboard },
  '/user-profile/favorites': { member: ALL, admin: withDashboard },
  '/user-profile/*': { member: ALL, admin: withDashboard, unverified: withReminder },
  '/admin/manage-users': { admin: ALL, visitor: redirectedVisitor, member: redirectedMember },
  '/admin/manage-users/:uid': { admin: ALL },
  ...Object.fromEntries(['/admin/dashboard', '/admin/manage-lists', '/admin/manage-lists/:listID', '/admin/audit',
    '/admin/feedback'].map((route) => [route, { admin: ALL }])),
  '/admin/*': { admin: ALL, visitor: redirectedVisitor, member: redirectedMember },
};
