import { useLocation, useSearchParams } from 'react-router-dom';
import type { SeasonSummary } from '#domain/catalogue/title-details';

type ChosenSeason = {
  readonly season: SeasonSummary | undefined;
  readonly choose: (number: number) => void;
};

/**
 * Returns the season in the URL (`season=2`); the first one if the parameter is missing or unknown. `choose` replaces the URL
 * without a history entry: Back leaves the series instead of undoing each season.
 */
export const useSeason = (seasons: ReadonlyArray<SeasonSummary>): ChosenSeason => {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const [first] = seasons;
  const seasonParameter = parameters.get('season');
  const choose = (number: number): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (number === first?.number) next.delete('season');
        else next.set('season', String(number));
        return next;
      },
      { replace: true, state, preventScrollReset: true },
    );
  return { season: seasons.find(({ number }) => String(number) === seasonParameter) ?? first, choose };
};
