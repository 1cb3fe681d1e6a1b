import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { buttonClass, type SharedButtonProps } from './shared-button-props';
import './button.css';

export type { SharedButtonProps } from './shared-button-props';

export interface ButtonProps extends SharedButtonProps, Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /** Marks a running action: keeps focus and width, ignores clicks, sets `aria-busy` and `aria-disabled`. */
  readonly busy?: boolean;
  /** Makes a toggle button (`aria-pressed`); omit for an ordinary button. */
  readonly pressed?: boolean;
}

/** Renders a button with text. `type` defaults to "button", so that only explicit submit buttons submit a form. */
export const Button = ({ busy = false, pressed, children, onClick, type = 'button', icon, ...props }: ButtonProps) => {
  const { kind = 'plain', small = false, wide = false, className = '', ...rest } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, small, wide, className })}
      onClick={handleClick}
      aria-pressed={pressed}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
};
