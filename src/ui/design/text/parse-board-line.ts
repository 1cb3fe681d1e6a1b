/** A run of characters with the same look. */
export interface BoardTextRun {
  readonly text: string;
  readonly look: 'red' | 'tilt' | 'lean' | 'drop' | null;
}

const LOOK_OF_MARK: Readonly<Record<string, BoardTextRun['look']>> = { '/': 'tilt', '\\': 'lean', '|': 'drop' };

/** Parses the marks of a board line: `[red]`, `/t` tilt, `\l` lean, `|d` drop. */
export const parseBoardLine = (words: string): ReadonlyArray<BoardTextRun> =>
  [...words.matchAll(/\[([^\]]*)\]|([/\\|])(.)|[^[/\\|]+|./gu)].map(([whole, red, mark, character]) => {
    if (red !== undefined) return { text: red, look: 'red' };
    if (mark !== undefined && character !== undefined) return { text: character, look: LOOK_OF_MARK[mark] ?? null };
    return { text: whole, look: null };
  });
