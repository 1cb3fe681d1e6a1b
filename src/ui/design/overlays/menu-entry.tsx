import { Link } from 'react-router-dom';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  /** Target of a link; without it `onChoose` is called. */
  readonly to?: string;
  readonly onChoose?: () => void;
  /** Marks an irreversible action in red. */
  readonly end?: boolean;
  readonly disabled?: boolean;
  /** Rendered below 1023 px only, where the header has no links. */
  readonly onlySmall?: boolean;
}

/** Renders one menu item as a link or a button. */
export const MenuEntry = ({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) => {
  const { label, icon, to, onChoose, end = false, disabled = false, onlySmall = false } = item;
  const className = classNames(end && 'end-item', onlySmall && 'only-s') || undefined;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  if (to !== undefined && !disabled) {
    return (
      <Link role="menuitem" tabIndex={-1} className={className} to={to} onClick={onDone}>
        {content}
      </Link>
    );
  }
  const handleClick = (): void => {
    if (disabled) return;
    onDone();
    onChoose?.();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={className} aria-disabled={disabled || undefined} onClick={handleClick}>
      {content}
    </button>
  );
};
