import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import { titleNumberOf, wholeOf, withYear, yearIn } from '#application/imports/import-values';
import { mapInSlices, type Pause } from '#application/imports/pause';
import type { Table, TableRow } from '#application/imports/table';
import { episodeOf } from '#application/imports/readers/title-in-row';

/** Columns of the tables that have one row for an episode. A table with further ones says something else of it, such as a vote. */
const SEEN_COLUMNS = [
  'tv_show_name', 'tv_show_id', 'episode_season_number', 'episode_number', 'episode_id', 'user_id', 'created_at', 'updated_at', 'source',
  'watched_on_source_id', 'cpt',
];

/** Columns that name what a row is about. */
export const TV_TIME_NAMES = ['tv_show_name', 'series_name', 'movie_name'] as const;

/** Tables of the data request. Several say that an episode was watched: those with a smaller rank say it better. */
export const TV_TIME_KINDS = ['records-v2', 'records', 'seen', 'followed', 'progress', 'status', 'rate'] as const;
export type TvTimeKind = (typeof TV_TIME_KINDS)[number];

/** Returns which table of TV Time’s data request this is, by its columns; null for another table. */
export const tvTimeRequestKind = (table: Table): TvTimeKind | null => {
  if (table.has('s_id', 'key')) return 'records-v2';
  if (table.has('movie_name', 'entity_type')) return 'records';
  if (!table.has('tv_show_name')) return null;
  if (table.has('episode_season_number', 'episode_number', 'created_at')) return table.hasOnly(...SEEN_COLUMNS) ? 'seen' : null;
  if (!table.has('tv_show_id')) return null;
  if (table.has('active')) return 'followed';
  if (table.has('nb_episodes_seen')) return 'progress';
  if (table.has('status')) return 'status';
  return table.has('rating') ? 'rate' : null;
};

export const isTrue = (text: string): boolean => /^(?:true|1|yes)$/i.test(text);
export const seriesNameOf = (row: TableRow): string => row.get('series_name', 'tv_show_name');
export const seriesIdOf = (row: TableRow): string => row.get('s_id', 'series_id', 'tv_show_id');
export const recordKeyOf = (row: TableRow): string => row.get('type-uuid-n', 'key');
/** Rows of counters and of what is followed have keys with other beginnings. */
export const isPlay = (row: TableRow, kind: TvTimeKind): boolean => kind === 'seen' || /^(?:re)?watch-/.test(recordKeyOf(row));
export const isRepeatedPlay = (row: TableRow): boolean => recordKeyOf(row).startsWith('rewatch') || row.get('cpt') !== '';

/** A key that sorts films by their names, in small letters: "watch-alpha-mamma-mia". */
const KEY_WITH_NAME = /^(?:rewatch_count-alpha-)?(?:(?:re|to)?watch|follow)-alpha-(.+)$/;

export const isRowOfFilm = (row: TableRow): boolean => row.get('movie_name') !== '' || row.get('entity_type') === 'movie';
/** Returns the name of the film of a row, as well as the row itself says it: some have it in a key only. */
export const filmNameOf = (row: TableRow): string =>
  row.get('movie_name') || (KEY_WITH_NAME.exec(row.get('alpha_range_key'))?.[1] ?? '').replaceAll('-', ' ');

/** Returns TVDB's number of the episode that a row is about; null without one. */
export const episodeIdOf = (row: TableRow): number | null => titleNumberOf(row.get('ep_id', 'episode_id'));

/** Returns keys of the episode of a play, by its numbers and by TVDB's number: not every table has both. None of an unknown episode. */
export const playKeys = (row: TableRow): ReadonlyArray<string> => {
  const [episode, id] = [episodeOf(row), episodeIdOf(row)];
  return [
    ...(episode === null ? [] : [[seriesNameOf(row).toLowerCase(), episode.season, episode.episode].join(' ')]),
    ...(id === null ? [] : [`#${id}`]),
  ];
};

/** A title as one table names it, by whose number another one does. */
export type KnownTitle = Pick<NamedTitle, 'name' | 'year' | 'imdbId'>;

/** Facts of a data request that one table needs from another one. */
export type TvTimeRequest = {
  /** Series by TVDB's number, and films by TV Time's. */
  readonly names: ReadonlyArray<readonly [id: string, known: KnownTitle]>;
  /** Plays of an episode by the rank of the table. */
  readonly plays: ReadonlyMap<string, ReadonlyArray<number>>;
  /** Numbers and names of series with an episode that was watched. */
  readonly watched: ReadonlySet<string>;
};

/** Collects what one table of the data request needs from another one. */
export const readTvTimeRequest = async (tables: ReadonlyArray<Table>, pause: Pause): Promise<TvTimeRequest> => {
  const [names, inKeys]: [TvTimeRequest['names'][number][], TvTimeRequest['names'][number][]] = [[], []];
  const [plays, watched] = [new Map<string, number[]>(), new Set<string>()];
  for (const table of tables) {
    const kind = tvTimeRequestKind(table);
    if (kind === null) continue;
    await mapInSlices(table.rows, (row) => {
      const [id, name] = [seriesIdOf(row), seriesNameOf(row)];
      if (id !== '' && name !== '') names.push([id, { name, year: null, imdbId: null }]);
      const [film, uuid] = [isRowOfFilm(row) ? filmNameOf(row) : '', row.get('uuid')];
      if (film !== '' && uuid !== '') {
        const known = { ...withYear(film, yearIn(row.get('release_date'))), imdbId: null };
        (row.get('movie_name') === '' ? inKeys : names).push([uuid, known]);
      }
      if (!isPlay(row, kind) && !(kind === 'progress' && (wholeOf(row.get('nb_episodes_seen')) ?? 0) > 0)) return;
      for (const each of [id, name.toLowerCase()].filter((text) => text !== '')) watched.add(each);
      // A play whose episode only the catalogue can find takes no day from a copy.
      for (const key of isPlay(row, kind) && episodeOf(row) !== null ? playKeys(row) : []) {
        const counts = plays.get(key) ?? TV_TIME_KINDS.map(() => 0);
        counts[TV_TIME_KINDS.indexOf(kind)] = (counts[TV_TIME_KINDS.indexOf(kind)] ?? 0) + 1;
        plays.set(key, counts);
      }
    }, pause);
  }
  // A name in another row of the film is better than one in a key.
  return { names: [...inKeys, ...names], plays, watched };
};
