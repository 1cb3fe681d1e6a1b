import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { Census, DiscoverQuestion, ListQuestion, TitlePage } from '#domain/catalogue/catalogue';
import type { Collection } from '#domain/catalogue/collection';
import { byPopularity, noFilters, type Filters, type Sort } from '#domain/catalogue/filters';
import type { GenreWithCount } from '#domain/catalogue/genre';
import type { CatalogueList } from '#domain/catalogue/list-name';
import type { MediaType } from '#domain/catalogue/media-type';
import type { PersonDetails } from '#domain/catalogue/person';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { Question } from '../answers/question';

/** A first page of titles: what a shelf shows. */
export type TitlesQuestion = (catalogue: CatalogueUseCases) => Question<TitlePage>;

/** The first page of a named list, narrowed by filters. */
export const ofList =
  (mediaType: MediaType, list: CatalogueList, filters: Partial<Filters> = {}): TitlesQuestion =>
  (catalogue) => {
    const question: ListQuestion = { mediaType, list, filters: { ...noFilters, ...filters }, page: 1 };
    return { key: `list ${JSON.stringify(question)}`, ask: (signal) => catalogue.browseList(question, signal) };
  };

/** The first page of what fits the filters, the best known first unless sorted otherwise. */
export const ofDiscovery =
  (mediaType: MediaType, filters: Partial<Filters>, sort: Sort = byPopularity): TitlesQuestion =>
  (catalogue) => {
    const question: DiscoverQuestion = { mediaType, filters: { ...noFilters, ...filters }, sort, page: 1 };
    return { key: `discover ${JSON.stringify(question)}`, ask: (signal) => catalogue.discover(question, signal) };
  };

export const aboutTitle = (catalogue: CatalogueUseCases, id: TitleId): Question<TitleDetails> => ({
  key: `title ${itemKey(id)}`,
  ask: (signal) => catalogue.openTitle({ mediaType: id.mediaType, id: id.id }, signal),
});

export const aboutSeason = (catalogue: CatalogueUseCases, id: TitleId, season: number): Question<Season> => ({
  key: `season ${itemKey(id)} ${season}`,
  ask: (signal) => catalogue.openSeason({ mediaType: id.mediaType, id: id.id }, season, signal),
});

export const aboutPerson = (catalogue: CatalogueUseCases, id: number): Question<PersonDetails> => ({
  key: `person ${id}`,
  ask: (signal) => catalogue.openPerson(id, signal),
});

export const aboutCollection = (catalogue: CatalogueUseCases, id: number): Question<Collection> => ({
  key: `collection ${id}`,
  ask: (signal) => catalogue.openCollection(id, signal),
});

export const allGenres = (catalogue: CatalogueUseCases): Question<ReadonlyArray<GenreWithCount>> => ({
  key: 'genres',
  ask: (signal) => catalogue.listGenres(signal),
});

export const howMany = (catalogue: CatalogueUseCases): Question<Census> => ({
  key: 'census',
  ask: (signal) => catalogue.countTitles(signal),
});
