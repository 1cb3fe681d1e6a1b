import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { SearchText } from '#domain/catalogue/text-match/match-kind';
import { unifyCharacters } from '#domain/catalogue/text-match/unify-characters';
import { decode } from '#domain/shared/decode';
import { invalidData, type Failure } from '#domain/shared/failure';

/**
 * Columns with one line for each name in the order of its file: the search text, or nothing for a plain name, whose text follows from the
 * name. The file of titles ends with the pairs of `unifyCharacters`.
 */
export const SearchTextsFile = t.readonlyArray(t.string, 'SearchTextsFile');

/** Encodes the search texts of names. @param plainText returns the text of a plain name. */
export const encodeSearchTexts = (
  names: ReadonlyArray<string>, texts: ReadonlyArray<SearchText>,
  plainText: (name: string) => SearchText,
): string => texts.map((text, at) => (text === plainText(names[at] ?? '') ? '' : text)).join('\n');

/** Column of the character pairs, behind films and series. */
const CHARACTER_PAIRS = 2;

/** Decodes the character pairs to the function that typed texts pass through. */
export const decodeCharacterPairs = (file: string) => (input: unknown): E.Either<Failure, (text: string) => string> =>
  E.map((columns: ReadonlyArray<string>) => unifyCharacters(columns[CHARACTER_PAIRS] ?? ''))(decode(SearchTextsFile, file)(input));

/** Decodes column `at` of a file of search texts. Fails if the number of lines is not that of the names. */
export const decodeSearchTexts = (
  file: string, at: number, names: ReadonlyArray<string | null>, plainText: (name: string) => SearchText,
) => (input: unknown): E.Either<Failure, ReadonlyArray<SearchText>> =>
  E.chain((columns: ReadonlyArray<string>): E.Either<Failure, ReadonlyArray<SearchText>> => {
    const lines = (columns[at] ?? '').split('\n');
    return lines.length === Math.max(1, names.length)
      ? E.right(names.map((name, row) => (lines[row] === '' ? plainText(name ?? '') : (lines[row] ?? ''))))
      : E.left(invalidData(file, String(at), `${names.length} lines`));
  })(decode(SearchTextsFile, file)(input));
