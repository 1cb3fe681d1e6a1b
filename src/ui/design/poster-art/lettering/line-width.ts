/** Advance widths of League Gothic in hundredths of the type size. With this table lines can be broken without a DOM. */
const ADVANCE_WIDTHS: ReadonlyArray<readonly [number, string]> = [
  [10, '·'],
  [15, " ',‘’"],
  [16, '.'],
  [17, '|'],
  [18, '!:¡'],
  [19, 'I'],
  [21, 'J'],
  [22, '-'],
  [23, '°'],
  [24, '1'],
  [27, '()[]'],
  [30, 'FLŁ“”„'],
  [31, '7$'],
  [32, 'Z•'],
  [33, 'ET*'],
  [34, 'S?¿5689{}'],
  [35, 'P/034'],
  [36, 'BCGOQRVY2'],
  [37, 'DUXÐĐ'],
  [38, 'HK'],
  [39, 'A–«»'],
  [40, 'N€'],
  [42, '&£'],
  [43, '@×'],
  [45, '™'],
  [48, 'M—…'],
  [50, '%Œ'],
  [51, 'W'],
  [52, '+=<>'],
  [57, 'Æ'],
  [60, '#_~'],
  [80, '©®'],
  [90, '¼½¾'],
  [97, '⅓⅔'],
];

const WIDTHS: ReadonlyMap<string, number> = new Map(
  ADVANCE_WIDTHS.flatMap(([width, characters]) => Array.from(characters, (character) => [character, width] as const)),
);

/** Widths of characters that the font lacks, by script. The first match counts. */
const SCRIPT_WIDTHS: ReadonlyArray<readonly [RegExp, number]> = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/\p{Emoji_Presentation}/u, 130],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uff60]/u, 100],
  [/[^\p{L}]|\p{Script=Latin}/u, 36],
];

const DEFAULT_WIDTH = 80;

function characterWidth(character: string): number {
  const known = WIDTHS.get(character) ?? WIDTHS.get(character.normalize('NFD').charAt(0));
  if (known !== undefined) return known;
  return SCRIPT_WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? DEFAULT_WIDTH;
}

/** Returns the width of a line at size 100; combining accents have no width. */
export function lineWidth(line: string): number {
  let width = 0;
  for (const character of line.normalize('NFC')) width += characterWidth(character);
  return width;
}
