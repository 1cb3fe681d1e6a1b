import * as t from 'io-ts';
import { nullableField, optionalList } from './nullable-codecs';
import { TitleRow } from './title-row';

const text = nullableField(t.string);
const number = nullableField(t.number);

const Cast = t.strict({ personId: t.number, name: t.string, character: text, episodes: number, imagePath: text }, 'CastMember');
const Crew = t.strict({ personId: t.number, name: t.string, job: t.string, department: text }, 'CrewMember');
const Link = t.strict(
  {
    kind: t.keyof({ homepage: null, imdb: null, tmdb: null, wikidata: null, facebook: null, instagram: null, twitter: null }),
    url: t.string,
  },
  'ExternalLink',
);
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

const Related = t.strict(
  { by: t.keyof({ subject: null, setting: null, network: null, era: null }), name: t.string, titles: optionalList(TitleRow) },
  'RelatedTitles',
);

/**
 * The details of a title as stored in a file: the fields of `TitleDetails` of which there are facts, and the episodes. Null and empty
 * fields are omitted. Recommendations include their summaries, so that a details page needs this file only.
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
  recommendations: optionalList(TitleRow),
  similar: optionalList(TitleRow),
  related: optionalList(Related),
  collection: nullableField(t.strict({ id: t.number, name: t.string })),
  links: optionalList(Link),
  series: nullableField(Series),
}, 'DetailsRecord');
export type DetailsRecord = t.TypeOf<typeof DetailsRecord>;
