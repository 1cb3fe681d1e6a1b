import type { State } from './story-states';

type LeftOut = Readonly<Partial<Record<State, string>>>;

const textPage = {
  several: 'the page is text: result size does not apply', one: 'the page is text: result size does not apply',
  empty: 'the page is text: it is never empty',
  waiting: 'the page makes no requests; App/Page outlet shows its code loading',
  slow: 'the page makes no requests; App/Page outlet shows its code loading',
  failed: 'the page makes no requests; App/Page outlet shows its code failing to load',
  'not-found': 'the address identifies no data that could be missing',
  'long-words': 'the text of the page is fixed', 'with-images': 'the page has no images',
} as const satisfies LeftOut;

/** Pages that are forms; `FORM_SCREENS` lists their other states. */
const form: LeftOut = {
  several: 'the page is a form: result size does not apply', one: 'the page is a form: result size does not apply',
  'with-images': 'the images of the auth pages are generated, never photographs',
};
const nothingMissing = { 'not-found': 'the address identifies no data that could be missing' };
const notFound: LeftOut = {
  several: textPage.several, one: textPage.one, empty: textPage.empty, waiting: textPage.waiting, slow: textPage.slow,
  failed: textPage.failed, 'long-words': textPage['long-words'], 'with-images': textPage['with-images'],
  offline: 'the page makes no requests, so the connection does not matter',
};

const leadsToList: LeftOut = Object.fromEntries(
  (['several', 'one', 'empty', 'waiting', 'slow', 'offline', 'failed', 'not-found', 'long-words', 'with-images'] as const).map((state) =>
    [state, 'the address leads to the page of the list, whose stories show this state']),
);

/** States without a story per route, each with the reason. Every other state of every route has a story. */
export const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  '/': nothingMissing,
  '/login': form,
  '/register': { ...form, ...nothingMissing },
  '/home': nothingMissing,
  '/user-profile': { several: 'the page shows one member; the stories cover no lists, one and many' },
  '/user-profile/settings': {
    several: 'the settings are a fixed set', one: 'the settings are a fixed set', empty: 'the settings are a fixed set',
    slow: 'a choice applies immediately; the story Waiting shows pending writes', 'with-images': 'the page has no images',
  },
  '/user-profile/settings/import': {
    several: 'the rows are those of chosen files: result size does not apply', one: 'the rows are those of chosen files',
    slow: 'the stories Waiting and Failed show requests that do not answer at once',
    'with-images': 'the posters of candidates are those of every list of titles',
  },
  '/user-profile/settings/security': {
    ...nothingMissing, several: 'the page shows one account', one: 'the page shows one account', empty: 'an account has a way to sign in',
    'with-images': 'the page has no images',
  },
  '/user-profile/user-lists': {
    ...nothingMissing, several: 'the stories cover the default lists, a few lists and two hundred',
    one: 'favorites and watchlist always exist, so there is never one list',
  },
  '/user-profile/user-lists/:listName': {},
  '/user-profile/watch-history': nothingMissing,
  '/user-profile/ratings': nothingMissing,
  '/user-profile/year/:year': {},
  '/user-profile/calendar': nothingMissing,
  '/user-profile/watchlist': leadsToList,
  '/user-profile/favorites': leadsToList,
  '/user-profile/*': notFound,
  '/admin/manage-users': nothingMissing,
  '/admin/manage-users/:uid': { several: 'the page shows exactly one user', one: 'the page shows exactly one user' },
  '/admin/dashboard': { ...nothingMissing, 'with-images': 'the pictures are banners, which the stories of the panel of banners show' },
  '/admin/manage-lists': { ...nothingMissing, 'with-images': 'the table has no images' },
  '/admin/manage-lists/:listID': { 'with-images': 'the table has no images' },
  '/admin/audit': { ...nothingMissing, 'with-images': 'the table has no images' },
  '/admin/feedback': { ...nothingMissing, 'with-images': 'the table has no images' },
  '/admin/*': notFound,
  '/movies': nothingMissing,
  '/tv-shows': nothingMissing,
  '/:itemType/:list': {},
  '/search': { 'not-found': 'a search without results is empty, not missing',
    'with-images': 'results are the same cards as in lists, whose story has images' },
  '/details': { one: 'the page shows exactly one title' },
  '/person': {},
  '/genre': {
    several: 'the genres are a fixed set of twenty-four', one: 'the genres are a fixed set of twenty-four',
      empty: 'the genres are a fixed set of twenty-four',
    'not-found': 'the address identifies no data that could be missing', 'long-words': 'the genre names are fixed',
  },
  '/genre/:genreName': {},
  '/tonight': textPage,
  '/tonight/pick': {},
  '/tonight/together': {
    several: 'the page shows one title at a time, whatever their number', one: 'the page shows one title at a time, whatever their number',
  },
  '/lists/:shareId': {},
  '/feedback': {
    several: 'the page has exactly one message', one: 'the page has exactly one message',
      slow: 'the story Sending shows a request that never ends',
    'not-found': 'the address identifies no data that could be missing', 'with-images': 'the page has no images',
  },
  '/help': textPage,
  '/faq': textPage,
  '/privacy': textPage,
  '/terms': textPage,
  '/imprint': textPage,
  '*': {
    several: 'the only data is one shelf, which does not define the page',
      one: 'the only data is one shelf, which does not define the page', empty: 'a shelf without titles is left out',
    slow: 'the story Waiting shows the placeholders', 'long-words': 'the text of the page is fixed',
      'with-images': 'the same cards as in lists, whose story has images',
  },
};

/** Components of the design system without a docs page of their own, each with the reason. */
export const WITHOUT_DOCS: Readonly<Record<string, string>> = {
  CoverImage: 'part of PosterImage and BackdropImage', GeneratedPoster: 'part of PosterImage and BackdropImage', MenuEntry: 'part of Menu',
  ToastBox: 'part of Toasts', FallbackToastBox: 'part of Toasts',
};

/** All files that read the role or the verification. The reasons above hold only while no other file does. */
export const ASKS_WHO: ReadonlyArray<string> = [
  'avatar-menu-items.ts', 'member-parts.tsx', 'profile-head.tsx', 'side-entries.ts', 'sign-in-settings.tsx', 'use-action-code.ts',
    'use-user-actions.ts', 'user-bulk-bar.tsx', 'user-columns.tsx',
  'user-profile-panel.tsx', 'user-role-form.tsx', 'user-toolbar.tsx',
];

/** Parts of public pages that read the session, with the stories that show their text for a visitor and for a member. */
export const SAYS_BY_ROLE: Readonly<Record<string, { readonly visitor: string; readonly member: string }>> = {
  'details-fact-sheet.tsx': { visitor: 'Features/Title/Details page: WhereToWatch',
    member: 'Features/Title/Details page: WhereAMemberWatches' },
  'end-time.tsx': { visitor: 'Features/Evening pick/Pick page: Many', member: 'Features/Evening pick/Pick page: FromTheWatchlist' },
  'member-title-buttons.tsx': { visitor: 'Features/Title/Details page: SignInToSave',
    member: 'Features/Title/Details page: SaveAsAMember' },
  'offer-titles.tsx': { visitor: 'Features/Evening pick/Shared evening page: Many',
    member: 'Features/Evening pick/Shared evening page: AsMember' },
  'pick-actions.tsx': { visitor: 'Features/Evening pick/Pick page: Many', member: 'Features/Evening pick/Pick page: FromTheWatchlist' },
  'pick-offers.tsx': { visitor: 'Features/Evening pick/Pick page: WithOffers',
    member: 'Features/Evening pick/Pick page: WithOffersForMember' },
  'question-page.tsx': { visitor: 'Features/Evening pick/Question page: Desk', member: 'Features/Evening pick/Question page: AsMember' },
  'use-evening-pick.tsx': { visitor: 'Features/Evening pick/Pick page: Many', member: 'Features/Evening pick/Pick page: FromTheWatchlist' },
  'use-member-taste.tsx': { visitor: 'Features/Evening pick/Pick page: Many', member: 'Features/Evening pick/Pick page: FromARating' },
  'watch-offers.tsx': { visitor: 'Features/Title/Details page: WhereToWatch', member: 'Features/Title/Details page: WhereAMemberWatches' },
};
