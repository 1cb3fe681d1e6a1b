import { useEffect, useId, type ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { usePopover } from '#ui/design/layers/use-popover.ts';
import '#ui/design/layers/popover.css';
import '#ui/design/layers/menu.css';
import './filters.css';

export interface FilterMenuProps {
  /** "Decade". */
  readonly label: string;
  /** What is chosen, in words: "1940s to 1970s", "Any". */
  readonly value: string;
  /** Something other than the usual is chosen: lit, and can be cleared. */
  readonly set?: boolean;
  readonly onClear?: () => void;
  /** Options, Checks, a Range, or fields of your own; `close` gives focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** A filter: a button that says what is chosen and opens a panel to choose in, from below on a phone. */
export const FilterMenu = ({ label, value, set = false, onClear, children }: FilterMenuProps) => {
  const id = useId();
  const { open, setOpen, close, button, panel } = usePopover();
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('[aria-selected="true"], [role="option"], input, select, button')?.focus();
  }, [open, panel]);
  return (
    <span className="picked">
      <button
        ref={button}
        type="button"
        className={set ? 'pick set' : 'pick'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <em>{label}</em> <span className="val">{value}</span>
        {(!set || !onClear) && <Icon name="down" />}
      </button>
      {set && onClear && (
        <button type="button" className="pick set" aria-label={`Clear: ${label}`} onClick={onClear}>
          <Icon name="close" />
        </button>
      )}
      {open && (
        <div ref={panel} id={id} className="pop sheet-up" popover="manual" role="dialog" aria-label={label}>
          <p className="pop-head">{label}</p>
          {children(close)}
        </div>
      )}
    </span>
  );
};
