export type FaqEntry = { readonly question: string; readonly answer: ReadonlyArray<string> };

export const QUESTIONS: ReadonlyArray<FaqEntry> = [
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
    answer: ['Write to us with the title and what is wrong. Facts get corrected with the next edition of the catalogue.'],
  },
  {
    question: 'What do you know about me?',
    answer: [
      'Next to nothing. Nobody counts your visits, and there are no advertisements.',
      'In this browser we keep the lights (dark or light), and for as long as the tab is open where you were on each page, ' +
        'so that going back finds it, and a message to us that you have not sent yet.',
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
