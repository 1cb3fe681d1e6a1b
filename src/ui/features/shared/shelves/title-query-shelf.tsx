import type { Title } from '#domain/catalogue/title';
import type { Failure } from '#domain/shared/failure';
import type { TitlePage } from '#domain/catalogue/catalogue';
import { LoadingRegion, ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { Shelf, type ShelfProps } from '#ui/design/shelves/shelf.tsx';
import { PartBoundary } from '#ui/shell/errors/part-boundary.tsx';
import type { Query } from '#ui/query/query.ts';
import { useQuery, type QueryResult } from '#ui/query/use-query.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { loadingPartText } from '#ui/messages/catalogue/catalogue.messages.ts';

/** Number of visible cards of a shelf: ten at 1440 px. */
const IN_VIEW = 10;

type ShelfLayoutProps = Omit<ShelfProps, 'children'> & {
  /** Number of posters in the initial HTML, for a shelf in the first view. False for a shelf further down, laid out when scrolled near. */
  readonly early?: boolean | number;
};

type TitlesShelfProps = ShelfLayoutProps & { readonly titles: ReadonlyArray<Title> };

/** Renders a shelf of loaded titles. */
export const TitlesShelf = ({ titles, early = false, ...layout }: TitlesShelfProps): React.JSX.Element => {
  const first = early === true ? IN_VIEW : Number(early);
  return (
    <PosterRowContext value={titles.map(toArtTitle)}>
      <Shelf {...layout} later={early === false}>
        {titles.map((title, index) => (
          <TitleCard key={`${title.mediaType}-${title.id}`} title={title} early={index < first} />
        ))}
      </Shelf>
    </PosterRowContext>
  );
};

export type TitleQueryShelfProps = ShelfLayoutProps & { readonly question: Query<TitlePage> };

type ResultShelfProps = ShelfLayoutProps & { readonly result: QueryResult<ReadonlyArray<Title>> };

const FailedShelf = ({
  heading, failure, retry,
}: {
  readonly heading: string;
  readonly failure: Failure;
  readonly retry: () => void;
}): React.JSX.Element => (
  <section className="shelf">
    <SectionHead heading={heading} />
    <FailureNote failure={failure} what={heading} retry={retry} />
  </section>
);

const ShelfContent = ({ result, ...layout }: ResultShelfProps): React.JSX.Element | null => {
  if (result._tag === 'pending') {
    return (
      <LoadingRegion label={loadingPartText(layout.heading)}>
        <ShelfSkeleton />
      </LoadingRegion>
    );
  }
  if (result._tag === 'error') return <FailedShelf heading={layout.heading} failure={result.failure} retry={result.retry} />;
  return result.value.length === 0 ? null : <TitlesShelf {...layout} titles={result.value} />;
};

/** Renders a shelf of a result's titles: a skeleton while pending, one line on any failure, nothing when empty. */
export const QueryResultShelf = (shelf: ResultShelfProps): React.JSX.Element => (
  <PartBoundary fallback={(failure, retry) => <FailedShelf heading={shelf.heading} failure={failure} retry={retry} />}>
    <ShelfContent {...shelf} />
  </PartBoundary>
);

/** Renders a shelf of a query's titles. */
export const TitleQueryShelf = ({ question, ...layout }: TitleQueryShelfProps): React.JSX.Element => {
  const result = useQuery(question);
  return <QueryResultShelf {...layout} result={result._tag === 'success' ? { ...result, value: result.value.items } : result} />;
};
