import { IconButton } from '#ui/design/buttons/icon-button.tsx';

export interface KeepButtonProps {
  /** It is on the list already. */
  readonly kept: boolean;
  /** The accessible name: "Watchlist: Casablanca". The state is told apart from it. */
  readonly label: string;
  readonly onPress: () => void;
}

/** The + of a card: keeps the title on a list, or takes it off again. */
export const KeepButton = ({ kept, label, onPress }: KeepButtonProps) => (
  <IconButton className="keep" icon={kept ? 'bookmark' : 'plus'} label={label} pressed={kept} onClick={onPress} />
);
