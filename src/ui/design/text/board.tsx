import { Fragment } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import { boardPieces } from './board-pieces';
import './board.css';

export interface BoardLine {
  /**
   * The words, with marks where a letter was put up by hand: `[red]` around red ones, and a letter after `/` leans left, after `\`
   * leans right, after `|` has dropped. "What’s /on", "tonight[?]".
   */
  readonly words: string;
  /** Half as high. */
  readonly half?: boolean;
  readonly centre?: boolean;
}

export interface BoardProps {
  /** At most three; a string is a line of full height. */
  readonly lines: ReadonlyArray<string | BoardLine>;
  /** 1 makes it the page's heading; null is a paragraph. */
  readonly level?: 1 | 2 | null;
  readonly size?: 'full' | 'mid' | 'low';
  readonly id?: string;
}

const Line = ({ words, half = false, centre = false }: BoardLine) => (
  <span className={classNames('l', half && 's', centre && 'centre')} aria-hidden="true">
    {boardPieces(words).map(({ text, look }, at) =>
      look === null ? (
        <Fragment key={at}>{text}</Fragment>
      ) : (
        <i key={at} className={look}>
          {text}
        </i>
      ),
    )}
  </span>
);

/** The letterboard: the voice of the house. Read aloud as one sentence. One a page, never on working screens. */
export const Board = ({ lines, level = null, size = 'full', id }: BoardProps) => {
  const Tag = level === null ? 'p' : (`h${level}` as const);
  const set = lines.slice(0, 3).map((line) => (typeof line === 'string' ? { words: line } : line));
  const spoken = set.map(({ words }) => boardPieces(words).map(({ text }) => text).join('')).join(' ');
  return (
    <Tag id={id} className={classNames('board', size !== 'full' && size)}>
      <span className="sr">{spoken}</span>
      {set.map((line) => (
        <Line key={line.words} {...line} />
      ))}
    </Tag>
  );
};
