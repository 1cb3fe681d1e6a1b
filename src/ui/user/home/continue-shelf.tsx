import { CLOCK, PICTURES } from '#application/keys';
import type { OpenedHere } from '#application/user/opened-here';
import type { OpenedTitle } from '#domain/user/user';
import { Card } from '#ui/design/shelves/card.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { artTitle } from '../../catalogue/title-address';
import { TitleCard } from '../../catalogue/title-card';
import { useService } from '../../services';
import { daysAgo } from '../../words/when';
import { openedCard } from '../opened/opened-card';
import { NotHereYet } from './not-here-yet';

/** So many as a shelf is for; the rest is further back than anybody looks. */
const ON_THE_SHELF = 20;
const EARLY = 6;

const noteOf = ({ releaseYear, openedAt }: OpenedTitle, now: number): string =>
  [releaseYear === null ? null : String(releaseYear), daysAgo(openedAt, now)].filter((part) => part !== null).join(' · ');

type CardProps = { readonly opened: OpenedTitle; readonly note: string; readonly early: boolean };

/** The same card, leading nowhere: whether the title is in this catalogue is not known yet. */
const LookedForCard = ({ opened, ...look }: CardProps): React.JSX.Element => {
  const picture = useService(PICTURES).source('poster', opened.posterPath);
  return <Card {...look} as={NotHereYet} to="" title={artTitle(openedCard(opened))} picture={picture} />;
};

/** What was opened lately, newest first. */
export const ContinueShelf = ({ opened }: { readonly opened: ReadonlyArray<OpenedHere> }): React.JSX.Element => {
  const now = useService(CLOCK).now();
  return (
    <Shelf heading="Continue where you left">
      {opened.slice(0, ON_THE_SHELF).map(({ opened: one, isHere }, at) => {
        const look = { note: noteOf(one, now), early: at < EARLY };
        return isHere ? <TitleCard key={one.itemKey} title={openedCard(one)} {...look} /> : <LookedForCard key={one.itemKey} opened={one} {...look} />;
      })}
    </Shelf>
  );
};
