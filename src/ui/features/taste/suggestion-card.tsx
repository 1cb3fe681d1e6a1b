import type { TasteSuggestion } from '#domain/taste/suggest-from-model';
import { Button } from '#ui/design/buttons/button.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { becauseText, TURNED_DOWN_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import './taste.css';

type Props = {
  readonly suggestion: TasteSuggestion;
  /** The shelf's heading says why its titles are there. */
  readonly isReasonInHeading: boolean;
  readonly onTurnDown: () => void;
};

/** Renders a suggested title with the reason, and a button that turns it down. When it goes, the focus moves to its neighbour. */
export const SuggestionCard = ({ suggestion: { title, because }, isReasonInHeading, onTurnDown }: Props): React.JSX.Element => (
  <div ref={moveFocusOnRemoval} className="suggestion-card">
    <TitleCard title={title} {...(!isReasonInHeading && { note: becauseText(because) })} />
    <Button small wide icon="close" aria-label={TURNED_DOWN_MESSAGES.turnDownTitle(title.title)} onClick={onTurnDown}>
      {TURNED_DOWN_MESSAGES.turnDown}
    </Button>
  </div>
);
