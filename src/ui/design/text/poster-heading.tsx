import type { ReactNode } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';

export interface PosterHeadingProps {
  /** xl once a page at most; s for sections; xs from 22 px. */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  /** The heading level; null for words that are not a heading. */
  readonly level?: 1 | 2 | 3 | 4 | null;
  readonly id?: string;
  readonly className?: string;
  /** Can take focus from code, as the head of a page does after a move. */
  readonly focusable?: boolean;
  readonly children: ReactNode;
}

// From here a name is set a size smaller: it should break in two or three, not fill the screen.
const longName = 40;

/** Words in the poster face: titles, section heads, big numbers; never sentences. */
export const PosterHeading = ({ size = 's', level = 2, id, className, focusable = false, children }: PosterHeadingProps) => {
  const Tag = level === null ? 'p' : (`h${level}` as const);
  const long = typeof children === 'string' && children.length > longName;
  return (
    <Tag id={id} className={classNames('poster', `p-${size}`, long && 'long', className)} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
};
