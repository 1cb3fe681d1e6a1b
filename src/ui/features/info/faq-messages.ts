import type { AppConfig } from '#application/ports/app-config';

export type FaqEntry = { readonly question: string; readonly answer: ReadonlyArray<string> };
type DataLocation = AppConfig['dataLocation'];

const CORRECTED: Readonly<Record<DataLocation, string>> = {
  server: 'Write to us with the title and what is wrong. Facts get corrected with the next edition of the catalogue.',
  browser:
    'Facts get corrected with the next edition of the catalogue. This copy of Marquee runs in your browser alone, ' +
    'so tell the people that you have it from.',
};

const ACCOUNT: Readonly<Record<DataLocation, string>> = {
  server:
    'If you open an account, our server keeps what belongs to it: your e-mail address and name, a telephone number and a picture if you give them, ' +
    'your settings, your lists, and the titles that you opened last. Your password is kept so that nobody can read it. ' +
    'This browser remembers that you are signed in until you sign out. ' +
    'A message to us is kept with the address that you leave in it. ' +
    'Like every server, ours sees where a call comes from; it uses that only to keep too many calls away.',
  browser:
    'This copy of Marquee runs in your browser alone. If you open an account, it lies in this browser’s storage too: your e-mail address and name, ' +
    'a telephone number and a picture if you give them, your settings, the titles that you opened last, the letters to you, and your password, ' +
    'so that nobody can read it. None of it is sent anywhere; whoever uses this browser finds it here, and clearing the browser’s data takes it away.',
};

/** Returns the questions with the answers that apply to the data location of this installation. */
export const getFaqEntries = (dataLocation: DataLocation): ReadonlyArray<FaqEntry> => [
  {
    question: 'Can I watch films here?',
    answer: [
      'No. Marquee is for choosing: what there is, who made it, what goes with it. ' +
        'Where a source tells us, a title’s page says where it is shown in your country, with a link.',
      'Trailers are played by YouTube, and only once you ask for one.',
    ],
  },
  {
    question: 'Do I need an account?',
    answer: ['Not for looking around: every film, series, person and genre is open to everybody.'],
  },
  {
    question: 'Where do the films and their figures come from?',
    answer: [
      'From open and public sources, named below under “About”. ' +
        'The catalogue that ships with Marquee holds some 7,800 films and series and was put together once: ' +
        'lists such as “Now playing” say as of which day they are.',
      'Whoever runs a copy of Marquee can have it ask TMDB directly instead. Then everything is as fresh as it is there.',
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
    question: 'A title is missing, or something about it is wrong. What can I do?',
    answer: [CORRECTED[dataLocation]],
  },
  {
    question: 'What do you know about me?',
    answer: [
      'Without an account, nothing: nobody counts your visits, nobody follows you around, and there are neither cookies nor advertisements. ' +
        'Your browser itself keeps the lights (dark or light), and for as long as the tab is open where you were on each page, ' +
        'so that going back finds it, and what you have written and not sent yet.',
      ACCOUNT[dataLocation],
      'The settings of your profile show it all: “Download my data” gives you a copy, and “Leaving” deletes the account with everything in it.',
      'A trailer comes from YouTube’s cookie-free address, and real pictures, where they are switched on, from TMDB. ' +
        'Only then do those two hear from your browser.',
    ],
  },
  {
    question: 'Does it work without the internet?',
    answer: ['What you have opened stays where it is, and the rest comes back with the connection.'],
  },
  {
    question: 'Are there films for adults only?',
    answer: [
      'No. Titles that their source marks as adult are never shown. ' +
        'Certificates such as PG-13 are shown where we know them, and lists can be filtered by them.',
    ],
  },
];
