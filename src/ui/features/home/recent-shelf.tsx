import type { RecentTitle } from '#domain/users/user';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { daysAgoText } from '#ui/messages/format/relative-time.ts';
import { recentCard } from './recent-card';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';
import { useNow } from '#ui/hooks/use-today.ts';

/** Cards on the shelf; older titles are unlikely to be looked for. */
const MAX_CARDS = 20;
/** Cards in the first view, whose images load first. */
const EARLY_CARDS = 6;

const noteOf = ({ releaseYear, openedAt }: RecentTitle, now: number): string =>
  [releaseYear === null ? null : String(releaseYear), daysAgoText(openedAt, now)].filter((part) => part !== null).join(' · ');

/** Renders the recent titles, newest first. */
export const RecentShelf = ({ recent }: { readonly recent: ReadonlyArray<RecentTitle> }): React.JSX.Element => {
  const now = useNow();
  const shown = recent.slice(0, MAX_CARDS);
  return (
    <PosterRowContext value={shown.map((title) => toArtTitle(recentCard(title)))}>
      <Shelf heading={HOME_MESSAGES.recentlyViewed}>
        {shown.map((title, index) => (
          <TitleCard key={title.itemKey} title={recentCard(title)} note={noteOf(title, now)} early={index < EARLY_CARDS} />
        ))}
      </Shelf>
    </PosterRowContext>
  );
};
