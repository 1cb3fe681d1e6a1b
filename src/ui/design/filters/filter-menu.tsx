import { useEffect, useId, type ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { usePopover } from '#ui/design/overlays/use-popover.ts';
import '#ui/design/overlays/popover.css';
import '#ui/design/overlays/menu.css';
import './filters.css';

export interface FilterMenuProps {
  /** Name of the filter: "Decade". */
  readonly label: string;
  /** The current value as text: "1940s to 1970s", "Any". */
  readonly value: string;
  /** Highlights the button because the value is not the default. */
  readonly set?: boolean;
  /** `Options`, `Checks`, a `Range` or custom fields; `close` closes the panel and returns focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * Renders a button with the current value and a panel that opens below. On opening, focus goes to the selected option, else to the first
 * control.
 */
export const FilterMenu = ({ label, value, set = false, children }: FilterMenuProps) => {
  const id = useId();
  const { open, setOpen, close, button, panel } = usePopover();
  useEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    if (open) (find('[aria-selected="true"]') ?? find('[role="option"], input, select, button'))?.focus();
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
        <em>{label}:</em> <span className="val">{value}</span>
        <Icon name="down" />
      </button>
      {open && (
        <div ref={panel} id={id} className="pop" popover="manual" role="dialog" aria-label={label}>
          <p className="pop-head">{label}</p>
          {children(close)}
        </div>
      )}
    </span>
  );
};
