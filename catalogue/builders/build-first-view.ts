import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { FirstViewFile } from '#adapters/embedded-catalogue/files/first-view-file';
import { PRECOMPUTED_QUERIES } from '#adapters/embedded-catalogue/queries/precomputed-queries';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import { newestDate } from '#adapters/embedded-catalogue/queries/newest-day';
import { discoverKey, listKey } from '#adapters/embedded-catalogue/queries/query-key';
import type { CatalogueStats } from '#domain/catalogue/catalogue';
import { GENRES, type GenreOfType } from '#domain/catalogue/genre';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';

const count = (entries: ReadonlyArray<CatalogueEntry>, genre: GenreOfType | null): number =>
  genre === null ? 0 : entries.filter(({ genres }) => genres.includes(genre.name)).length;

const genreCounts = (index: Index): FirstViewFile['genres'] =>
  Object.fromEntries(GENRES.map(({ slug, movie, tv }) => [slug, { movie: count(index.movie, movie), tv: count(index.tv, tv) }]));

const censusOf = ({ movie, tv }: Index): CatalogueStats => {
  const all = [...movie, ...tv];
  return {
    movies: movie.length,
    series: tv.length,
    firstYear: all.reduce((year, entry) => Math.min(year, entry.year), 9999),
    lastYear: all.reduce((year, entry) => Math.max(year, entry.year), 0),
    asOf: newestDate(all),
  };
};

/** The content of `front.json`: answers worked out from the very index that the app would load. */
export const buildFront = (index: Index): unknown => {
  const { list, discover } = createBrowse(index);
  const places = new Map<string, number>();
  const titles: Title[] = [];
  const placeOf = (title: Title): number => {
    const known = places.get(itemKey(title));
    if (known !== undefined) return known;
    places.set(itemKey(title), titles.length);
    return titles.push(title) - 1;
  };
  const answers = PRECOMPUTED_QUERIES.map((asked) => {
    const [key, page] = asked.ask === 'list'
      ? [listKey(asked.question), list(asked.question)]
      : [discoverKey(asked.question), discover(asked.question)];
    const { items, ...rest } = page;
    return [key, { ...rest, titles: items.map(placeOf) }] as const;
  });
  return FirstViewFile.encode({ census: censusOf(index), genres: genreCounts(index), titles, answers: Object.fromEntries(answers) });
};
