import { IconButton } from '#ui/design/buttons/icon-button.tsx';

export interface SaveButtonProps {
  /** Whether the title is on the list. */
  readonly saved: boolean;
  /** Accessible name: "Watchlist: Casablanca". `aria-pressed` carries the state. */
  readonly label: string;
  readonly onPress: () => void;
}

/** Renders the + button of a card: adds the title to a list or removes it. */
export const SaveButton = ({ saved, label, onPress }: SaveButtonProps) => (
  <IconButton className="save-btn" icon={saved ? 'bookmark' : 'plus'} label={label} pressed={saved} onClick={onPress} />
);
