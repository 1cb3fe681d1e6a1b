import * as t from 'io-ts';

const strings = t.readonlyArray(t.string);
const CastPair = t.union([t.tuple([t.string, t.string]), t.tuple([t.string])]);

/** One line of `facts/*.jsonl`. What is missing is unknown. Fields that are not named here (picture paths, sources) are not used. */
export const FactRecord = t.intersection([
  t.type({ key: t.string, title: t.string, year: t.number, genres: strings, score: t.number }),
  t.partial({
    tmdb: t.number,
    imdb: t.string,
    originalTitle: t.string,
    lang: t.string,
    runtime: t.number,
    vote: t.number,
    votes: t.number,
    cast: t.readonlyArray(CastPair),
    countries: strings,
    keywords: strings,
    cert: t.string,
    // Films.
    date: t.string,
    directors: strings,
    collection: t.string,
    // Series.
    first: t.string,
    last: t.string,
    status: t.string,
    seasons: t.number,
    episodes: t.number,
    countsAsOf: t.number,
    networks: strings,
    createdBy: strings,
    episodeRuntime: t.number,
  }),
], 'FactRecord');
export type FactRecord = t.TypeOf<typeof FactRecord>;

/** New values of some fields of a record; null takes a field away. */
export const Change = t.record(t.string, t.unknown);
export type Change = t.TypeOf<typeof Change>;

const emptyIfMissing = <A>(codec: t.Type<Record<string, A>, unknown>): t.Type<Record<string, A>, unknown> =>
  new t.Type(codec.name, codec.is, (input, context) => codec.validate(input ?? {}, context), codec.encode);

/** What is mended by hand: fields replaced, records dropped with the reason; both by key. */
export const Corrections = t.type({
  replace: emptyIfMissing(t.record(t.string, Change)),
  drop: emptyIfMissing(t.record(t.string, t.string)),
}, 'Corrections');
export type Corrections = t.TypeOf<typeof Corrections>;

/** Own sentences about the best-known titles, by key. */
export const Overviews = t.record(t.string, t.string, 'Overviews');
