import type { ReactNode } from 'react';
import type { IconName } from '#ui/design/icons/icon.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';

/** go: the one primary action in view; plain: all other actions; bare: no border; end: irreversible actions. */
export type ButtonKind = 'go' | 'plain' | 'bare' | 'end';

/** Props shared by `Button` and `ButtonLink`. */
export interface SharedButtonProps {
  readonly kind?: ButtonKind;
  /** 36 px high instead of 44, for bars and rows. Stays 44 px on touch devices. */
  readonly small?: boolean;
  /** Fills the width of the container. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Returns the class names for the given look. */
export const buttonClass = ({ kind = 'plain', small = false, wide = false, className }: Omit<SharedButtonProps, 'children'>): string =>
  classNames('btn', kind !== 'plain' && kind, small && 'small', wide && 'wide', className);
