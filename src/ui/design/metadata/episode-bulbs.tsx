import './episode-bulbs.css';

export interface EpisodeBulbsProps {
  readonly total: number;
  /** How many are lit: the first `seen`, or those at the places named. */
  readonly seen: number | ReadonlySet<number>;
}

// More bulbs than this say less, not more: long seasons show a share.
const most = 60;

/** One bulb an episode, lit when it has been seen. */
export const EpisodeBulbs = ({ total, seen }: EpisodeBulbsProps) => {
  const count = typeof seen === 'number' ? Math.min(seen, total) : seen.size;
  const shown = Math.min(total, most);
  const lit = (at: number): boolean => (typeof seen === 'number' || total > most ? at < Math.round((count * shown) / total) : seen.has(at));
  return (
    <span className="ep-bulbs" role="img" aria-label={`${count} of ${total} seen`}>
      {Array.from({ length: shown }, (_, at) => (
        <i key={at} className={lit(at) ? 'on' : undefined} />
      ))}
    </span>
  );
};
