import type { Title } from '#domain/catalogue/title';
import { isSameTitle, type TitleId } from '#domain/catalogue/title-id';
import type { TitlePage } from '#domain/catalogue/catalogue';
import { Loading, ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { Rail } from '#ui/design/shelves/rail.tsx';
import { Shelf, type ShelfProps } from '#ui/design/shelves/shelf.tsx';
import type { Query } from '../../query/query';
import { useQuery } from '../../query/use-query';
import { FailureNote } from '../../feedback/failure-note';
import { TitleCard } from './title-card';

/** Cards that are in view when a shelf comes into it: ten at 1440 px. */
const IN_VIEW = 10;

type Look = Omit<ShelfProps, 'children'> & {
  /** In the first view of the page: how many of its posters are in the first HTML. False for a shelf further down, laid out when it comes near. */
  readonly early?: boolean | number;
};

type TitlesShelfProps = Look & { readonly titles: ReadonlyArray<Title> };

/** A shelf of titles that are here. */
export const TitlesShelf = ({ titles, early = false, ...look }: TitlesShelfProps): React.JSX.Element => {
  const first = early === true ? IN_VIEW : Number(early);
  return (
    <Shelf {...look} later={early === false}>
      {titles.map((title, at) => (
        <TitleCard key={`${title.mediaType}-${title.id}`} title={title} early={at < first} />
      ))}
    </Shelf>
  );
};

export type TitleShelfProps = Look & {
  readonly question: Query<TitlePage>;
  /** Titles that stand elsewhere on the page already. */
  readonly without?: ReadonlyArray<TitleId>;
};

/** A shelf of what a question answers: its shape while it waits, one line when it fails, and nothing at all when it is empty. */
export const TitleShelf = ({ question, without = [], ...look }: TitleShelfProps): React.JSX.Element | null => {
  const asked = useQuery(question);
  if (asked._tag === 'pending') {
    return (
      <Loading label={`Loading ${look.heading}`}>
        <ShelfSkeleton />
      </Loading>
    );
  }
  if (asked._tag === 'error') {
    return (
      <section className="shelf">
        <Rail heading={look.heading} />
        <FailureNote failure={asked.failure} what={look.heading} retry={asked.retry} />
      </section>
    );
  }
  const titles = asked.value.items.filter((title) => !without.some((other) => isSameTitle(other, title)));
  return titles.length === 0 ? null : <TitlesShelf {...look} titles={titles} />;
};
