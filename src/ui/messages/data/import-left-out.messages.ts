import type { UnkeptText } from '#application/imports/text/unkept-texts';
import { joinList } from '#ui/messages/format/format.ts';

/** Returns the name of a file without the folders that it has in an archive. */
export const fileNameText = (file: string): string => file.split('/').at(-1) ?? file;

/** Heading of the profiles of a file, each of which can be left out. */
export const PROFILES_TEXT = 'Add the viewings of these profiles';

/** Says which files have nothing that Marquee keeps. */
export const ignoredFilesText = (names: ReadonlyArray<string>): string =>
  `Left out, because Marquee keeps nothing of ${names.length === 1 ? 'it' : 'them'}: ${joinList(names)}.`;
/** Says which files other files repeat, with more in them. */
export const twinFilesText = (names: ReadonlyArray<string>): string =>
  `Left out, because the other files have all of ${names.length === 1 ? 'it' : 'them'}: ${joinList(names)}.`;
export const emptyFilesText = (names: ReadonlyArray<string>): string => `Empty: ${joinList(names)}.`;
/** Says which files end within a row. */
export const cutFilesText = (names: ReadonlyArray<string>): string =>
  `${joinList(names.map(fileNameText))} ${names.length === 1 ? 'ends' : 'end'} in the middle of a row. Rows can be missing: download the file again if you can.`;
const UNKEPT_TEXTS: Readonly<Record<UnkeptText, string>> = {
  tags: 'tags', reviews: 'the texts of reviews', notes: 'notes on viewings and ratings',
};
/** Says that texts in files are left out: "Marquee has no place for tags. Those in diary.csv are left out." */
export const unkeptTextsText = (unkept: ReadonlyMap<string, ReadonlyArray<UnkeptText>>): string =>
  `Marquee has no place for ${joinList([...new Set([...unkept.values()].flat())].map((kind) => UNKEPT_TEXTS[kind]))}. Those in ${joinList([...unkept.keys()].map(fileNameText))} are left out.`;
/** Says which files have columns whose meaning is not known: nothing in them is guessed. */
export const unclearFilesText = (names: ReadonlyArray<string>): string =>
  `Not understood, and left out: ${joinList(names)}.`;
