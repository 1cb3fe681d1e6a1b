import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { buttonClass, type ButtonLook } from './button-look';
import './button.css';

export type { ButtonLook } from './button-look';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /** Working on it: keeps focus and width, ignores clicks, says so to assistive technology. */
  readonly busy?: boolean;
  /** A switch of two states; absent for an ordinary button. */
  readonly pressed?: boolean;
}

/** A button with words; `type` is "button" unless it submits a form. */
export const Button = ({ busy = false, pressed, children, onClick, type = 'button', icon, ...props }: ButtonProps) => {
  const { kind = 'plain', small = false, wide = false, className = '', ...rest } = props;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, small, wide, className })}
      onClick={click}
      aria-pressed={pressed}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
};
