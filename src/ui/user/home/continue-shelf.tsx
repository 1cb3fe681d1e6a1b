import { CLOCK } from '#application/keys';
import type { OpenedTitle } from '#domain/user/user';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { TitleCard } from '../../catalogue/title-card';
import { useService } from '../../services';
import { daysAgo } from '../../words/when';
import { openedCard } from '../opened/opened-card';

/** So many as a shelf is for; the rest is further back than anybody looks. */
const ON_THE_SHELF = 20;
const EARLY = 6;

const noteOf = ({ releaseYear, openedAt }: OpenedTitle, now: number): string =>
  [releaseYear === null ? null : String(releaseYear), daysAgo(openedAt, now)].filter((part) => part !== null).join(' · ');

/** What was opened lately, newest first. */
export const ContinueShelf = ({ opened }: { readonly opened: ReadonlyArray<OpenedTitle> }): React.JSX.Element => {
  const now = useService(CLOCK).now();
  return (
    <Shelf heading="Continue where you left">
      {opened.slice(0, ON_THE_SHELF).map((one, at) => (
        <TitleCard key={one.itemKey} title={openedCard(one)} note={noteOf(one, now)} early={at < EARLY} />
      ))}
    </Shelf>
  );
};
