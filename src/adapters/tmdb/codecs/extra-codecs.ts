import * as t from 'io-ts';
import { BooleanOrFalse, ArrayOrEmpty, DateOrNull, RecordOrNull, TextOrNull, NumberOrNull } from './codec-parts';

/** Appended blocks that films and series share. */
const Video = t.strict({ key: t.string, name: t.string, site: t.string, type: t.string, official: BooleanOrFalse });
export const Videos = t.strict({ results: ArrayOrEmpty(Video) }, 'Videos');
export type Videos = t.TypeOf<typeof Videos>;

const Image = t.strict({ file_path: t.string, width: t.number, height: t.number });
export const Images = t.strict({ backdrops: ArrayOrEmpty(Image), posters: ArrayOrEmpty(Image) }, 'Images');
export type Images = t.TypeOf<typeof Images>;

export const ExternalIds = t.strict(
  { imdb_id: TextOrNull, wikidata_id: TextOrNull, facebook_id: TextOrNull, instagram_id: TextOrNull, twitter_id: TextOrNull },
  'ExternalIds',
);
export type ExternalIds = t.TypeOf<typeof ExternalIds>;

const Keyword = t.strict({ id: NumberOrNull, name: t.string });
/** Films have their keywords under `keywords`, series under `results`. */
export const Keywords = t.strict({ keywords: ArrayOrEmpty(Keyword), results: ArrayOrEmpty(Keyword) }, 'Keywords');
export type Keywords = t.TypeOf<typeof Keywords>;

const Provider = t.strict({ provider_id: t.number, provider_name: t.string, logo_path: TextOrNull });
const Providers = ArrayOrEmpty(Provider);
const RegionOffers = t.strict({ link: TextOrNull, flatrate: Providers, free: Providers, ads: Providers, rent: Providers, buy: Providers });
export const WatchProviders = t.strict({ results: RecordOrNull(RegionOffers) }, 'WatchProviders');
export type WatchProviders = t.TypeOf<typeof WatchProviders>;

const CountryReleases = t.strict({
  iso_3166_1: t.string,
  release_dates: ArrayOrEmpty(t.strict({ certification: TextOrNull, type: t.number, release_date: DateOrNull })),
});
/** Days and certificates of films by country and release. */
export const ReleaseDates = t.strict({ results: ArrayOrEmpty(CountryReleases) }, 'ReleaseDates');
export type ReleaseDates = t.TypeOf<typeof ReleaseDates>;

/** Certificates of series by country. */
export const ContentRatings = t.strict({ results: ArrayOrEmpty(t.strict({ iso_3166_1: t.string, rating: TextOrNull })) }, 'ContentRatings');
export type ContentRatings = t.TypeOf<typeof ContentRatings>;
