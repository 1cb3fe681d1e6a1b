import type { LinkProps } from 'react-router-dom';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { ResolvedRecent } from '#application/profile/resolve-recent-titles';
import type { RecentTitle } from '#domain/users/user';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { Card } from '#ui/design/shelves/card.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { useService } from '#ui/services.tsx';
import { daysAgoText } from '#ui/messages/format/relative-time.ts';
import { recentCard } from './recent-card';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';
import { useNow } from '#ui/hooks/use-today.ts';

/** Replaces the link of a card while the path of its title is unknown. */
const NotAvailable = ({ children }: LinkProps): React.JSX.Element => <a>{children}</a>;

/** Cards on the shelf; older titles are unlikely to be looked for. */
const MAX_CARDS = 20;
/** Cards in the first view, whose images load first. */
const EARLY_CARDS = 6;

const noteOf = ({ releaseYear, openedAt }: RecentTitle, now: number): string =>
  [releaseYear === null ? null : String(releaseYear), daysAgoText(openedAt, now)].filter((part) => part !== null).join(' · ');

type CardProps = { readonly recent: RecentTitle; readonly note: string; readonly early: boolean };

/** Renders a card without link, while it is unknown whether this catalogue has the title. */
const UnresolvedCard = ({ recent, ...cardProps }: CardProps): React.JSX.Element => {
  const image = useService(IMAGE_URL_BUILDER).source('poster', recent.posterPath);
  return <Card {...cardProps} as={NotAvailable} to="" title={toArtTitle(recentCard(recent))} image={image} />;
};

/** Renders the recent titles, newest first. */
export const RecentShelf = ({ recent }: { readonly recent: ReadonlyArray<ResolvedRecent> }): React.JSX.Element => {
  const now = useNow();
  const shown = recent.slice(0, MAX_CARDS);
  return (
    <PosterRowContext value={shown.map(({ title }) => toArtTitle(recentCard(title)))}>
      <Shelf heading={HOME_MESSAGES.recentlyViewed}>
        {shown.map(({ title, exists }, index) => {
          const cardProps = { note: noteOf(title, now), early: index < EARLY_CARDS };
          return exists ? (
            <TitleCard key={title.itemKey} title={recentCard(title)} {...cardProps} />
          ) : (
            <UnresolvedCard key={title.itemKey} recent={title} {...cardProps} />
          );
        })}
      </Shelf>
    </PosterRowContext>
  );
};
