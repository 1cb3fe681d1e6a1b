import { NO_VOTES_TEXT, OUT_OF_TEN_TEXT } from '#ui/messages/design.messages.ts';
import './score-badge.css';

/** Renders a rating out of ten with one decimal: "8.2 of 10". Null means that there are no votes. */
export const ScoreBadge = ({ rating }: { readonly rating: number | null }) =>
  rating === null ? (
    <span className="score">{NO_VOTES_TEXT}</span>
  ) : (
    <span className="score">
      <span className="poster">{rating.toFixed(1)}</span>
      <span>{OUT_OF_TEN_TEXT}</span>
    </span>
  );
