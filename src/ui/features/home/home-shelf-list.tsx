import type { HomeShelf } from '#application/profile/home-shelves';
import type { StoredTitle } from '#domain/lists/stored-title';
import { PlannedShelves } from '#ui/features/shared/shelves/planned-shelves.tsx';
import { toShelfDefinition } from './to-shelf-definition';

type Props = { readonly shelves: ReadonlyArray<HomeShelf>; readonly shown: ReadonlyArray<Pick<StoredTitle, 'mediaType' | 'movieID'>> };

/** Renders shelves that match the member's preferences, without titles that the page shows above. */
export const HomeShelfList = ({ shelves, shown }: Props): React.JSX.Element => (
  <PlannedShelves
    shelves={shelves.map(toShelfDefinition)}
    without={shown.map(({ mediaType, movieID }) => ({ mediaType, id: movieID }))}
    isRefilled
  />
);
