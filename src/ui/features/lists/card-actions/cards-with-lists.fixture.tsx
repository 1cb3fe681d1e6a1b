import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { useEffect, useState } from 'react';
import { of } from 'rxjs';
import type { ListSample, ListsScenario } from '#application/lists/list-use-cases.fixture';
import type { SessionListUseCases } from '#application/lists/member-lists-loader';
import { film, newItem } from '#domain/lists/list.fixture';
import { orderKeysBetween } from '#domain/lists/order-key';
import type { MemberChange } from '#domain/lists/member-command';
import type { UserId } from '#domain/users/user-id';
import type { NetworkCondition } from '#storybook/fault-injection.ts';
import { storyMemberLists } from '#storybook/story-lists.ts';
import { storyBackend } from '#storybook/story-users.ts';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { parseItemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import * as O from 'fp-ts/Option';
import { PosterGrid } from '#ui/design/shelves/poster-grid.tsx';
import { longTitle, sampleTitles } from '#ui/design/titles.fixture.ts';
import { Toasts } from '#ui/design/toasts/toasts.tsx';
import { MemberControlsContext, type MemberControls } from '#ui/features/shared/member-controls.tsx';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import { MemberTitleControlsProvider } from './member-title-controls-provider';
import '#ui/design/images/image-filter.css';

const titleOf = ({ title, year, rating, genres }: (typeof sampleTitles)[number], index: number): Title =>
  aTitle({ ...O.toNullable(parseItemKey(`movie-${index + 1}`)), title, year, averageVote: rating, genres, posterPath: null,
    seasonCount: null });

/** Titles of the stories: `movie-1` is Parasite, `movie-2` Casablanca. */
export const storyTitles: ReadonlyArray<Title> = sampleTitles.slice(0, 14).map(titleOf);
export const longStoryTitle: Title = titleOf(longTitle, 20);

/** Lists, changes and the time of a story. */
export type CardsScenario = Pick<ListsScenario, 'lists' | 'history' | 'now' | 'changeFailure'> & { readonly network?: NetworkCondition };

export type CardsWithListsProps = {
  readonly scenario: CardsScenario;
  readonly layout?: 'grid' | 'shelf' | 'ranked';
  readonly titles?: ReadonlyArray<Title>;
  /** The buttons of a title's page instead of cards. */
  readonly page?: Title;
};

const MEMBER = 'story-member' as UserId;
const DEFAULTS = ['watchlist', 'favorites'];
/** Numbers of titles that no story shows. */
const FURTHER = 900_000;

const changesOf = (
  { name, itemKeys = [], count = 0, archived = false, pinned = false }: ListSample,
  order: string,
): ReadonlyArray<MemberChange> => [
  ...(DEFAULTS.includes(name) ? [] : [{ kind: 'create-list' as const, listID: name, name, description: '', order }]),
  {
    kind: 'add-items', listID: name,
    items: [
      ...itemKeys.map((key) => ({ ...film(Number(key.split('-')[1])), itemKey: key })),
      ...Array.from({ length: count }, (_, index) => film(FURTHER + index)),
    ].map((title, index) => newItem(index, { title })),
  },
  ...(archived || pinned ? [{ kind: 'place-list' as const, listID: name, order, pinned, archived }] : []),
];

const NOW = 1_700_000_000_000;

/** Opens a member's lists on the memory backend. */
const openLists = async ({
  lists = [],
  history = [],
  now = NOW, network = 'ok', changeFailure,
}: CardsScenario): Promise<SessionListUseCases> => {
  const clock = { now: () => now };
  const backend = storyBackend({ role: 'member', lists: DEFAULTS.map((name) => ({ listName: name, listID: name })) }, clock);
  const orders = orderKeysBetween(null, null, lists.length) ?? [];
  const changes = [...lists.flatMap((list, index) => changesOf(list, orders[index] ?? '')), ...history];
  const deps = {
    lists: backend.lists, history: backend.history,
    network: { online: of(E.right(network !== 'offline')) },
    clock,
    episodesOf: () => TE.right(null),
  };
  const opened = await storyMemberLists(deps, { changes, ...(changeFailure !== undefined && { changeFailure }) }, () => network).open(
    MEMBER,
  )();
  if (E.isLeft(opened)) throw new Error(`The lists of the story: ${opened.left._tag}`);
  return opened.right;
};

/** Renders cards, or a title's buttons, with a member's title actions over lists on the memory backend. */
export const CardsWithLists = ({ scenario, layout = 'grid', titles = storyTitles, page }: CardsWithListsProps): React.JSX.Element => {
  const [lists, setLists] = useState<SessionListUseCases | null>(null);
  useEffect(() => {
    const opening = openLists(scenario);
    void opening.then(setLists);
    return () => void opening.then(({ close }) => close());
  }, [scenario]);
  const [controls, setControls] = useState<MemberControls | null>(null);
  return (
    <MemberControlsContext value={controls}>
      {lists === null ? null : <MemberTitleControlsProvider lists={lists} onControls={setControls} />}
      <main className="sb" style={{ paddingInline: 0 }}>
        {page !== undefined ? (
          <section
            className="screen on-screen"
            style={{ background: 'var(--screen)', color: 'var(--on-screen)', padding: 'var(--s-6) var(--gutter)' }}
          >
            <h1 className="poster p-xl">{page.title}</h1>
            <div className="acts">{controls === null ? null : <controls.Page title={page} imdbID={null} />}</div>
          </section>
        ) : layout === 'grid' ? (
          <PosterGrid label="Titles">{titles.map((title) => <TitleCard key={title.id} title={title} early />)}</PosterGrid>
        ) : (
          <TitlesShelf heading="Popular" titles={titles} early ranked={layout === 'ranked'} />
        )}
      </main>
      <Toasts />
    </MemberControlsContext>
  );
};
