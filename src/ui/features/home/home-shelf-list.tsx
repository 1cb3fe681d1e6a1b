import type { HomeShelf } from '#application/profile/home-shelves';
import type { TitleId } from '#domain/catalogue/title-id';
import type { StoredTitle } from '#domain/lists/stored-title';
import { PlannedShelves } from '#ui/features/shared/shelves/planned-shelves.tsx';
import { useDayShelves } from '#ui/features/shared/shelves/use-day-shelves.ts';
import { toShelfDefinition } from './to-shelf-definition';

type Props = {
  readonly shelves: ReadonlyArray<HomeShelf>;
  /** Titles that the page shows above. */
  readonly shown: ReadonlyArray<Pick<StoredTitle, 'mediaType' | 'movieID'>>;
  /** Titles that are not for the member. */
  readonly without: ReadonlyArray<TitleId>;
};

/** Renders shelves of the member's preferences, then those of the day, without titles that are shown above or not for the member. */
export const HomeShelfList = ({ shelves, shown, without }: Props): React.JSX.Element => (
  <PlannedShelves
    shelves={[...shelves.map(toShelfDefinition), ...useDayShelves()]}
    without={[...without, ...shown.map(({ mediaType, movieID }) => ({ mediaType, id: movieID }))]}
    isRefilled
  />
);
