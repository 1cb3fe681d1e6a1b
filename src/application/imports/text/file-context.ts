import type { Pause } from '#application/imports/pause';
import { letterboxdLists, type LetterboxdLists } from '#application/imports/readers/read-letterboxd';
import { traktListsOf, withOwnNames, type TraktLists } from '#application/imports/readers/read-trakt';
import { activityTwins } from '#application/imports/readers/tv-time/activity-twins';
import { tvTimeSeries } from '#application/imports/readers/tv-time/read-tv-time';
import { isTvTimeActivity } from '#application/imports/readers/tv-time/read-tv-time-activity';
import { readTvTimeRequest, type TvTimeRequest } from '#application/imports/readers/tv-time/tv-time-request';
import type { Parsed } from './parse-file';

/** Facts that one file says and another one needs. @property twins names of files of which others say the same. */
export type FileContext = {
  readonly lists: TraktLists; readonly letterboxd: LetterboxdLists; readonly series: ReturnType<typeof tvTimeSeries>;
  readonly request: TvTimeRequest; readonly twins: ReadonlySet<string>;
};

/** Returns what all files say that one of them needs: names of lists, TV Time’s names of series. */
export const contextOf = async (all: ReadonlyArray<Parsed>, pause: Pause): Promise<FileContext> => {
  const request = await readTvTimeRequest(all.map(({ table }) => table), pause);
  // Beside an episode, the numbers of a row are its own.
  const exported = all.flatMap(({ table }) =>
    (table.has('tvdb_id', 'title', 'status') && !isTvTimeActivity(table) ? [...tvTimeSeries(table)] : []));
  return {
    lists: withOwnNames(new Map(all.flatMap(({ json }) => [...(traktListsOf(json) ?? [])]))),
    letterboxd: letterboxdLists(all.map(({ file, records }) => ({ file: file.name, records }))),
    series: new Map([...exported, ...request.names]),
    request, twins: activityTwins(all),
  };
};
