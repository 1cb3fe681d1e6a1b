import { createContext, useContext, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { Title } from '#domain/catalogue/title';
import type { Episode, Season, TitleDetails } from '#domain/catalogue/title-details';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { List } from '#domain/lists/list';
import type { IconName } from '#ui/design/icons/icon.tsx';
import type { MenuItem } from '#ui/design/overlays/menu.tsx';
import type { InfiniteList } from '#ui/features/browse/infinite-grid/use-infinite-list.ts';

/** Titles of a list as a member sees them. */
export type VisibleTitlesView = {
  readonly items: ReadonlyArray<Title>;
  /** Further titles are loaded, but it is not known yet whether the member sees them. */
  readonly isPending: boolean;
  /** Rendered while there is no title to see. */
  readonly nothing: ReactNode;
  /** Number of loaded titles that the member does not see. */
  readonly hiddenCount: number;
  /** Adds the number of hidden titles to a text that counts them too: "124 films, 3 hidden". */
  readonly withHidden: (count: string) => string;
};

export type OwnTitlesFilterRowProps = {
  /** Identifies the list of results. */
  readonly list: string;
  /** All loaded titles. */
  readonly paging: Pick<InfiniteList<Title>, 'items' | 'isLoadingMore' | 'hasMore' | 'failure' | 'loadMore'>;
};

/** Hides titles of a list that the member has on lists or has watched. */
export type OwnTitlesFilter = {
  /** Row above the titles of a list: the switch, and how many titles are hidden. Every list that calls `seen` needs it. */
  readonly Row: ComponentType<OwnTitlesFilterRowProps>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns null for a list whose titles are all seen, and the same object for the same titles until a listener is called. */
  readonly seen: (list: string, titles: ReadonlyArray<Title>) => VisibleTitlesView | null;
};

export type MemberRowActionsProps = {
  readonly title: Title;
  /** Renders the menu of the row with these entries. */
  readonly children: (entries: ReadonlyArray<MenuItem>) => ReactNode;
};

/** An action on the place of a title in a list. */
export type PlaceEntry = { readonly label: string; readonly icon: IconName; readonly onChoose: () => void };

export type MemberCardProps = {
  readonly title: Title;
  /** Entries below the actions on the title, in the menu that replaces the buttons on phones. */
  readonly entries?: ReadonlyArray<PlaceEntry>;
};

/** Parts that only members see; the lazily loaded members' part provides them. */
export type MemberControls = {
  /** Buttons over the poster of a card. */
  readonly Card: ComponentType<MemberCardProps>;
  /** The keys and actions of a title in a row of a table. */
  readonly Row: ComponentType<MemberRowActionsProps>;
  /** Buttons of a title's page. `imdbID` is null until the details are loaded, and if unknown. */
  readonly Page: ComponentType<{ readonly title: Title; readonly imdbID: string | null }>;
  /** Progress of a series above its seasons. `onNext` gets the next episode when the progress is known. */
  readonly Series: ComponentType<{ readonly title: TitleDetails; readonly onNext: (episode: EpisodeNumber) => void }>;
  readonly Season: ComponentType<{ readonly title: TitleDetails; readonly season: Season }>;
  /** A button at the end of an episode's row. */
  readonly Episode: ComponentType<{ readonly title: TitleDetails; readonly season: Season; readonly episode: Episode }>;
  /** Opens the dialog that finds titles by name and adds them to a list of the member. */
  readonly addTitles: (list: List) => void;
  readonly hiding?: OwnTitlesFilter;
};

/** Null for visitors and until the members' part is loaded. */
export const MemberControlsContext = createContext<MemberControls | null>(null);

/** Renders the member's buttons of a card; nothing for visitors. */
export const MemberCardButtons = (props: MemberCardProps): React.JSX.Element | null => {
  const controls = useContext(MemberControlsContext);
  return controls === null ? null : <controls.Card {...props} />;
};

/** Renders the member's row above the titles of a list; nothing for visitors. */
export const OwnTitlesFilterRow = (props: OwnTitlesFilterRowProps): React.JSX.Element | null => {
  const hiding = useContext(MemberControlsContext)?.hiding;
  return hiding === undefined ? null : <hiding.Row {...props} />;
};

/** Hides nothing, as for visitors. */
const hidesNothing: Pick<OwnTitlesFilter, 'subscribe' | 'seen'> = { subscribe: () => () => undefined, seen: () => null };

/** Returns the titles of a list that the member sees; null if these are all of them, as for visitors. */
export const useVisibleTitles = (list: string, titles: ReadonlyArray<Title>): VisibleTitlesView | null => {
  const { subscribe, seen } = useContext(MemberControlsContext)?.hiding ?? hidesNothing;
  return useSyncExternalStore(subscribe, () => seen(list, titles), () => null);
};
