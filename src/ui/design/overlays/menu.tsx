import { useEffect, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { MenuEntry, type MenuItem } from './menu-entry';
import { moveRovingFocus } from './move-roving-focus';
import { usePopover } from './use-popover';
import './popover.css';
import './menu.css';

export type { MenuItem } from './menu-entry';

/** Props to spread on the menu button. */
export type MenuButtonProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
>;

export interface MenuProps {
  /** Renders the menu button; spread the given props on it. */
  readonly button: (props: MenuButtonProps) => ReactNode;
  /** Accessible name of the menu. */
  readonly label: string;
  /** 'rule' renders a separator. Put destructive items last. */
  readonly items: ReadonlyArray<MenuItem | 'rule'>;
  /** Text above the items. */
  readonly head?: ReactNode;
  readonly align?: 'start' | 'end';
}

const itemSelector = '[role="menuitem"]';

/** Renders a menu button and its menu. Arrow keys and first letters move focus; Escape and a click outside close the menu. */
export const Menu = ({ button, label, items, head, align = 'end' }: MenuProps) => {
  const id = useId();
  const { open, setOpen, close, button: buttonRef, panel } = usePopover(align);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>(itemSelector)?.focus();
  }, [open, panel]);
  return (
    <>
      {button({
        ref: buttonRef,
        onClick: () => setOpen(!open),
        'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': open ? id : undefined,
      })}
      {open && (
        <div ref={panel} className="pop" popover="manual">
          {head && <p className="hello">{head}</p>}
          <div id={id} role="menu" aria-label={label} onKeyDown={(event) => moveRovingFocus(event, itemSelector)}>
            {items.map((item, index) =>
              item === 'rule' ? <hr key={`rule ${index}`} /> : <MenuEntry key={item.label} item={item} onDone={close} />,
            )}
          </div>
        </div>
      )}
    </>
  );
};
