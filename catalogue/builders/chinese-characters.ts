import { Converter } from 'opencc-js/t2cn';

const simplify = Converter({ from: 't', to: 'cn' });

/** The first and the last of the Chinese characters in common use; all have one UTF-16 unit. */
const [FIRST, LAST] = [0x3400, 0x9fff];

/**
 * Returns pairs of a traditional character and its simplified character for `unifyCharacters`. Only simplified characters that the names
 * contain in either form have pairs, because no other character finds a name.
 */
export const chineseCharacterPairs = (names: ReadonlyArray<string>): string => {
  const contained = new Set(Array.from(names.join(''), (character) => simplify(character)));
  return Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at))
    .map((character) => [character, simplify(character)] as const)
    .filter(([character, simplified]) => simplified !== character && simplified.length === 1 && contained.has(simplified))
    .flat().join('');
};
