import { useCallback, useState } from 'react';
import { getHomeShelves } from '#application/profile/home-shelves';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import type { TitleId } from '#domain/catalogue/title-id';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { RecentTitle } from '#domain/users/user';
import { PlannedShelves } from '#ui/features/shared/shelves/planned-shelves.tsx';
import { useDayShelves } from '#ui/features/shared/shelves/use-day-shelves.ts';
import type { ShelfDefinition } from '#ui/features/shared/shelves/shelf-plan.ts';
import { useLateShelves } from '#ui/features/shared/shelves/use-late-shelves.ts';
import { useService } from '#ui/services.tsx';
import { toShelfDefinition } from './to-shelf-definition';

type Titled = Pick<StoredTitle, 'mediaType' | 'movieID'>;

type Props = {
  /** The member's recent titles. */
  readonly content: ReadonlyArray<RecentTitle>;
  /** Titles that the page suggests because of what the member watched and rated. */
  readonly suggested: ReadonlyArray<Titled>;
  /** Titles that the page shows above. */
  readonly shown: ReadonlyArray<Titled>;
  /** Titles that are not for the member. */
  readonly without: ReadonlyArray<TitleId>;
  readonly onShown: (titles: ReadonlyArray<Title>) => void;
};

const useProgrammeShelves = (): ReadonlyArray<ShelfDefinition> => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  return useLateShelves(useCallback(
    (day) => import('./late/late-home-parts.ts').then(({ programmeShelves }) => programmeShelves(catalogue, day)), [catalogue],
  ));
};

/** Returns the shelves of the day: of the embedded catalogue's programme, or themes that TMDB is asked for. */
const useShelvesOfDay = __ON_TMDB__ ? useDayShelves : useProgrammeShelves;

/**
 * Renders shelves of the member's recent titles, or popular ones if titles are suggested at once, then those of the day, without titles
 * that are shown above or not for the member. Suggestions that arrive late replace no shelf.
 */
export const HomeShelfList = ({ content, suggested, shown, without, onShown }: Props): React.JSX.Element => {
  const [isPopular] = useState(suggested.length > 0);
  return (
    <PlannedShelves
      shelves={[...getHomeShelves(isPopular ? [] : content).map(toShelfDefinition), ...useShelvesOfDay()]}
      without={[...without, ...[...shown, ...suggested].map(({ mediaType, movieID }) => ({ mediaType, id: movieID }))]}
      isRefilled
      onShown={onShown}
    />
  );
};
