import type { AppConfig } from '#application/ports/app-config';

type DataLocation = AppConfig['dataLocation'];

export type FaqEntry = { readonly question: string; readonly answer: ReadonlyArray<string> };

const CORRECTIONS: Readonly<Record<DataLocation, string>> = {
  server: '[Send us](/feedback) the title and what’s wrong. We correct facts in the next version of the catalogue.',
  browser:
    'Facts are corrected in the next version of the catalogue. This is a demo that runs only in your browser, so please tell the people who gave it to you.',
};

const ACCOUNT_DATA: Readonly<Record<DataLocation, string>> = {
  server:
    'If you create an account, our server stores your e-mail address and name, your phone number and picture if you add them, your settings, your lists, ' +
    'what you watched and how you rated it, and the titles you viewed recently. Your password is stored in a form that no one can read. Until you sign out, this browser remembers that you’re signed in and which titles you viewed recently. ' +
    'Messages you send us are stored with the address you give. Like every server, ours sees the network address of each request; we use it only to limit the number of requests.',
  browser:
    'This is a demo that runs only in your browser. If you create an account, your browser stores your e-mail address and name, your phone number and picture if you add them, ' +
    'your settings, your lists, what you watched and how you rated it, the titles you viewed recently, the e-mails addressed to you, and your password in a form that no one can read. None of it is sent anywhere. ' +
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
    question: 'How do I keep track of what I’ve watched?',
    answer: [
      'Sign in and press the eye on any poster or title page, or press H. The title leaves your watchlist. Press the eye again to log another viewing, change the day, rate the title or remove a viewing.',
      'On the page of a series you can mark seasons and episodes that have aired. Every change can be undone.',
    ],
  },
  {
    question: 'Where does the data come from?',
    answer: [
      'From open and public sources, which are listed below under “About”. The built-in catalogue has about 11,200 films and series and isn’t updated daily: lists such as “In cinemas in October 2025” name their month.',
      'A copy of Marquee can also be set up to get its data directly from TMDB. Then it’s always up to date.',
    ],
  },
  {
    question: 'Why are so many posters drawings?',
    answer: [
      'Because we print them ourselves. A title without a picture gets a poster cut from paper: ' +
        'its subject or its genres choose the motif, its decade the inks, and the films of one saga share their inks.',
    ],
  },
  {
    question: 'A title is missing or wrong. What can I do?',
    answer: [CORRECTIONS[dataLocation]],
  },
  {
    question: 'What do you know about me?',
    answer: [
      'Without an account, almost nothing: we don’t count visits or track you, and there are no cookies or ads. ' +
        'Your browser stores your choices, such as dark or light and your streaming services, the titles you opened, those we picked for your evening, and those you said are not for you. ' +
        'If you create an account within 30 days, it gets the titles you opened and those that are not for you. Until you close the tab, your browser also stores how far you scrolled on each page and any message or votes you haven’t sent yet.',
      ACCOUNT_DATA[dataLocation],
      'In your settings you can download your data with “Export data”, or use “Delete account”. [Privacy](/privacy) lists everything.',
      'Trailers come from YouTube’s cookie-free address. Real pictures, where they’re turned on, come from TMDB. Your browser connects to YouTube or TMDB only for these.',
    ],
  },
  {
    question: 'Does it work offline?',
    answer: [
      'Yes. Marquee starts without a connection, with your lists, your watch history and the titles you’ve opened. They stay available until you sign out.',
      'Everything else comes back when you’re online. Your browser’s menu can install Marquee as an app.',
    ],
  },
  {
    question: 'Are there adult films?',
    answer: [
      'No. Titles marked as adult by their source are never shown. Certificates such as PG-13 are shown where we know them, and you can filter lists by them.',
    ],
  },
];
