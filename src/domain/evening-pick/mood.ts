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

/** Facts of which a title has to have one set. Empty: no fact of the catalogue tells this mood for the type. */
type Alternatives = ReadonlyArray<Partial<Filters>>;

const DARK = ['horror', 'thriller', 'crime', 'war'] as const;

/** Each mood in facts of the catalogue. TMDB has no genre of romance, horror, adventure or music for series. */
const DEFINITIONS: Readonly<Record<Mood, Readonly<Record<MediaType, Alternatives>>>> = {
  laugh: {
    movie: [{ genresIn: ['comedy'], genresOut: ['drama', 'horror', 'family'] }],
    tv: [{ genresIn: ['comedy'], genresOut: ['drama', 'kids', 'action'] }],
  },
  warm: {
    movie: [{ genresIn: ['comedy', 'romance'], genresOut: DARK }, { genresIn: ['comedy', 'family'], genresOut: DARK }],
    tv: [
      { genresIn: ['family'], genresOut: ['crime', 'war'] },
      { genresIn: ['comedy', 'drama'], genresOut: ['crime', 'war', 'animation'] },
    ],
  },
  love: { movie: [{ genresIn: ['romance'], genresOut: ['horror', 'war', 'family'] }], tv: [] },
  tense: {
    movie: [{ genresIn: ['thriller'], genresOut: ['comedy', 'horror', 'family'] }],
    tv: [{ genresIn: ['action', 'drama'], genresOut: ['comedy', 'kids', 'animation'] }],
  },
  scare: { movie: [{ genresIn: ['horror'], genresOut: ['comedy', 'family'] }], tv: [] },
  puzzle: { movie: [{ genresIn: ['mystery'], genresOut: ['horror', 'family'] }], tv: [{ genresIn: ['mystery'] }] },
  crime: { movie: [{ genresIn: ['crime'], genresOut: ['family', 'horror'] }], tv: [{ genresIn: ['crime'] }] },
  action: { movie: [{ genresIn: ['action'], genresOut: ['drama', 'family'] }], tv: [{ genresIn: ['action'], genresOut: ['kids'] }] },
  far: { movie: [{ genresIn: ['adventure'], genresOut: ['horror', 'science-fiction', 'animation'] }], tv: [] },
  worlds: {
    movie: [{ genresIn: ['science-fiction'], genresOut: ['family'] }, { genresIn: ['fantasy'], genresOut: ['family', 'horror'] }],
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
  music: { movie: [{ genresIn: ['music'], genresOut: ['horror'] }], tv: [] },
  western: { movie: [{ genresIn: ['western'] }], tv: [{ genresIn: ['western'] }] },
  classic: { movie: [{ yearTo: 1965, voteFrom: 7.3 }], tv: [{ yearTo: 1989, voteFrom: 7 }] },
};

/** Returns the sets of facts that define a mood for a type. */
export const moodFilters = (mood: Mood, mediaType: MediaType): ReadonlyArray<Filters> =>
  DEFINITIONS[mood][mediaType].map((facts) => ({ ...noFilters, ...facts }));

/** Returns the moods that facts define for a type. */
export const moodsForType = (mediaType: MediaType): ReadonlyArray<Mood> => MOODS.filter((mood) => DEFINITIONS[mood][mediaType].length > 0);
