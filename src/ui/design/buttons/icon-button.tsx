import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import './button.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name: what the button does. */
  readonly label: string;
  readonly small?: boolean;
  readonly pressed?: boolean;
  /** Fills the icon instead of outlining it. */
  readonly full?: boolean;
}

/** Renders a button with an icon only, 44 px square (36 px with `small`). */
export const IconButton = ({ icon, label, small = false, pressed, full = false, className, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={classNames('icon-btn', small && 'small', className)} aria-label={label} aria-pressed={pressed}>
    <Icon name={icon} full={full} />
  </button>
);
