import type { ReactNode } from 'react';
import type { IconName } from '#ui/design/icons/icon.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';

/** go: the one primary action in view; plain: the others; bare: without a frame; end: what cannot be taken back. */
export type ButtonKind = 'go' | 'plain' | 'bare' | 'end';

/** What buttons and links that look like buttons share. */
export interface ButtonLook {
  readonly kind?: ButtonKind;
  /** 36 px instead of 44, for bars and rows; still 44 under a finger. */
  readonly small?: boolean;
  /** As wide as the place it stands in. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The class names of a button of that look. */
export const buttonClass = ({ kind = 'plain', small = false, wide = false, className }: Omit<ButtonLook, 'children'>): string =>
  classNames('btn', kind !== 'plain' && kind, small && 'small', wide && 'wide', className);
