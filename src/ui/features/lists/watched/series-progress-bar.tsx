import type { CSSProperties } from 'react';
import type { SeriesProgress } from '#domain/history/series/series-progress';
import { SERIES_WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import './watched.css';

type Props = { readonly progress: Pick<SeriesProgress, 'watched' | 'total'>; readonly className?: string };

/** Renders how much of a series is watched as a thin bar; nothing if the number of episodes is unknown. */
export const SeriesProgressBar = ({ progress: { watched, total }, className = '' }: Props): React.JSX.Element | null =>
  total === null || total === 0 ? null : (
    <span
      className={`series-bar ${className}`}
      role="img"
      aria-label={SERIES_WATCHED_MESSAGES.countInWords(watched, total)}
      style={{ '--part': `${(watched / total) * 100}%` } as CSSProperties}
    />
  );
