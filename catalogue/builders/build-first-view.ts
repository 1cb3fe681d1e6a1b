import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { FirstViewFile } from '#adapters/embedded-catalogue/files/first-view-file';
import { PRECOMPUTED_QUERIES } from '#adapters/embedded-catalogue/queries/precomputed-queries';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import { newestDate } from '#adapters/embedded-catalogue/queries/newest-date';
import { discoverQueryKey, listQueryKey } from '#adapters/embedded-catalogue/queries/query-key';
import type { CatalogueStats } from '#domain/catalogue/catalogue';
import { GENRES, type TmdbGenre } from '#domain/catalogue/genre';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';

const count = (entries: ReadonlyArray<CatalogueEntry>, genre: TmdbGenre | null): number =>
  genre === null ? 0 : entries.filter(({ genres }) => genres.includes(genre.name)).length;

const genreCounts = (index: Index): FirstViewFile['genres'] =>
  Object.fromEntries(GENRES.map(({ slug, movie, tv }) => [slug, { movie: count(index.movie, movie), tv: count(index.tv, tv) }]));

const statsOf = ({ movie, tv }: Index): CatalogueStats => {
  const all = [...movie, ...tv];
  return {
    movies: movie.length,
    series: tv.length,
    firstYear: all.reduce((year, entry) => Math.min(year, entry.year), 9999),
    lastYear: all.reduce((year, entry) => Math.max(year, entry.year), 0),
    asOf: newestDate(all),
  };
};

/** Returns the content of `first-view.json`. The answers are computed from the same index that the app loads. */
export const buildFirstView = (index: Index): unknown => {
  const { list, discover } = createBrowse(index);
  const indexes = new Map<string, number>();
  const titles: Title[] = [];
  const indexOf = (title: Title): number => {
    const existing = indexes.get(itemKey(title));
    if (existing !== undefined) return existing;
    indexes.set(itemKey(title), titles.length);
    return titles.push(title) - 1;
  };
  const answers = PRECOMPUTED_QUERIES.map((precomputed) => {
    const [key, page] = precomputed.ask === 'list'
      ? [listQueryKey(precomputed.question), list(precomputed.question)]
      : [discoverQueryKey(precomputed.question), discover(precomputed.question)];
    const { items, ...rest } = page;
    return [key, { ...rest, titles: items.map(indexOf) }] as const;
  });
  return FirstViewFile.encode({ stats: statsOf(index), genres: genreCounts(index), titles, answers: Object.fromEntries(answers) });
};
