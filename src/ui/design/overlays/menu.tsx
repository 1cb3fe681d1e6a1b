import { useEffect, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { MenuEntry, type MenuItem } from './menu-entry';
import { rove } from './roving';
import { usePopover } from './use-popover';
import './popover.css';
import './menu.css';

export type { MenuItem } from './menu-entry';

/** What a menu's button must take: spread it on a button. */
export type MenuButtonProps = Pick<ComponentPropsWithRef<'button'>, 'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'>;

export interface MenuProps {
  /** Draws the button: spread what it is given. */
  readonly button: (props: MenuButtonProps) => ReactNode;
  /** The accessible name of the menu. */
  readonly label: string;
  /** 'rule' draws a line. Destructive ones last. */
  readonly items: ReadonlyArray<MenuItem | 'rule'>;
  /** Words above the entries. */
  readonly head?: ReactNode;
  readonly align?: 'start' | 'end';
}

const entries = '[role="menuitem"]';

/** A button that opens a menu; arrow keys and first letters move in it, Escape and a press outside close it. */
export const Menu = ({ button, label, items, head, align = 'end' }: MenuProps) => {
  const id = useId();
  const { open, setOpen, close, button: by, panel } = usePopover(align);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>(entries)?.focus();
  }, [open, panel]);
  return (
    <>
      {button({ ref: by, onClick: () => setOpen(!open), 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': open ? id : undefined })}
      {open && (
        <div ref={panel} className="pop" popover="manual">
          {head && <p className="hello">{head}</p>}
          <div id={id} role="menu" aria-label={label} onKeyDown={(event) => rove(event, entries)}>
            {items.map((item, at) => (item === 'rule' ? <hr key={`rule ${at}`} /> : <MenuEntry key={item.label} item={item} onDone={close} />))}
          </div>
        </div>
      )}
    </>
  );
};
