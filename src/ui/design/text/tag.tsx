import type { ReactNode } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import './tag.css';

export interface TagProps {
  readonly tone?: 'plain' | 'amber' | 'red' | 'leaf';
  readonly children: ReactNode;
}

/** Renders a short label: "Next for you", "Verified". Not interactive. */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={classNames('tag', tone !== 'plain' && tone)}>{children}</span>
);
