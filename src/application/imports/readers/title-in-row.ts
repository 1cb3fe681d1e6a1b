import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { NamedEpisode } from '#application/imports/import-row';
import { wholeOf } from '#application/imports/import-values';
import type { Table, TableRow } from '#application/imports/table';
import { NAMES } from './column-names';
import { episodeInName, episodeOfCode } from './episode-in-name';
import { withoutSeason } from './netflix-title';

/** Returns the number of the episode that a row has in columns; null without one. */
export const episodeOf = (row: TableRow): EpisodeNumber | null => {
  const [season, text] = [wholeOf(row.get(...NAMES.season)), row.get(...NAMES.episode)];
  const episode = wholeOf(text);
  return season === null || episode === null ? episodeOfCode(text) : { season, episode };
};

/** Returns whether a type of a title is that of an episode. */
export const isEpisode = (type: string): boolean => /^(?:tv[ -]?)?episode$/i.test(type);

type TitleInRow = {
  readonly name: string;
  /** Whether a column of its own names the series. */ readonly isSeries: boolean;
  readonly episode: EpisodeNumber | null; readonly named: NamedEpisode | null;
};

/**
 * Returns the title of a row with the episode that it is about, if any: by number, or by name. @param isAlone whether a name without a
 * series is that of an episode, so that the series has none.
 */
export const titleIn = (row: TableRow, isAlone = false): TitleInRow => {
  const numbers = episodeOf(row);
  const series = row.get(...NAMES.series, ...(numbers === null ? [] : NAMES.numberedSeries));
  const own = row.get(...NAMES.title);
  const text = own || row.get(...NAMES.numberedSeries, ...NAMES.otherTitle);
  const coded = episodeInName(series || text);
  const { name, season } = withoutSeason(series || text);
  const number = numbers ?? coded?.episode ?? null;
  const episodeName = row.get(...NAMES.episodeName) || (wholeOf(row.get(...NAMES.episode)) === null ? row.get(...NAMES.episode) : '')
    || (series !== '' && series !== own ? own : '');
  const named: NamedEpisode | null = number !== null || episodeName === '' ? null
    : { season: wholeOf(row.get(...NAMES.season)) ?? season, name: episodeName };
  const alone = { name: '', isSeries: false, episode: null, named: { season: null, name: text } };
  if (isAlone && number === null && named === null) return alone;
  // A season stands behind the name of a series only where the row is about an episode: a film can have such a name.
  return { name: coded?.series ?? (named === null ? series || text : name), isSeries: series !== '', episode: number, named };
};

/** Rows that say whose ids a table has. */
const SAMPLE_ROWS = 1000;

/** Returns whether ids beside the numbers of episodes are those of the episodes: then there are more of them than series. */
export const hasIdsOfEpisodes = ({ rows }: Table): boolean => {
  const [ids, series] = [new Set<string>(), new Set<string>()];
  for (const row of rows.slice(0, SAMPLE_ROWS)) {
    const id = row.get('tmdbID', ...NAMES.imdbId);
    const { name, episode } = id === '' ? { name: '', episode: null } : titleIn(row);
    // Ids without a name beside them are those of series.
    if (name === '' || episode === null) continue;
    ids.add(id);
    series.add(name);
  }
  return ids.size > series.size * 1.5;
};
