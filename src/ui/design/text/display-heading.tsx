import type { ReactNode } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';

export interface DisplayHeadingProps {
  /** xl at most once per page; s for sections; xs from 22 px. */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  /** Heading level; null for text that is not a heading. */
  readonly level?: 1 | 2 | 3 | 4 | null;
  readonly id?: string;
  readonly lang?: string | undefined;
  readonly className?: string;
  /** Focusable from code, for the heading of a page after a navigation. */
  readonly focusable?: boolean;
  readonly children: ReactNode;
}

// Longer headings use the next smaller size, so that they break into two or three lines instead of filling the screen.
const LONG_HEADING = 40;

/** Renders text in the poster font: titles, section headings, large numbers; never sentences. */
export const DisplayHeading = ({ size = 's', level = 2, id, lang, className, focusable = false, children }: DisplayHeadingProps) => {
  const Tag = level === null ? 'p' : (`h${level}` as const);
  const isLong = typeof children === 'string' && children.length > LONG_HEADING;
  return (
    <Tag
      id={id}
      lang={lang}
      className={classNames('poster', `p-${size}`, isLong && 'long', className)}
      tabIndex={focusable ? -1 : undefined}
    >
      {children}
    </Tag>
  );
};
