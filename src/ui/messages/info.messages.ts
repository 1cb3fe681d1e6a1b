import type { AppConfig } from '#application/ports/app-config';

type DataLocation = AppConfig['dataLocation'];

/** A section of an information page; a paragraph may contain links in the form `[text](address)`. */
export type InfoText = { readonly heading: string; readonly paragraphs: ReadonlyArray<string> };

/** Texts of the help page. */
export const HELP_MESSAGES = {
  title: 'Help',
  lead: 'How to find a film, how to get back to it, and which keys you can use.',
  search: {
    heading: 'Search',
    paragraphs: [
      'Type in the search box at the top of any page. Suggestions appear as you type. Press Enter to see all films, series and people that match.',
      'The built-in catalogue also finds titles when a word has a small spelling mistake. Examples of what you can search for:',
    ],
  },
  browse: {
    heading: 'Browse',
    paragraphs: [
      'The [Movies](/movies) and [TV Shows](/tv-shows) pages show titles in rows. “See all” opens the full list. [Genre](/genre) has films and series by genre.',
      '[What’s on tonight?](/tonight) asks how long you’ve got and what you’re in the mood for, alone or together, and shows one title.',
    ],
    tips: [
      'Lists load more titles as you scroll. With a keyboard, use “Load more”.',
      'Filters and sorting are part of the page’s address. Bookmark or share it, and it opens the same way.',
      'When you go back, you return to the same place in the list.',
      'A number such as 8.1 next to a title is its average rating out of ten.',
      'Lists sorted by rating leave out titles with few votes. You can set the number of votes under “More filters”.',
    ],
  },
  lists: {
    heading: 'Your lists',
    paragraphs: [
      'When you are signed in, every poster and every title’s page has buttons for your Watchlist and Favorites, and one that adds the title to other lists. Every change has an Undo, and Ctrl+Z undoes the last ones.',
      'In [Manage lists](/user-profile/user-lists) you create, rename, arrange and delete lists. A deleted list can be restored for 30 days.',
    ],
    tips: [
      'Changes you make offline are kept in this browser and sent when the connection returns.',
      'Sort a list by “My order” to move titles: drag them, use the keyboard, or enter a position.',
      'Press ? to see the keys that save a title. You can turn them off in your settings.',
    ],
  },
  keys: 'Keyboard shortcuts',
  appearance: {
    heading: 'Appearance',
    paragraphs: [
      'Marquee is dark by default. You can switch to light at the bottom of any page, or choose Dark, Light or System in your [settings](/user-profile/settings).',
      'If your system is set to reduce motion, Marquee turns off its animations. Text follows your browser’s font size, and all pages work with screen readers.',
    ],
  },
  problems: {
    heading: 'If something goes wrong',
    paragraphs: [
      'If part of a page doesn’t load, you’ll see a message and a button to try again. When you’re offline, pages you’ve already opened keep working.',
    ],
  },
  /** Without a server there is no recipient for a message. */
  stillWrong: {
    server: 'Still not working? [Send us a message](/feedback). The [FAQ](/faq) has more about films, pictures and your data.',
    browser: 'Still not working? Reload the page; your saved data stays. The [FAQ](/faq) has more about films, pictures and your data.',
  } satisfies Readonly<Record<DataLocation, string>>,
} as const;

/** Keyboard shortcuts shown on the help page. */
export const KEYBOARD_SHORTCUTS: ReadonlyArray<{ readonly keys: ReadonlyArray<string>; readonly does: string }> = [
  { keys: ['/'], does: 'go to the search box' },
  { keys: ['↑', '↓', 'Enter'], does: 'choose a suggestion' },
  { keys: ['←', '→'], does: 'move along a row' },
  { keys: ['←', '→', '↑', '↓'], does: 'move around a grid of posters' },
  { keys: ['Esc'], does: 'close a menu, a trailer or the suggestions' },
  { keys: ['Tab', 'Enter'], does: 'skip to the content, at the top of a page' },
];

const SHARE_ALIKE = '[Creative Commons Attribution-ShareAlike](https://creativecommons.org/licenses/by-sa/4.0/)';

/** Licences and data sources. Same content as the file NOTICE. */
export const ABOUT_MESSAGES = {
  heading: 'About',
  product:
    'Marquee is an app for discovering films and series and keeping your own lists of them. It is free software under the MIT licence. The short texts on its best-known titles are its own.',
  sourcesLead: 'The facts in its catalogue (names, years, lengths, genres, votes, counts) come from these sources:',
  sources: [
    { name: '[TMDB](https://www.themoviedb.org)', use: 'This product uses the TMDB API but is not endorsed or certified by TMDB.' },
    {
      name: '[JustWatch](https://www.justwatch.com)',
      use: 'Titles, certificates, casts and season counts of US streaming listings, April 2023; where to watch, wherever it is shown.',
    },
    { name: '[Wikipedia](https://en.wikipedia.org)', use: `Cast lists and directors of some films, under the ${SHARE_ALIKE} licence.` },
    { name: '[TVmaze](https://www.tvmaze.com)', use: `Dates, networks and casts of some series, under the ${SHARE_ALIKE} licence.` },
    { name: '[Trakt](https://trakt.tv)', use: 'Ids and dates of some series.' },
  ],
  fonts: 'The fonts are League Gothic and Instrument Sans, both under the [SIL Open Font License](https://openfontlicense.org).',
} as const;
