/** A run of characters with the same look. */
export interface BoardPiece {
  readonly text: string;
  readonly look: 'red' | 'tilt' | 'lean' | 'drop' | null;
}

const LOOK_OF_MARK: Readonly<Record<string, BoardPiece['look']>> = { '/': 'tilt', '\\': 'lean', '|': 'drop' };

/** Parses the marks of a board line: `[red]`, `/t` tilt, `\l` lean, `|d` drop. */
export const boardPieces = (words: string): ReadonlyArray<BoardPiece> =>
  [...words.matchAll(/\[([^\]]*)\]|([/\\|])(.)|[^[/\\|]+|./gu)].map(([whole, red, mark, character]) => {
    if (red !== undefined) return { text: red, look: 'red' };
    if (mark !== undefined && character !== undefined) return { text: character, look: LOOK_OF_MARK[mark] ?? null };
    return { text: whole, look: null };
  });
