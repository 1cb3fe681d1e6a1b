import { CLOCK, IMAGE_URLS } from '#application/service-keys';
import type { ResolvedRecent } from '#application/profile/resolve-recent';
import type { RecentTitle } from '#domain/users/user';
import { Card } from '#ui/design/shelves/card.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { artTitle } from '../shared/title-address';
import { TitleCard } from '../shared/title-card';
import { useService } from '../../services';
import { daysAgo } from '../../messages/relative-time';
import { recentCard } from './recent-card';
import { NotAvailable } from './not-available';

/** So many as a shelf is for; the rest is further back than anybody looks. */
const ON_THE_SHELF = 20;
const EARLY = 6;

const noteOf = ({ releaseYear, openedAt }: RecentTitle, now: number): string =>
  [releaseYear === null ? null : String(releaseYear), daysAgo(openedAt, now)].filter((part) => part !== null).join(' · ');

type CardProps = { readonly opened: RecentTitle; readonly note: string; readonly early: boolean };

/** The same card, leading nowhere: whether the title is in this catalogue is not known yet. */
const LookedForCard = ({ opened, ...look }: CardProps): React.JSX.Element => {
  const picture = useService(IMAGE_URLS).source('poster', opened.posterPath);
  return <Card {...look} as={NotAvailable} to="" title={artTitle(recentCard(opened))} picture={picture} />;
};

/** What was opened lately, newest first. */
export const ContinueShelf = ({ opened }: { readonly opened: ReadonlyArray<ResolvedRecent> }): React.JSX.Element => {
  const now = useService(CLOCK).now();
  return (
    <Shelf heading="Continue where you left">
      {opened.slice(0, ON_THE_SHELF).map(({ title: one, exists }, at) => {
        const look = { note: noteOf(one, now), early: at < EARLY };
        return exists ? <TitleCard key={one.itemKey} title={recentCard(one)} {...look} /> : <LookedForCard key={one.itemKey} opened={one} {...look} />;
      })}
    </Shelf>
  );
};
