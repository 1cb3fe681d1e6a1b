import { Fragment } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import { parseBoardLine } from './parse-board-line';
import './board.css';

export interface BoardLine {
  /**
   * The text, with marks for uneven letters: `[red]` for red ones; a letter after `/` leans left, after `\` leans right, after `|` hangs
   * down. "What’s /on", "tonight[?]".
   */
  readonly words: string;
  /** Half the height. */
  readonly half?: boolean;
  readonly centre?: boolean;
}

export interface BoardProps {
  /** At most three lines; a string is a line of full height. */
  readonly lines: ReadonlyArray<string | BoardLine>;
  /** Heading level, 1 for the heading of the page; null for a paragraph. */
  readonly level?: 1 | 2 | null;
  readonly size?: 'full' | 'mid' | 'low';
  readonly id?: string;
}

const Line = ({ words, half = false, centre = false }: BoardLine) => (
  <span className={classNames('l', half && 's', centre && 'centre')} aria-hidden="true">
    {parseBoardLine(words).map(({ text, look }, index) =>
      look === null ? (
        <Fragment key={index}>{text}</Fragment>
      ) : (
        <i key={index} className={look}>
          {text}
        </i>
      ),
    )}
  </span>
);

/** Renders the letterboard; screen readers get one sentence. At most one per page, and none on admin pages. */
export const Board = ({ lines, level = null, size = 'full', id }: BoardProps) => {
  const Tag = level === null ? 'p' : (`h${level}` as const);
  const boardLines = lines.slice(0, 3).map((line) => (typeof line === 'string' ? { words: line } : line));
  const accessibleText = boardLines.map(({ words }) => parseBoardLine(words).map(({ text }) => text).join('')).join(' ');
  return (
    <Tag id={id} className={classNames('board', size !== 'full' && size)}>
      <span className="sr">{accessibleText}</span>
      {boardLines.map((line) => (
        <Line key={line.words} {...line} />
      ))}
    </Tag>
  );
};
