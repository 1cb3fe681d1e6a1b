/** Letters and signs of League Gothic by their advance width in hundredths of the type size, so that lines are broken without a page. */
const LETTERS: ReadonlyArray<readonly [number, string]> = [
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
  LETTERS.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);

/** What the face does not have comes out of another one. Looked through from the top. */
const OTHER_WRITING: ReadonlyArray<readonly [RegExp, number]> = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/\p{Emoji_Presentation}/u, 130],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uff60]/u, 100],
  [/[^\p{L}]|\p{Script=Latin}/u, 36],
];

const OTHER_LETTER = 80;

function letterWidth(letter: string): number {
  const known = WIDTHS.get(letter) ?? WIDTHS.get(letter.normalize('NFD').charAt(0));
  if (known !== undefined) return known;
  return OTHER_WRITING.find(([writing]) => writing.test(letter))?.[1] ?? OTHER_LETTER;
}

/** How wide a line is set at size 100, accents standing on their letters. */
export function lineWidth(line: string): number {
  let width = 0;
  for (const letter of line.normalize('NFC')) width += letterWidth(letter);
  return width;
}
