import { useLocation, useSearchParams } from 'react-router-dom';
import type { SeasonSummary } from '#domain/catalogue/title-details';

type ChosenSeason = {
  readonly season: SeasonSummary | undefined;
  readonly choose: (number: number) => void;
};

/**
 * The season that the address names (`season=2`), the first where it names none or one that there is not. Choosing replaces the
 * address: the way back leaves the series, not each season.
 */
export const useSeason = (seasons: ReadonlyArray<SeasonSummary>): ChosenSeason => {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const [first] = seasons;
  const named = parameters.get('season');
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
  return { season: seasons.find(({ number }) => String(number) === named) ?? first, choose };
};
