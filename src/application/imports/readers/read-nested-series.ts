import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportedFact, ImportRow, ImportRows, LeftOutRow } from '#application/imports/import-row';
import { dayOf, imdbIdOf, titleNumberOf, withYear } from '#application/imports/import-values';

const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
const Id = optional(t.union([t.string, t.number]));
const Episode = t.type({ number: t.number, is_watched: t.boolean, watched_at: optional(t.string) });
const Series = t.type({
  title: t.string, status: optional(t.string), created_at: optional(t.string), id: optional(t.type({ tvdb: Id, imdb: Id })),
  seasons: t.array(t.type({ number: t.number, episodes: t.array(Episode) })),
});

/** Returns whether JSON is series with their seasons and episodes, as exporters of TV Time in the browser write them. */
export const isNestedSeries = (json: unknown): json is ReadonlyArray<unknown> => Array.isArray(json) && json.some(Series.is);

/**
 * Reads series with their watched episodes. A series that was not begun goes to the watchlist.
 * @param first number of rows of the file before these.
 */
export const readNestedSeries = (file: string, content: ReadonlyArray<unknown>, first = 0): ImportRows => {
  const [rows, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  for (const [index, each] of content.entries()) {
    const place = { file, row: first + index + 1 };
    const read = Series.decode(each);
    if (E.isLeft(read)) {
      leftOut.push({ ...place, name: '', year: null, reason: 'damaged' });
      continue;
    }
    const { title: name, id, seasons, status, created_at: createdAt } = read.right;
    const title = namedTitle({
      ...withYear(name), mediaType: 'tv', tvdbId: titleNumberOf(String(id?.tvdb ?? '')), imdbId: imdbIdOf(String(id?.imdb ?? '')),
    });
    const watched = seasons.flatMap(({ number: season, episodes }) => episodes.filter((episode) => episode.is_watched).map(
      ({ number, watched_at: at }): ImportedFact => ({ kind: 'viewing', day: dayOf(at ?? ''), episode: { season, episode: number } })));
    const later: ReadonlyArray<ImportedFact> = [{ kind: 'item', list: 'watchlist', note: null, day: dayOf(createdAt ?? '') }];
    if (watched.length > 0) rows.push({ ...place, title, facts: watched });
    else if (status === 'stopped') leftOut.push({ ...place, name: title.name, year: title.year, reason: 'stopped' });
    else rows.push({ ...place, title, facts: later });
  }
  return { rows, leftOut, descriptions: new Map() };
};
