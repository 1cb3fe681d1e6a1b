import { useMemo, useState } from 'react';
import { listUseCasesOf, type ListsScenario } from '#application/lists/list-use-cases.fixture';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { parseItemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import * as O from 'fp-ts/Option';
import { PosterGrid } from '#ui/design/shelves/poster-grid.tsx';
import { longTitle, sampleTitles } from '#ui/design/titles.fixture.ts';
import { Toasts } from '#ui/design/toasts/toasts.tsx';
import { MemberSlotsContext, type MemberSlots } from '../../shared/member-slots';
import { TitleCard } from '../../shared/title-card';
import { TitlesShelf } from '../../shared/shelves/title-shelf';
import { ListControls } from './list-controls';

const titleOf = ({ title, year, rating, genres }: (typeof sampleTitles)[number], index: number): Title =>
  aTitle({ ...O.toNullable(parseItemKey(`movie-${index + 1}`)), title, year, vote: rating, genres, posterPath: null, seasonCount: null });

/** Titles of the stage: `movie-1` is Parasite, `movie-2` Casablanca. */
export const stageTitles: ReadonlyArray<Title> = sampleTitles.slice(0, 14).map(titleOf);
export const longStageTitle: Title = titleOf(longTitle, 20);

export type ListsStageProps = {
  readonly scenario: ListsScenario;
  readonly layout?: 'grid' | 'shelf' | 'ranked';
  readonly titles?: ReadonlyArray<Title>;
  /** The buttons of a title's page instead of cards. */
  readonly page?: Title;
};

/** Renders cards, or a title's buttons, with a member's list controls over lists in memory. */
export const ListsStage = ({ scenario, layout = 'grid', titles = stageTitles, page }: ListsStageProps): React.JSX.Element => {
  const lists = useMemo(() => listUseCasesOf(scenario), [scenario]);
  const [slots, setSlots] = useState<MemberSlots | null>(null);
  return (
    <MemberSlotsContext value={slots}>
      <ListControls lists={lists} onSlots={setSlots} />
      <main className="sb" style={{ paddingInline: 0 }}>
        {page !== undefined ? (
          <section className="screen on-screen" style={{ background: 'var(--screen)', color: 'var(--on-screen)', padding: 'var(--s-6) var(--gutter)' }}>
            <h1 className="poster p-xl">{page.title}</h1>
            <div className="acts">{slots === null ? null : <slots.Page title={page} imdbID={null} />}</div>
          </section>
        ) : layout === 'grid' ? (
          <PosterGrid label="Titles">{titles.map((title) => <TitleCard key={title.id} title={title} early />)}</PosterGrid>
        ) : (
          <TitlesShelf heading="Popular" titles={titles} early ranked={layout === 'ranked'} />
        )}
      </main>
      <Toasts />
    </MemberSlotsContext>
  );
};
