import { Link } from 'react-router-dom';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  /** A link; otherwise `onChoose` is called. */
  readonly to?: string;
  readonly onChoose?: () => void;
  /** Cannot be taken back: velvet letters. */
  readonly end?: boolean;
  readonly disabled?: boolean;
  /** Shown below 1024 px only, where the header has no links. */
  readonly onlySmall?: boolean;
}

/** One entry of a menu. */
export const MenuEntry = ({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) => {
  const { label, icon, to, onChoose, end = false, disabled = false, onlySmall = false } = item;
  const className = classNames(end && 'end-item', onlySmall && 'only-s') || undefined;
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  if (to !== undefined && !disabled) {
    return (
      <Link role="menuitem" tabIndex={-1} className={className} to={to} onClick={onDone}>
        {inside}
      </Link>
    );
  }
  const choose = (): void => {
    if (disabled) return;
    onDone();
    onChoose?.();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={className} aria-disabled={disabled || undefined} onClick={choose}>
      {inside}
    </button>
  );
};
