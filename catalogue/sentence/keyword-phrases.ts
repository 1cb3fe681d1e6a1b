import { parsePhrases, PLACE_PHRASES, THEME_PHRASES, TIME_PHRASES } from '#domain/catalogue/subjects/phrases-of-keywords';

/** Adjectives for what watching a title is like. */
const TONES = parsePhrases([
  'darkly funny: dark comedy, black comedy, black humor', 'satirical: satire, political satire, social satire', 'gory: gore, splatter',
  'surreal: surrealism, surreal, surrealist', 'suspenseful: suspense, suspenseful, tense', 'bleak: depressing, nihilism', 'playful',
  'melancholy: melancholy, bittersweet', 'whimsical', 'feel-good: feel-good, feel good', 'nostalgic', 'intense', 'cheerful',
  'reflective', 'philosophical', 'mysterious', 'absurdist: absurd, absurdist, absurdism, absurd humor',
  'psychological: psychological thriller', 'heartwarming: heartwarming', 'tragic: tragedy', 'erotic: eroticism', 'epic', 'provocative',
  'campy: camp', 'deadpan: deadpan comedy', 'slapstick: slapstick comedy, slapstick',
]);

/** Adjectives for the form of a title, which stand before its kind. */
const FORMS = parsePhrases([
  'silent: silent film', 'found-footage: found footage', 'stop-motion: stop motion, claymation', 'coming-of-age: coming of age',
  'superhero: superhero, superhero team, masked superhero', 'slasher', 'neo-noir', 'film-noir: film noir',
  'martial-arts: martial arts, kung fu', 'post-apocalyptic: post-apocalyptic, post-apocalyptic future', 'cyberpunk', 'steampunk',
  'zombie', 'spy: spy, espionage, spy film', 'gangster', 'heist: heist film', 'disaster: disaster, disaster film, disaster movie',
  'samurai: samurai, jidaigeki', 'sports: sport, sports', 'courtroom: courtroom, courtroom drama', 'musical', 'anthology',
  'parody: parody, spoof', 'monster: giant monster, kaiju', 'vampire', 'time-travel: time travel', 'space-opera: space opera',
  'concert: concert film', 'mockumentary', 'dystopian: dystopia, dystopic future', 'workplace: workplace comedy',
  'sketch: sketch comedy', 'true-crime: true crime', 'sword-and-sorcery: sword and sorcery',
]);

/** Where the story comes from, the most specific first. */
const SOURCES = parsePhrases([
  'based on a true story: based on true story, based on a true story, based on true events, inspired by true events',
  'based on a memoir or autobiography: based on memoir or autobiography', 'drawn from its maker’s own life: semi autobiographical',
  'based on a graphic novel: based on graphic novel', 'based on a manga: based on manga',
  'based on a comic: based on comic, based on comic book', 'based on a video game: based on video game',
  'based on a children’s book: based on children\'s book', 'based on a short story: based on short story',
  'based on a novel for young adults: based on young adult novel', 'based on a play or musical: based on play or musical',
  'based on a play: based on play, based on stage play', 'based on a musical: based on stage musical', 'based on a toy: based on toy',
  'based on a series: based on tv series', 'based on a cartoon: based on cartoon', 'based on a novel: based on novel',
  'based on a book: based on novel or book, based on book', 'based on a fairy tale: based on fairy tale',
  'based on a song: based on song', 'based on a podcast: based on podcast', 'based on a real life: biography, biopic',
]);

/** Phrases that the keywords of a title say of it. Null and empty mean that they do not say. */
export type KeywordPhrases = {
  readonly tone: string | null;
  readonly form: string | null;
  readonly source: string | null;
  readonly themes: ReadonlyArray<string>;
  readonly place: string | null;
  readonly time: string | null;
};

const firstOf = (phrases: ReadonlyMap<string, string>, keywords: ReadonlySet<string>): string | null => {
  for (const [keyword, phrase] of phrases) if (keywords.has(keyword)) return phrase;
  return null;
};

const MAX_THEMES = 3;

/** Returns the phrases of keywords; keywords without a phrase say nothing. Themes keep the order of the keywords. */
export const keywordPhrases = (keywords: ReadonlyArray<string>): KeywordPhrases => {
  const known = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  return {
    tone: firstOf(TONES, known), form: firstOf(FORMS, known), source: firstOf(SOURCES, known),
    themes: [...new Set([...known].flatMap((keyword) => THEME_PHRASES.get(keyword) ?? []))].slice(0, MAX_THEMES),
    place: firstOf(PLACE_PHRASES, known), time: firstOf(TIME_PHRASES, known),
  };
};
