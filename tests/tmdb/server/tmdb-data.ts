import { loadFacts } from '../../../catalogue/load-facts';
import type { TitleFacts } from '../../../catalogue/title-facts';
import { addDays } from '#domain/shared/clock';
import { isSameTitle } from '#domain/catalogue/title-id';
import type { MediaType } from '#domain/catalogue/media-type';
import { collectionsOf, type Collections } from './collections';
import type { Entry } from './entry';
import { peopleOf, type People } from './people';

/** Titles whose number at TMDB is not known get one above all that are: TMDB has a number for everything. */
const UNNUMBERED = 5_000_000;
/** Copies of a title, made for long lists, are so far apart. */
const SHIFT = 10_000_000;

const numbered = (facts: TitleFacts): Entry => ({
  ...facts,
  id: facts.id > 0 ? facts.id : UNNUMBERED - facts.id,
  // TMDB has a day for everything; where the facts have only the year, its first day stands for it.
  released: facts.date ?? `${facts.year}-01-01`,
  adult: false,
});

/** Words that only one title answers to: it is for adults, and no reader may ever see it. */
export const ADULT_TITLE = 'Zyxwvut After Dark';

/** TMDB has such titles too. This one, made up, slips into searches, likenesses and details even where nobody asked for it. */
const forAdults = (model: Entry): Entry => (
  { ...model, key: 'for-adults', id: 4_999_999, imdbId: 'tt0000066', title: ADULT_TITLE, originalTitle: null,
    collection: null, cast: [], directors: [], adult: true }
);

export type TmdbData = {
  readonly of: Readonly<Record<MediaType, ReadonlyArray<Entry>>>;
  /** What must never be shown. */
  readonly adult: ReadonlyArray<Entry>;
  readonly people: People;
  readonly collections: Collections;
  /** The day that dated lists speak of, `YYYY-MM-DD`. */
  readonly today: string;
  readonly find: (mediaType: MediaType, id: number) => Entry | null;
  readonly byImdb: (imdbId: string) => ReadonlyArray<Entry>;
};

/** So long before the newest film there are films in cinemas and films to come. */
const BEFORE_NEWEST = -21;

const newest = (movies: ReadonlyArray<Entry>): string => movies.reduce((day, { date }) => (date !== null && date > day ? date : day), '');

/** Everything that the server serves, read from the embedded facts. A second has to be spared for it. */
export const createTmdbData = (today?: string): TmdbData => {
  const facts = loadFacts();
  const of = { movie: facts.movies.map(numbered), tv: facts.series.map(numbered) };
  const all = [...of.movie, ...of.tv];
  const adult = of.movie.slice(0, 1).map(forAdults);
  const indexed = { movie: new Map([...of.movie, ...adult].map((entry) => [entry.id, entry])), tv: new Map(of.tv.map((entry) => [entry.id, entry])) };
  return {
    of,
    adult,
    people: peopleOf(all),
    collections: collectionsOf(of.movie),
    today: today ?? addDays(newest(of.movie), BEFORE_NEWEST),
    find: (mediaType, id) => {
      const entry = indexed[mediaType].get(id % SHIFT);
      return entry === undefined ? null : { ...entry, id };
    },
    byImdb: (imdbId) => [...all, ...adult].filter((entry) => entry.imdbId === imdbId),
  };
};

/** So many entries, repeated with shifted numbers where there are not enough. */
export const repeated = (entries: ReadonlyArray<Entry>, size: number): ReadonlyArray<Entry> =>
  Array.from({ length: entries.length === 0 ? 0 : size }, (_, at) => {
    const entry = entries[at % entries.length];
    return entry === undefined ? [] : [{ ...entry, id: entry.id + SHIFT * Math.floor(at / entries.length) }];
  }).flat();

/** The best-known titles that share most genres with this one. */
export const alike = ({ of, adult }: TmdbData, entry: Entry, most: number): ReadonlyArray<Entry> => {
  const shared = (other: Entry): number => other.genres.filter((genre) => entry.genres.includes(genre)).length;
  const slipped = entry.mediaType === 'movie' ? adult : [];
  return [...slipped, ...of[entry.mediaType]]
    .filter((other) => !isSameTitle(other, { mediaType: entry.mediaType, id: entry.id % SHIFT }))
    .map((other) => ({ other, likeness: shared(other) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ other }) => other);
};
