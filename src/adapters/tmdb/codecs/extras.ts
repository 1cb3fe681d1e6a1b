import * as t from 'io-ts';
import { Flag, many, maybe, Text } from './parts';

/** Blocks that films and series have alike. */
const Video = t.strict({ key: t.string, name: t.string, site: t.string, type: t.string, official: Flag });
export const Videos = t.strict({ results: many(Video) }, 'Videos');
export type Videos = t.TypeOf<typeof Videos>;

const Image = t.strict({ file_path: t.string, width: t.number, height: t.number });
export const Images = t.strict({ backdrops: many(Image), posters: many(Image) }, 'Images');
export type Images = t.TypeOf<typeof Images>;

export const ExternalIds = t.strict({ imdb_id: Text, wikidata_id: Text, facebook_id: Text, instagram_id: Text, twitter_id: Text }, 'ExternalIds');
export type ExternalIds = t.TypeOf<typeof ExternalIds>;

const Keyword = t.strict({ name: t.string });
/** Films keep their keywords under `keywords`, series under `results`. */
export const Keywords = t.strict({ keywords: many(Keyword), results: many(Keyword) }, 'Keywords');
export type Keywords = t.TypeOf<typeof Keywords>;

const Provider = t.strict({ provider_id: t.number, provider_name: t.string, logo_path: Text });
const Offered = many(Provider);
const OfRegion = t.strict({ link: Text, flatrate: Offered, free: Offered, ads: Offered, rent: Offered, buy: Offered });
export const WatchProviders = t.strict({ results: maybe(t.record(t.string, OfRegion)) }, 'WatchProviders');
export type WatchProviders = t.TypeOf<typeof WatchProviders>;

const Certified = t.strict({ iso_3166_1: t.string, release_dates: many(t.strict({ certification: Text, type: t.number })) });
/** Certificates of films, by country and release. */
export const ReleaseDates = t.strict({ results: many(Certified) }, 'ReleaseDates');
export type ReleaseDates = t.TypeOf<typeof ReleaseDates>;

/** Certificates of series, by country. */
export const ContentRatings = t.strict({ results: many(t.strict({ iso_3166_1: t.string, rating: Text })) }, 'ContentRatings');
export type ContentRatings = t.TypeOf<typeof ContentRatings>;
