import * as t from 'io-ts';
import { nullableField, optionalList } from './nullable-codecs';
import { TitleRow } from './title-row';

const text = nullableField(t.string);
const number = nullableField(t.number);

const Cast = t.strict({ personId: t.number, name: t.string, character: text, episodes: number, imagePath: text }, 'CastMember');
const Crew = t.strict({ personId: t.number, name: t.string, job: t.string, department: text }, 'CrewMember');
const Trailer = t.strict({ key: t.string, name: t.string, kind: t.string, official: t.boolean }, 'Trailer');
const TitleImage = t.strict(
  { kind: t.keyof({ backdrop: null, poster: null }), path: t.string, width: t.number, height: t.number },
  'TitleImage',
);
const Link = t.strict(
  {
    kind: t.keyof({ homepage: null, imdb: null, tmdb: null, wikidata: null, facebook: null, instagram: null, twitter: null }),
    url: t.string,
  },
  'ExternalLink',
);
const Offer = t.strict(
  {
    kind: t.keyof({ stream: null, free: null, ads: null, rent: null, buy: null }),
    provider: t.strict({ id: t.number, name: t.string, logoPath: text }),
  },
  'Offer',
);
const Watch = t.strict({ link: text, offers: optionalList(Offer) }, 'WatchOptions');
const Episode = t.strict(
  {
    season: t.number, number: t.number, name: t.string, date: text, runtime: number, overview: text, vote: number, stillPath: text,
  },
  'Episode',
);
const Season = t.strict(
  {
    number: t.number, name: t.string, episodeCount: number, date: text, posterPath: text, overview: text,
    episodes: optionalList(Episode),
  },
  'Season',
);
const Series = t.strict(
  {
    lastAirDate: text, episodeCount: number, episodeRuntime: number,
    networks: optionalList(t.string),
    countsAsOf: number,
    seasons: optionalList(Season),
    nextEpisode: nullableField(Episode),
  },
  'SeriesFacts',
);

/**
 * The details of a title as stored in a file: all fields of `TitleDetails`, and the episodes. Null and empty fields are omitted.
 * Recommendations include their summaries, so that a details page needs this file only.
 */
export const DetailsRecord = t.strict({
  title: TitleRow,
  overview: text,
  imdbId: text,
  tagline: text,
  status: text,
  certification: text,
  countries: optionalList(t.string),
  keywords: optionalList(t.string),
  cast: optionalList(Cast),
  crew: optionalList(Crew),
  trailers: optionalList(Trailer),
  images: optionalList(TitleImage),
  recommendations: optionalList(TitleRow),
  similar: optionalList(TitleRow),
  collection: nullableField(t.strict({ id: t.number, name: t.string })),
  links: optionalList(Link),
  watch: nullableField(t.record(t.string, Watch)),
  budget: number,
  revenue: number,
  series: nullableField(Series),
}, 'DetailsRecord');
export type DetailsRecord = t.TypeOf<typeof DetailsRecord>;
