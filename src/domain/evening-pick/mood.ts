import { anyKeyword } from '#domain/catalogue/content/content-filter';
import { noFilters, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';

/** Moods of an evening, in the order of their tiles. */
export const MOODS = [
  'laugh', 'warm', 'love', 'tense', 'scare', 'puzzle', 'crime', 'action', 'far', 'worlds', 'deep', 'children', 'learn', 'music', 'western',
  'classic',
] as const;
export type Mood = (typeof MOODS)[number];

/** Most moods of one person. */
export const MAX_MOODS = 3;

export const isMood = (text: string): text is Mood => MOODS.some((mood) => mood === text);

/** Facts of which a title has to have one set. Empty: no fact of the catalogue defines this mood for the type. */
type Alternatives = ReadonlyArray<Partial<Filters>>;

const DARK = ['horror', 'thriller', 'crime', 'war'] as const;

/** Facts of a title that has one of these keywords. */
const withAny = (...keywords: ReadonlyArray<string>): Pick<Filters, 'content'> => ({ content: [anyKeyword(keywords)] });

/**
 * Each mood in facts of the catalogue: genres, years and votes first, then keywords. TMDB has no genre of romance, horror, adventure or
 * music for series: only keywords define these.
 */
const DEFINITIONS: Readonly<Record<Mood, Readonly<Record<MediaType, Alternatives>>>> = {
  laugh: {
    movie: [
      { genresIn: ['comedy'], genresOut: ['drama', 'horror', 'family'] },
      { ...withAny('parody', 'satire', 'romantic comedy'), genresIn: ['comedy'], genresOut: ['horror', 'family', 'war'] },
    ],
    tv: [
      { genresIn: ['comedy'], genresOut: ['drama', 'kids', 'action'] },
      { ...withAny('sitcom', 'mockumentary', 'workplace comedy'), genresOut: ['kids', 'crime'] },
    ],
  },
  warm: {
    movie: [{ genresIn: ['comedy', 'romance'], genresOut: DARK }, { genresIn: ['comedy', 'family'], genresOut: DARK }],
    tv: [
      { genresIn: ['family'], genresOut: ['crime', 'war'] },
      { genresIn: ['comedy', 'drama'], genresOut: ['crime', 'war', 'animation'] },
    ],
  },
  love: {
    movie: [
      { genresIn: ['romance'], genresOut: ['horror', 'war', 'family'] },
      { ...withAny('love triangle', 'forbidden love', 'new love'), genresOut: ['horror', 'war', 'family', 'action'] },
    ],
    tv: [{ ...withAny('love', 'love story', 'marriage', 'dating', 'couple', 'divorce'), genresOut: ['kids', 'action', 'crime'] }],
  },
  tense: {
    movie: [
      { genresIn: ['thriller'], genresOut: ['comedy', 'horror', 'family'] },
      { ...withAny('suspense', 'hostage', 'on the run'), genresOut: ['comedy', 'horror', 'family', 'animation'] },
    ],
    tv: [
      { genresIn: ['action', 'drama'], genresOut: ['comedy', 'kids', 'animation'] },
      { ...withAny('conspiracy', 'terrorism', 'psychopath'), genresOut: ['comedy', 'kids', 'animation'] },
    ],
  },
  scare: {
    movie: [{ genresIn: ['horror'], genresOut: ['comedy', 'family'] }],
    tv: [{ ...withAny('zombie', 'vampire', 'ghost', 'haunted house', 'demon'), genresOut: ['comedy', 'kids', 'family', 'animation'] }],
  },
  puzzle: { movie: [{ genresIn: ['mystery'], genresOut: ['horror', 'family'] }], tv: [{ genresIn: ['mystery'] }] },
  crime: {
    movie: [
      { genresIn: ['crime'], genresOut: ['family', 'horror'] },
      { ...withAny('gangster', 'heist', 'police'), genresOut: ['family', 'horror', 'animation'] },
    ],
    tv: [{ genresIn: ['crime'] }],
  },
  action: {
    movie: [
      { genresIn: ['action'], genresOut: ['drama', 'family'] },
      { ...withAny('martial arts', 'car race', 'superhero'), genresOut: ['family', 'drama', 'documentary'] },
    ],
    tv: [{ genresIn: ['action'], genresOut: ['kids'] }],
  },
  far: {
    movie: [
      { genresIn: ['adventure'], genresOut: ['horror', 'science-fiction', 'animation'] },
      { ...withAny('island', 'road trip', 'expedition'), genresOut: ['horror', 'science-fiction', 'animation'] },
    ],
    tv: [{
      ...withAny('island', 'nature', 'desert', 'sea', 'survival', 'treasure', 'pirate', 'animal', 'wild', 'jungle'),
      genresOut: ['kids', 'animation', 'science-fiction'],
    }],
  },
  worlds: {
    movie: [
      { genresIn: ['science-fiction'], genresOut: ['family'] },
      { genresIn: ['fantasy'], genresOut: ['family', 'horror'] },
      { ...withAny('space travel', 'dystopia', 'dragon'), genresOut: ['family', 'horror'] },
    ],
    tv: [{ genresIn: ['science-fiction'], genresOut: ['kids'] }],
  },
  deep: {
    movie: [{ genresIn: ['drama'], genresOut: ['comedy', 'action', 'horror', 'science-fiction', 'family'], voteFrom: 7.5 }],
    tv: [{ genresIn: ['drama'], genresOut: ['comedy', 'crime', 'science-fiction', 'kids', 'soap', 'animation'], voteFrom: 7.8 }],
  },
  children: {
    movie: [{ genresIn: ['family'], genresOut: DARK }],
    tv: [{ genresIn: ['family'], genresOut: ['crime', 'war'] }, { genresIn: ['kids'] }],
  },
  learn: { movie: [{ genresIn: ['documentary'] }], tv: [{ genresIn: ['documentary'] }] },
  music: {
    movie: [
      { genresIn: ['music'], genresOut: ['horror'] },
      { ...withAny('musical', 'singer', 'dancing'), genresOut: ['horror', 'animation'] },
    ],
    // The facts have a dozen series about music: too few for a month of evenings.
    tv: [],
  },
  western: {
    movie: [
      { genresIn: ['western'] },
      { ...withAny('outlaw', 'wild west', 'cowboy'), genresOut: ['science-fiction', 'animation', 'horror'] },
    ],
    tv: [{ genresIn: ['western'] }, { ...withAny('wild west', 'outlaw', 'cowboy'), genresOut: ['kids', 'science-fiction', 'animation'] }],
  },
  classic: { movie: [{ yearTo: 1965, voteFrom: 7.3 }], tv: [{ yearTo: 1989, voteFrom: 7 }] },
};

/** Returns the sets of facts that define a mood for a type. */
export const moodFilters = (mood: Mood, mediaType: MediaType): ReadonlyArray<Filters> =>
  DEFINITIONS[mood][mediaType].map((facts) => ({ ...noFilters, ...facts }));

/** Returns whether facts that are in the lists of a catalogue define a mood, so that its keywords only add titles. */
const isOfLists = ({ content }: Filters): boolean => content.length === 0;

/**
 * Returns the sets of facts that define a mood together with other people's moods: without keywords, if the mood has other facts. All sets
 * of all people are combined, and each combination is a request.
 */
export const moodFiltersOfSeveral = (mood: Mood, mediaType: MediaType): ReadonlyArray<Filters> => {
  const all = moodFilters(mood, mediaType);
  const listed = all.filter(isOfLists);
  return listed.length > 0 ? listed : all;
};

/** Returns the moods that facts define for a type. */
export const moodsForType = (mediaType: MediaType): ReadonlyArray<Mood> => MOODS.filter((mood) => DEFINITIONS[mood][mediaType].length > 0);
