import type { AppConfig } from '#application/ports/app-config';
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH } from '#domain/feedback/feedback';
import { formatNumber } from './format/format';

type DataLocation = AppConfig['dataLocation'];

export type FeedbackMessages = {
  readonly lead: string;
  readonly emailHint: string;
  /** Two lines of the letterboard after sending; `sent` is the text below. */
  readonly board: readonly [string, string];
  readonly sent: string;
};

/** Texts of the feedback page by data location: without a server there is no recipient for messages. */
export const FEEDBACK_MESSAGES: Readonly<Record<DataLocation, FeedbackMessages>> = {
  server: {
    lead: 'Is something broken or missing? Tell us. A person reads every message.',
    emailHint: `Only if you want a reply. At most ${MAX_EMAIL_LENGTH} characters.`,
    board: ['Thank /you', 'message [re]ceived'],
    sent: 'If you left an e-mail address, we’ll reply there.',
  },
  browser: {
    lead: 'This is a demo that runs only in your browser. You can try the form, but your message isn’t sent to anyone.',
    emailHint: `You can leave this empty: no one can reply. At most ${MAX_EMAIL_LENGTH} characters.`,
    board: ['Thank /you', 'kept in [this] page'],
    sent: 'Demo: your message wasn’t sent. It’s deleted when you leave this page.',
  },
};

/** Texts of the feedback form. */
export const FEEDBACK_FORM = {
  title: 'Feedback',
  message: 'Your message',
  email: 'Your e-mail',
  send: 'Send',
  sendAgain: 'Send again',
  failed: (reason: string): string => `Your message wasn’t sent, but it’s still here. ${reason}`,
  toHomePage: 'Go to the home page',
  sendAnother: 'Send another message',
  before: 'Before you write',
  beforeText: 'The [help page](/help) explains search, filters and keyboard shortcuts. The [FAQ](/faq) explains where our data comes from and what we store about you.',
  whatHelps: 'What helps us',
  whatHelpsText: 'The title or page, what you did, and what you expected.',
} as const;

/** Returns the text of the character counter; `counts` is false while the message is short. */
export const counterText = (length: number, counts: boolean): string =>
  counts ? `${formatNumber(length)} of ${formatNumber(MAX_MESSAGE_LENGTH)} characters.` : `Up to ${formatNumber(MAX_MESSAGE_LENGTH)} characters.`;
/** Announces the characters left; a negative number means that the message is too long. */
export const charactersLeft = (left: number): string =>
  left < 0 ? `Longer than ${formatNumber(MAX_MESSAGE_LENGTH)} characters.` : `At most ${formatNumber(left)} characters left.`;

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
      'The built-in catalogue also finds titles when a word has a small spelling mistake. You can also search by year or by number:',
    ],
  },
  browse: {
    heading: 'Browse',
    paragraphs: [
      'The [Movies](/movies) and [TV Shows](/tv-shows) pages show titles in rows. “See all” opens the full list. [Genre](/genre) has films and series by genre.',
    ],
    tips: [
      'Lists load more titles as you scroll. With a keyboard, use “Load more”.',
      'Filters and sorting are part of the page’s address. Bookmark or share it, and it opens the same way.',
      'When you go back, you return to the same place in the list.',
      'A number such as 8.1 next to a title is its average rating out of ten.',
      'Lists sorted by rating leave out titles with few votes. You can set the number of votes under “More filters”.',
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
export const KEYS: ReadonlyArray<{ readonly keys: ReadonlyArray<string>; readonly does: string }> = [
  { keys: ['/'], does: 'go to the search box' },
  { keys: ['↑', '↓', 'Enter'], does: 'choose a suggestion' },
  { keys: ['←', '→'], does: 'move along a row' },
  { keys: ['←', '→', '↑', '↓'], does: 'move around a grid of posters' },
  { keys: ['Esc'], does: 'close a menu, a trailer or the suggestions' },
  { keys: ['Tab', 'Enter'], does: 'skip to the content, at the top of a page' },
];

export type FaqEntry = { readonly question: string; readonly answer: ReadonlyArray<string> };

const CORRECTIONS: Readonly<Record<DataLocation, string>> = {
  server: '[Send us](/feedback) the title and what’s wrong. We correct facts in the next version of the catalogue.',
  browser: 'Facts are corrected in the next version of the catalogue. This is a demo that runs only in your browser, so please tell the people who gave it to you.',
};

const ACCOUNT_DATA: Readonly<Record<DataLocation, string>> = {
  server:
    'If you create an account, our server stores your e-mail address and name, your phone number and picture if you add them, your settings, your lists, ' +
    'and the titles you viewed recently. Your password is stored in a form that no one can read. This browser remembers that you’re signed in until you sign out. ' +
    'Messages you send us are stored with the address you give. Like every server, ours sees the network address of each request; we use it only to limit the number of requests.',
  browser:
    'This is a demo that runs only in your browser. If you create an account, your browser stores your e-mail address and name, your phone number and picture if you add them, ' +
    'your settings, the titles you viewed recently, the e-mails addressed to you, and your password in a form that no one can read. None of it is sent anywhere. ' +
    'Anyone who uses this browser can see it, and clearing the browser’s data deletes it.',
};

/** Texts of the FAQ page. */
export const FAQ_MESSAGES = {
  title: 'FAQ',
  lead: 'Answers about films, pictures, accounts and your data.',
  more: {
    server: 'Didn’t find your answer? See [Help](/help) or [send us a message](/feedback).',
    browser: 'Didn’t find your answer? See [Help](/help).',
  } satisfies Readonly<Record<DataLocation, string>>,
} as const;

/** Returns the questions with the answers that apply to the data location of this installation. */
export const getFaqEntries = (dataLocation: DataLocation): ReadonlyArray<FaqEntry> => [
  {
    question: 'Can I watch films here?',
    answer: [
      'No. Marquee helps you choose what to watch. Where we know it, a title’s page says where you can watch it in your country, with a link.',
      'Trailers are played by YouTube, and only when you start one.',
    ],
  },
  {
    question: 'Do I need an account?',
    answer: ['Not to browse. Every film, series, person and genre is open to everyone.'],
  },
  {
    question: 'Where does the data come from?',
    answer: [
      'From open and public sources, which are listed below under “About”. The built-in catalogue has about 7,800 films and series and isn’t updated daily: lists such as “Now playing” show their date.',
      'A copy of Marquee can also be set up to get its data directly from TMDB. Then it’s always up to date.',
    ],
  },
  {
    question: 'Why are so many posters drawings?',
    answer: [
      'Because we print them ourselves. A title without a picture gets a poster cut from paper: ' +
        'its genres choose the motif, its decade the inks, and the same title always gets the same poster.',
    ],
  },
  {
    question: 'A title is missing or wrong. What can I do?',
    answer: [CORRECTIONS[dataLocation]],
  },
  {
    question: 'What do you know about me?',
    answer: [
      'Without an account, nothing: we don’t count visits, we don’t track you, and there are no cookies or ads. ' +
        'Your browser stores whether you use dark or light. Until you close the tab, it also stores how far you scrolled on each page and any message you haven’t sent yet.',
      ACCOUNT_DATA[dataLocation],
      'Your settings let you download all of this with “Export data”, or remove it with “Delete account”.',
      'Trailers come from YouTube’s cookie-free address. Real pictures, where they’re turned on, come from TMDB. Only then does your browser connect to them.',
    ],
  },
  {
    question: 'Does it work offline?',
    answer: ['Pages you’ve already opened keep working. Everything else comes back when you’re online.'],
  },
  {
    question: 'Are there adult films?',
    answer: ['No. Titles marked as adult by their source are never shown. Certificates such as PG-13 are shown where we know them, and you can filter lists by them.'],
  },
];

const SHARE_ALIKE = '[Creative Commons Attribution-ShareAlike](https://creativecommons.org/licenses/by-sa/4.0/)';

/** Licences and data sources. Same content as the file NOTICE. */
export const ABOUT_MESSAGES = {
  heading: 'About',
  product: 'Marquee is an app for discovering films and series and keeping your own lists of them. It is free software under the MIT licence. The short texts on its best-known titles are its own.',
  sourcesLead: 'The facts in its catalogue (names, years, lengths, genres, votes, counts) come from these sources:',
  sources: [
    { name: '[TMDB](https://www.themoviedb.org)', use: 'This product uses the TMDB API but is not endorsed or certified by TMDB.' },
    { name: '[JustWatch](https://www.justwatch.com)', use: 'Titles, certificates, casts and season counts of US streaming listings, April 2023; where to watch, wherever it is shown.' },
    { name: '[Wikipedia](https://en.wikipedia.org)', use: `Cast lists and directors of some films, under the ${SHARE_ALIKE} licence.` },
    { name: '[TVmaze](https://www.tvmaze.com)', use: `Dates, networks and casts of some series, under the ${SHARE_ALIKE} licence.` },
    { name: '[Trakt](https://trakt.tv)', use: 'Ids and dates of some series.' },
  ],
  fonts: 'The fonts are League Gothic and Instrument Sans, both under the [SIL Open Font License](https://openfontlicense.org).',
} as const;
