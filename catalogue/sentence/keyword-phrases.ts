import {
  findPlaces, firstPhrase, parsePhrases, SOURCE_PHRASES, THEME_PHRASES, TIME_PHRASES,
} from '#domain/catalogue/subjects/phrases-of-keywords';

/** Adjectives for what watching a title is like. */
const TONES = parsePhrases([
  'darkly funny: dark comedy, black comedy, black humor', 'satirical: satire, political satire, social satire', 'gory: gore, splatter',
  'surreal: surrealism, surreal, surrealist', 'suspenseful: suspense, suspenseful, tense', 'bleak: depressing, nihilism', 'playful',
  'melancholy: melancholy, bittersweet', 'whimsical', 'feel-good: feel-good, feel good', 'nostalgic', 'intense', 'cheerful',
  'reflective', 'philosophical', 'mysterious', 'absurdist: absurd, absurdist, absurdism, absurd humor',
  'psychological: psychological thriller', 'heartwarming: heartwarming', 'tragic: tragedy', 'erotic: eroticism', 'epic', 'provocative',
  'campy', 'deadpan: deadpan comedy', 'slapstick: slapstick comedy, slapstick',
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

/** Phrases that the keywords of a title say of it. Null and empty mean that they do not say. */
export type KeywordPhrases = {
  readonly tone: string | null;
  readonly form: string | null;
  readonly source: string | null;
  readonly themes: ReadonlyArray<string>;
  readonly place: string | null;
  readonly time: string | null;
};

const MAX_THEMES = 3;

/** Returns the phrases of keywords; keywords without a phrase say nothing. Themes keep the order of the keywords. */
export const keywordPhrases = (keywords: ReadonlyArray<string>): KeywordPhrases => {
  const known = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  const time = firstPhrase(TIME_PHRASES, known);
  return {
    tone: firstPhrase(TONES, known), form: firstPhrase(FORMS, known), source: firstPhrase(SOURCE_PHRASES, known),
    themes: [...new Set([...known].flatMap((keyword) => THEME_PHRASES.get(keyword) ?? []))].slice(0, MAX_THEMES),
    // Ancient Rome is a place already.
    place: time?.startsWith('in ancient') === true ? null : findPlaces(known)[0] ?? null, time,
  };
};
