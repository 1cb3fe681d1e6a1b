import { seenEpisodesText } from '#ui/messages/design.messages.ts';
import './episode-bulbs.css';

export interface EpisodeBulbsProps {
  readonly total: number;
  /** Episodes seen: the first `seen` ones, or a set of zero-based indices. */
  readonly seen: number | ReadonlySet<number>;
}

// Longer seasons show a proportional share, because more bulbs than this are unreadable.
const MAX_BULBS = 60;

/** Renders one bulb per episode, lit when the episode has been seen. */
export const EpisodeBulbs = ({ total, seen }: EpisodeBulbsProps) => {
  const count = typeof seen === 'number' ? Math.min(seen, total) : seen.size;
  const shown = Math.min(total, MAX_BULBS);
  const isLit = (index: number): boolean => (typeof seen === 'number' || total > MAX_BULBS ? index < Math.round((count * shown) / total) : seen.has(index));
  return (
    <span className="ep-bulbs" role="img" aria-label={seenEpisodesText(count, total)}>
      {Array.from({ length: shown }, (_, index) => (
        <i key={index} className={isLit(index) ? 'on' : undefined} />
      ))}
    </span>
  );
};
