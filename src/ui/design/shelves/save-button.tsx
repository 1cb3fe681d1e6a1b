import { IconButton } from '#ui/design/buttons/icon-button.tsx';

export interface SaveButtonProps {
  /** It is on the list already. */
  readonly saved: boolean;
  /** The accessible name: "Watchlist: Casablanca". The state is told apart from it. */
  readonly label: string;
  readonly onPress: () => void;
}

/** The + of a card: keeps the title on a list, or takes it off again. */
export const SaveButton = ({ saved, label, onPress }: SaveButtonProps) => (
  <IconButton className="keep" icon={saved ? 'bookmark' : 'plus'} label={label} pressed={saved} onClick={onPress} />
);
