/** A run of letters on the board that look the same. */
export interface BoardPiece {
  readonly text: string;
  readonly look: 'red' | 'tilt' | 'lean' | 'drop' | null;
}

const handLooks: Readonly<Record<string, BoardPiece['look']>> = { '/': 'tilt', '\\': 'lean', '|': 'drop' };

/** Reads the marks of a board line: `[red]`, `/t`ilted, `\l`eaning, `|d`ropped. */
export const boardPieces = (words: string): ReadonlyArray<BoardPiece> =>
  [...words.matchAll(/\[([^\]]*)\]|([/\\|])(.)|[^[/\\|]+|./gu)].map(([whole, red, mark, letter]) => {
    if (red !== undefined) return { text: red, look: 'red' };
    if (mark !== undefined && letter !== undefined) return { text: letter, look: handLooks[mark] ?? null };
    return { text: whole, look: null };
  });
