import { Button } from '#ui/design/buttons/button.tsx';
import { SERIES_IN_PROGRESS_MESSAGES } from '#ui/messages/history/series-shelf.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { NextEpisodeButtonProps } from './next-episode-button';

/** Keeps the room of the button. */
const Waiting = ({ kind = 'plain', small = false, children }: NextEpisodeButtonProps): React.JSX.Element => (
  <Button kind={kind} small={small} wide={small} icon="check" busy>{children ?? SERIES_IN_PROGRESS_MESSAGES.watched}</Button>
);

/** Renders the button that marks the next episode; its code loads after the page. */
export const LazyNextEpisodeButton = lazyOptionalPart<NextEpisodeButtonProps>(
  () => import('./next-episode-button').then((module) => module.NextEpisodeButton), () => null, Waiting,
);
