import type { SeriesInProgress } from '#application/history/history-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import { singleEpisode } from '#domain/history/viewing';
import { Button, type ButtonProps } from '#ui/design/buttons/button.tsx';
import { SERIES_IN_PROGRESS_MESSAGES } from '#ui/messages/history/series-shelf.messages.ts';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';

export type NextEpisodeButtonProps = {
  readonly lists: ListUseCases;
  readonly item: SeriesInProgress['item'];
  readonly next: EpisodeNumber;
  /** Small and as wide as its card; else as large as the buttons beside it. */
  readonly small?: boolean;
  readonly kind?: ButtonProps['kind'];
  /** The text of the button; by default "Watched". */
  readonly children?: string;
};

/** Marks the next episode of a series as watched now, which can be undone. */
export const NextEpisodeButton = ({
  lists, item, next: { season, episode }, small = false, kind = 'plain', children,
}: NextEpisodeButtonProps): React.JSX.Element => {
  const run = useRunChange(lists);
  const logEpisode = (): void =>
    void run(
      lists.history.log([{ title: item, parts: [singleEpisode({ season, episode }, item.runtime)], episodes: null }], { kind: 'now' }),
      SERIES_IN_PROGRESS_MESSAGES.done(item.title, season, episode),
    );
  return (
    <Button
      kind={kind}
      small={small}
      wide={small}
      icon="check"
      aria-label={children === undefined ? SERIES_IN_PROGRESS_MESSAGES.markWatched(item.title, season, episode) : undefined}
      onClick={logEpisode}
    >
      {children ?? SERIES_IN_PROGRESS_MESSAGES.watched}
    </Button>
  );
};
