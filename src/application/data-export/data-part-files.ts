import type { CsvSeparator } from '#domain/exports/csv';
import { listFileName, shownListName } from '#domain/lists/list-name';
import type { MemberExport } from '#application/data-file/moving-out/member-export';
import { historyTable, listTable, ratingsTable } from './csv-tables';
import type { DataPart, ExportFileFormat } from './data-part';
import { exportedViewings, type MissingTitle } from './exported-viewings';
import { letterboxdHistory, letterboxdList, letterboxdRatings, type LetterboxdFiles } from './letterboxd-files';
import { traktHistory, traktRatings, traktWatchlist, type TraktFile } from './trakt-file';

/** Files of an export, without endings of names, and the titles that the format cannot hold. */
export type ExportedFiles = {
  readonly files: ReadonlyArray<{ readonly name: string; readonly text: string; readonly type: string }>;
  readonly missing: ReadonlyArray<MissingTitle>;
};

const ofLetterboxd = (name: string, { texts, missing }: LetterboxdFiles): ExportedFiles => ({
  files: texts.map((text, index) => ({
    name: `marquee-${name}-letterboxd${texts.length === 1 ? '' : `-${index + 1}`}.csv`,
    text, type: 'text/csv',
  })),
  missing,
});
const ofTrakt = (name: string, { text, missing }: TraktFile): ExportedFiles => ({
  files: [{ name: `marquee-${name}-trakt.json`, text, type: 'application/json' }],
  missing,
});
const ofTable = (name: string, text: string, missing: ReadonlyArray<MissingTitle> = []): ExportedFiles => ({
  files: [{ name: `marquee-${name}.csv`, text, type: 'text/csv' }],
  missing,
});

/** Separators of the formats that are tables. */
const SEPARATORS: Readonly<Partial<Record<ExportFileFormat, CsvSeparator>>> = { csv: ',', semicolons: ';' };

/** Returns a part of a member's data in a format. Empty if the member has no such list, or the format does not hold it. */
export const exportDataPart = ({ lists, viewings, ratings }: MemberExport, part: DataPart, format: ExportFileFormat): ExportedFiles => {
  const separator = SEPARATORS[format];
  if (part === 'ratings') {
    return separator !== undefined
      ? ofTable(part, ratingsTable(ratings, separator))
      : format === 'trakt'
        ? ofTrakt(part, traktRatings(ratings))
        : ofLetterboxd(part, letterboxdRatings(ratings));
  }
  if (part === 'history') {
    const { rows, missing } = exportedViewings(viewings);
    const files =
      separator !== undefined
        ? ofTable(part, historyTable(rows, separator))
        : format === 'trakt'
          ? ofTrakt(part, traktHistory(rows))
          : ofLetterboxd(part, letterboxdHistory(rows, ratings));
    return {
      ...files,
      missing: [...missing.filter(({ item }) => format !== 'letterboxd' || item.mediaType === 'movie'), ...files.missing],
    };
  }
  const found = lists.find(({ list }) => list.listID === part.listID);
  if (found === undefined) return { files: [], missing: [] };
  const name = listFileName(shownListName(found.list));
  if (separator !== undefined)
    return ofTable(name, listTable(shownListName(found.list), found.list.description, found.items, separator));
  if (format === 'letterboxd') return ofLetterboxd(name, letterboxdList(found.items));
  return found.list.name === 'watchlist'
    ? ofTrakt(name, traktWatchlist(found.items))
    : { files: [], missing: found.items.map((item) => ({ item, reason: 'list' })) };
};
