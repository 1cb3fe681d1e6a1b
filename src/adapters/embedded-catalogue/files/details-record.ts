import * as t from 'io-ts';
import { optionalColumn, optionalText } from './nullable-codecs';
import { TitleRow } from './title-row';

const text = optionalColumn(t.string);
const number = optionalColumn(t.number);

const Cast = t.strict({ personId: t.number, name: t.string, character: text, episodes: number, picturePath: text }, 'CastMember');
const Crew = t.strict({ personId: t.number, name: t.string, job: t.string, department: text }, 'CrewMember');
const Trailer = t.strict({ key: t.string, name: t.string, kind: t.string, official: t.boolean }, 'Trailer');
const Picture = t.strict({ kind: t.keyof({ backdrop: null, poster: null }), path: t.string, width: t.number, height: t.number }, 'Picture');
const Link = t.strict({
  kind: t.keyof({ homepage: null, imdb: null, tmdb: null, wikidata: null, facebook: null, instagram: null, twitter: null }),
  url: t.string,
}, 'ExternalLink');
const Offer = t.strict({
  kind: t.keyof({ stream: null, free: null, ads: null, rent: null, buy: null }),
  provider: t.strict({ id: t.number, name: t.string, logoPath: text }),
}, 'Offer');
const Watch = t.strict({ link: text, offers: optionalText(Offer) }, 'WatchOptions');
const Episode = t.strict({
  season: t.number, number: t.number, name: t.string, date: text, runtime: number, overview: text, vote: number, stillPath: text,
}, 'Episode');
const Season = t.strict({
  number: t.number, name: t.string, episodeCount: number, date: text, posterPath: text, overview: text, episodes: optionalText(Episode),
}, 'Season');
const Series = t.strict({
  lastAirDate: text, episodeCount: number, episodeRuntime: number, networks: optionalText(t.string), countsAsOf: number, seasons: optionalText(Season),
  nextEpisode: optionalColumn(Episode),
}, 'SeriesFacts');

/**
 * All of a title's details as a file holds them: everything that `TitleDetails` can say, and the episodes besides. What is null or
 * empty is left away. Recommendations bring their summaries, so that a details page needs this file and nothing else.
 */
export const DetailsRecord = t.strict({
  title: TitleRow,
  overview: text,
  imdbId: text,
  tagline: text,
  status: text,
  certification: text,
  countries: optionalText(t.string),
  keywords: optionalText(t.string),
  cast: optionalText(Cast),
  crew: optionalText(Crew),
  trailers: optionalText(Trailer),
  pictures: optionalText(Picture),
  recommendations: optionalText(TitleRow),
  similar: optionalText(TitleRow),
  collection: optionalColumn(t.strict({ id: t.number, name: t.string })),
  links: optionalText(Link),
  watch: optionalColumn(t.record(t.string, Watch)),
  budget: number,
  revenue: number,
  series: optionalColumn(Series),
}, 'DetailsRecord');
export type DetailsRecord = t.TypeOf<typeof DetailsRecord>;
