import { Icon } from '#ui/design/icons/icon.tsx';
import { formatRating, WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import './watched.css';

/** Renders a member's own rating in short: a star and the number. @param rating 0.5 to 10. */
export const RatingBadge = ({ rating }: { readonly rating: number }): React.JSX.Element => (
  <span className="own-rating-badge num" role="img" aria-label={WATCHED_MESSAGES.yourRating(rating)}>
    <Icon name="star" full />
    {formatRating(rating)}
  </span>
);
