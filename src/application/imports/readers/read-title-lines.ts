import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import { readShared, type SharedRequest } from '#domain/catalogue/text-match/shared-text';
import type { ImportRow, ImportRows, LeftOutRow } from '#application/imports/import-row';
import { imdbIdIn, isNamed, namesIn, ratingOf, yearIn } from '#application/imports/import-values';
import { findCell } from '#application/imports/table';
import { NAMES } from './column-names';

/** "10/10", "9,2/10", "4.5/5", "15/20", with as many points as the scale has: "Apollo 13,8/10" is rated 8. */
const POINTS = [['10', String.raw`0?\d`], ['5', '0?[0-4]'], ['20', String.raw`[01]?\d`]].map(([scale, less]) =>
  String.raw`(?:${scale}(?:[.,]0+)?|${less}(?:[.,]\d+)?)\s*\/\s*${scale}`).join('|');
/** A rating at the end of a line: "8/10", "4.5/5", "★★★★½". */
const RATING = new RegExp(String.raw`^(.*?\S)[\s,;:|–—-]+(${POINTS}|(?:[★⭐]\uFE0F?){1,5}\s*½?☆*)\s*$`, 'u');
/** A number before a tab is that of the line, except where a year follows alone: "300⇥2006". */
const BEFORE_TAB = /\d{1,3}\t+(?=[^\t]*\p{L}|[^\t]+\t+(?:18|19|20)\d{2}(?!\d))/u;
/** A number, a dash, a dot or a box that a list begins its lines with. */
const BULLET = new RegExp(
  String.raw`^\s*(?:#?\d{1,4}[.)]\s+|${BEFORE_TAB.source}|[-*+•·◦▪–—]\s+)?(?:\[[ xX✓✔]?\]\s+|[☐☑☒✅✓✔]\uFE0F?\s*)?`, 'u');
/** A link as Markdown writes it. */
const LINK = /\[([^\]]+)\]\((https?:[^)]*)\)/g;
/** A year in brackets, and what stands behind it. */
const IN_BRACKETS = /^(.*?\S)\s*[([](\d{4})[)\]]\s*(.*)$/u;
/** A year beside a text in its brackets: "(1995, Michael Mann)", "(dir. Michael Mann, 1995)", "(1994–2004)". */
const WITH_TEXT = /^(.*?\S\s*[([])(?:(\d{4})\s*[,;/·–—-]\s*([^()[\]]+)|([^()[\]]+?)\s*[,;/·–—]\s*(\d{4}))([)\]].*)$/u;
/** Names of people, not "Director's Cut" or "TV series". */
const PEOPLE = /^(?!.*\b(?:[Cc]ut|TV|[Ss]eries|[Ff]ilm|[Mm]ovie|[Ee]dition|[Vv]ersion|[Ss]eason)\b)\p{Lu}\S*(?:\s+\S+)+$/u;
/** A year that is set apart from the name: "Heat, 1995". A bare number can belong to the name, as in "Blade Runner 2049". */
const YEAR = /^(.*\S)\s*[,;|\t–—-]\s*((?:18|19|20)\d{2})$/u;
/** A year before the name: "1995 – Heat". */
const YEAR_BEFORE = /^((?:18|19|20)\d{2})\s*[-–—|\t]\s+(\S.*)$/u;
const DIRECTOR = /^(.*?)[\s,;:|–—(-]*\b(?:dir\.|dir:|directed by|director:)\s*([^)]+?)\)?\s*$/iu;

type Line = { readonly title: NamedTitle; readonly note: string | null; readonly rating: number | null };

const ratingIn = (line: string): { readonly rest: string; readonly rating: number | null } => {
  const [, rest, text] = RATING.exec(line) ?? [];
  const rating = text === undefined ? null : ratingOf(text.replace(/\s+/g, ''), 1);
  return rating === null ? { rest: line, rating } : { rest: rest ?? line, rating };
};

/** An address, or the bare number of a title at IMDb. */
const ADDRESS = /\bhttps?:\/\/[^\s()[\]]+|\btt\d{7,10}\b/i;
/** An address that ends with a name is read as a search for it. */
const SEARCH_WITH_YEAR = /^(.+) year:(\d{4})$/;

/** Returns what an address says besides a name. Letterboxd has some series among its films. */
const saidBy = (request: SharedRequest, address: string): Partial<NamedTitle> => {
  if (request.kind === 'title') return { tmdbId: request.id.id, mediaType: request.id.mediaType };
  if (request.kind === 'unnamed' || request.mediaType === null) return {};
  return /\bletterboxd\.com\//i.test(address) ? { usualType: request.mediaType } : { mediaType: request.mediaType };
};

/** Takes the address of a title from a line. The name is that of the line, else the one in the address. */
const readAddress = (line: string): Line | null => {
  const [address] = ADDRESS.exec(line) ?? [];
  if (address === undefined) return null;
  const imdbId = imdbIdIn(address);
  const request = readShared({ title: '', text: '', url: address });
  const rest = line.replace(BULLET, '').replace(address, '').replace(/\(\s*\)|\[\s*\]/, '').replace(/[\s,;:|–—-]+$/u, '');
  const { rest: words, rating } = ratingIn(`– ${rest}`);
  const isAlone = !/[\p{L}\p{N}]/u.test(words);
  const isNamedByLink = isAlone && request.kind === 'search' && imdbId === null;
  // A year that ends an address can belong to the name: `matchTitle` tries both.
  const named = readLine(isNamedByLink ? request.wholeName ?? request.text.replace(SEARCH_WITH_YEAR, '$1 ($2)') : isAlone ? '' : rest);
  return { ...named, rating: named.rating ?? rating, title: { ...named.title, ...saidBy(request, address), imdbId } };
};

/** Takes the text beside a year from their brackets. */
const withoutText = (line: string): { readonly whole: string; readonly text: string } => {
  const [, before, year, behind, ahead, lastYear, rest] = WITH_TEXT.exec(line) ?? [];
  const known = year ?? lastYear ?? '';
  // Behind the year of the title, they are part of a note.
  if (before === undefined || yearIn(known) === null || IN_BRACKETS.test(before)) return { whole: line, text: '' };
  const text = (behind ?? ahead ?? '').replace(/^(?:dir(?:\.|:)|directed by|director:)\s*/i, '').trim();
  return { whole: `${before}${known}${rest ?? ''}`, text };
};

const readLine = (text: string): Line => {
  const line = text.replaceAll(LINK, '$1 $2');
  const addressed = readAddress(line);
  if (addressed !== null) return addressed;
  const { rest, rating } = ratingIn(line.replace(BULLET, '').replace(/^(\*\*|__)(.+?)\1/, '$2'));
  const { whole, text: inYear } = withoutText(rest);
  const [, before, names] = DIRECTOR.exec(whole) ?? [];
  const isPeople = PEOPLE.test(inYear);
  const directors = namesIn((names ?? (isPeople ? inYear : '')).replaceAll(/\s(?:and|&)\s/g, ', '));
  const named = (before ?? whole).replace(/[\s,;:|–—(-]+$/u, '').trim();
  const [, inBrackets, bracketYear = '', behind = ''] = IN_BRACKETS.exec(named) ?? [];
  const note = behind.replace(/^[\s,;:|–—-]+/u, '').trim() || (isPeople || !/\p{L}/u.test(inYear) ? null : inYear);
  if (inBrackets !== undefined && yearIn(bracketYear) !== null)
    return { title: namedTitle({ name: inBrackets, year: Number(bracketYear), directors }), note, rating };
  const [, name = named, year] = YEAR.exec(named) ?? [];
  const [, yearBefore, nameBehind] = year === undefined ? YEAR_BEFORE.exec(named) ?? [] : [];
  const known = year ?? yearBefore;
  const title = namedTitle({ name: nameBehind ?? name, year: known === undefined ? null : Number(known), directors });
  return { title, note: null, rating };
};

/** Words that name a column of titles stand above lines, too: "Movies:". */
const HEADINGS = [...NAMES.title, ...NAMES.series, ...NAMES.numberedSeries, ...NAMES.otherTitle];

/** Returns whether the records of a text are lines below a heading. */
export const areLinesWithHeading = (records: ReadonlyArray<ReadonlyArray<string>>): boolean =>
  records.length > 1 && records[0]?.length === 1 && findCell(records[0], HEADINGS) !== -1;

/** Takes the quotes of a table's cell from a line. */
const withoutQuotes = (line: string): string => {
  const [, cell] = /^"((?:[^"]|"")*)"$/.exec(line) ?? [];
  return cell === undefined ? line : cell.replaceAll('""', '"');
};

/**
 * Reads lines such as "Heat (1995)", "1. Heat, 1995 – 9/10" or "- [x] Heat (1995), dir. Michael Mann". Each is an entry of a list, with its
 * rating if it has one; what stands behind the year is a note. @param hasHeading whether the first word for titles is none itself.
 */
export const readTitleLines = (file: string, text: string, list: string, hasHeading = false): ImportRows => {
  const [rows, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  const lines = text.split(/\r\n|\r|\n/).map((line) => withoutQuotes(line.trim())).filter((line) => line !== '');
  const heading = hasHeading ? findCell(lines, HEADINGS) : -1;
  const isOfSeries = heading !== -1 && findCell(lines.slice(heading, heading + 1), NAMES.series) !== -1;
  for (const [index, line] of lines.entries()) {
    if (index === heading) continue;
    const { title, note, rating } = readLine(line);
    const place = { file, row: index + 1 };
    if (isNamed(title) && /[\p{L}\p{N}]|^$/u.test(title.name))
      rows.push({
        ...place,
        title: isOfSeries ? { ...title, mediaType: title.mediaType ?? 'tv' } : title,
        facts: [
          { kind: 'item', list, note, day: null },
          ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day: null }]),
        ],
      });
    else leftOut.push({ ...place, name: line, year: null, reason: 'no-name' });
  }
  return { rows, leftOut, descriptions: new Map() };
};
