import * as t from 'io-ts';

const strings = t.readonlyArray(t.string);
const CastPair = t.union([t.tuple([t.string, t.string]), t.tuple([t.string])]);

/** One line of `facts/*.jsonl`. Missing fields are unknown. Fields that are not listed here (sources) are ignored. */
export const FactRecord = t.intersection(
  [
    t.type({ key: t.string, title: t.string, year: t.number, genres: strings, score: t.number }),
    t.partial({
      tmdb: t.number, imdb: t.string, originalTitle: t.string, altTitles: strings, lang: t.string, runtime: t.number, vote: t.number,
      votes: t.number,
      cast: t.readonlyArray(CastPair),
      countries: strings, keywords: strings, cert: t.string,
      // Paths on TMDB's image host.
      poster: t.string, backdrop: t.string,
      // Films.
      date: t.string, directors: strings, collection: t.string,
      // Series.
      first: t.string, last: t.string, lastIn2019: t.string, status: t.string, seasons: t.number,
      seasonsList: t.readonlyArray(
        t.intersection([t.type({ n: t.number, episodes: t.number }), t.partial({ name: t.string, date: t.string })]),
      ),
      episodes: t.number, countsAsOf: t.number, networks: strings, createdBy: strings, episodeRuntime: t.number,
    }),
  ],
  'FactRecord',
);
export type FactRecord = t.TypeOf<typeof FactRecord>;

/**
 * A manual correction of a record. Its fields replace the fields of the record (null removes a field), `drop` removes the record, and
 * `why` is the reason.
 */
export const Correction = t.record(t.string, t.unknown, 'Correction');
export type Correction = t.TypeOf<typeof Correction>;

/** Corrections by key. */
export const Corrections = t.record(t.string, Correction, 'Corrections');
export type Corrections = t.TypeOf<typeof Corrections>;

/** Nicknames and abbreviations of titles, by key. */
export const Nicknames = t.record(t.string, strings, 'Nicknames');

/** Own keywords of titles that came with hardly any, by key. */
export const OwnSubjects = t.record(t.string, strings, 'OwnSubjects');

/** By keyword: keys and names of titles that have it, though it would mislead where it is said of them. */
export const MisleadingKeywords = t.record(t.string, t.record(t.string, t.string), 'MisleadingKeywords');

/** By name that several people have: for each of them but the first, the keys of the titles with this person. */
export const Namesakes = t.record(t.string, t.readonlyArray(strings), 'Namesakes');
export type Namesakes = t.TypeOf<typeof Namesakes>;

/** By name that nobody has any more: the present name of the person, with a number behind it for a further person of that name. */
export const FormerNames = t.record(t.string, t.string, 'FormerNames');
export type FormerNames = t.TypeOf<typeof FormerNames>;

/** Keys of records that were merged into another one, with its key. */
export const MergedKeys = t.record(t.string, t.string, 'MergedKeys');

/** Own overviews of the best-known titles, by key. */
export const Overviews = t.record(t.string, t.string, 'Overviews');

/** Posters written down by hand: by key a title's motifs and sheet (`bat skyline dark`), and by name the keys of a saga's films. */
export const PosterChoices = t.strict({ titles: t.record(t.string, t.string), sagas: t.record(t.string, strings) }, 'PosterChoices');
export type PosterChoices = t.TypeOf<typeof PosterChoices>;
