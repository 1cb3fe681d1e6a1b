import type { MediaType } from '#domain/catalogue/media-type';
import { itemKey } from '#domain/catalogue/title-id';
import { MAX_TURNED_DOWN } from './turned-down-bounds';

/** A title that is not for a member, with what a list of such titles shows. `language` (ISO 639) is that of the name, if it is known. */
export type TurnedDownTitle = {
  readonly mediaType: MediaType;
  readonly id: number;
  readonly title: string;
  readonly year: number | null;
  readonly language: string | null;
};

/** Characters of the stored text. `firestore.rules` repeats the number. */
export const MAX_TURNED_DOWN_TEXT = 40_000;
/** Characters of a stored name; longer ones are cut. `firestore.rules` repeats the number. */
export const MAX_TURNED_DOWN_NAME = 120;

const LINE = /^(movie|tv)-(-?[1-9]\d{0,9})\t(\d{4})?\t([a-z]{2,3})?\t([^\t\n]{1,120})$/u;

const parseLine = (line: string): ReadonlyArray<TurnedDownTitle> => {
  const [, mediaType, id, year, language, title = ''] = LINE.exec(line) ?? [];
  return mediaType !== 'movie' && mediaType !== 'tv' ? []
    : [{ mediaType, id: Number(id), title, year: year === undefined ? null : Number(year), language: language ?? null }];
};

/** Reads the stored titles, the last one last. Lines that are damaged, and titles that stand there before, are left out. */
export const parseTurnedDown = (stored: string | null): ReadonlyArray<TurnedDownTitle> => {
  const titles = (stored ?? '').split('\n').flatMap(parseLine);
  return [...new Map(titles.map((title) => [itemKey(title), title])).values()].slice(-MAX_TURNED_DOWN);
};

const formatLine = ({ mediaType, id, title, year, language }: TurnedDownTitle): string => {
  const name = Array.from(title.replace(/\s+/g, ' ').trim() || '?').slice(0, MAX_TURNED_DOWN_NAME).join('');
  const facts = [year !== null && year >= 1000 && year <= 9999 ? year : '', /^[a-z]{2,3}$/.test(language ?? '') ? language : ''];
  return [itemKey({ mediaType, id }), ...facts, name].join('\t');
};

/** Returns the text to store; null for none. `parseTurnedDown` is the inverse. The oldest titles go if there are too many. */
export const formatTurnedDown = (titles: ReadonlyArray<TurnedDownTitle>): string | null => {
  const lines = titles.slice(-MAX_TURNED_DOWN).map(formatLine);
  let length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  while (length > MAX_TURNED_DOWN_TEXT) length -= (lines.shift()?.length ?? length) + 1;
  return lines.join('\n') || null;
};

/** Titles that were turned down, and item keys of those that were taken back. */
export type TurnedDownChanges = { readonly added: ReadonlyArray<TurnedDownTitle>; readonly removed: ReadonlyArray<string> };

/** Makes changes to titles. Making them again changes nothing. */
export const applyTurnedDown = (
  titles: ReadonlyArray<TurnedDownTitle>, { added, removed }: TurnedDownChanges,
): ReadonlyArray<TurnedDownTitle> => {
  const stay = titles.filter((title) => !removed.includes(itemKey(title)));
  const keys = new Set(stay.map(itemKey));
  return [...stay, ...added.filter((title) => !keys.has(itemKey(title)))].slice(-MAX_TURNED_DOWN);
};
