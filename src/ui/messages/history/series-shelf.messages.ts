/** The shelf of series in progress on the home page. */
export const SERIES_IN_PROGRESS_MESSAGES = {
  heading: 'Series in progress',
  toHistory: 'Watch history',
  watched: 'Watched',
  markWatched: (title: string, season: number, episode: number): string =>
    `Mark season ${season}, episode ${episode} of ${title} as watched`,
  done: (title: string, season: number, episode: number): string => `Watched season ${season}, episode ${episode} of “${title}”`,
} as const;
