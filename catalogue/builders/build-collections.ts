import { CollectionsFile } from '#adapters/embedded-catalogue/files/collections-file';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { compareBy } from '#domain/catalogue/sort-titles';
import type { Numbers } from './build-details';
import type { TitleFacts } from '../title-facts';

/** Returns the content of `collections.json`. */
export const buildCollections = (movies: ReadonlyArray<TitleFacts>, entries: ReadonlyArray<CatalogueEntry>, numbers: Numbers): unknown => {
  const byRelease = compareBy({ key: 'date', direction: 'asc' });
  const collections = [...numbers].map(([name, id]) => {
    const parts = entries.filter((_, at) => movies[at]?.collection === name).sort(byRelease).map(({ summary }) => summary);
    return [String(id), { id, name, overview: null, posterPath: null, backdropPath: null, parts }] as const;
  });
  return CollectionsFile.encode(Object.fromEntries(collections));
};
