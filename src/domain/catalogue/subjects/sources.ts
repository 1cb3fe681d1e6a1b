/** Phrases for where a story comes from, with the keywords that mean them (`phrases-of-keywords.ts`), the most specific first. */
export const SOURCES: ReadonlyArray<string> = [
  'based on a true story: based on true story, based on a true story, based on true events, inspired by true events',
  'based on a memoir or autobiography: based on memoir or autobiography', 'drawn from its maker’s own life: semi autobiographical',
  'based on a graphic novel: based on graphic novel', 'based on a manga: based on manga',
  'based on a comic: based on comic, based on comic book', 'based on a video game: based on video game',
  'based on a children’s book: based on children\'s book', 'based on a short story: based on short story',
  'based on a novel for young adults: based on young adult novel', 'based on a play or musical: based on play or musical',
  'based on a play: based on play, based on stage play', 'based on a musical: based on stage musical', 'based on a toy: based on toy',
  'based on a series: based on tv series', 'based on a cartoon: based on cartoon', 'based on a novel: based on novel',
  'based on a book: based on novel or book, based on book', 'based on a fairy tale: based on fairy tale',
  'based on a song: based on song', 'based on a podcast: based on podcast', 'based on a real person’s life: biography, biopic',
];
