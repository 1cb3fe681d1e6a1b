import { useEffect, useMemo } from 'react';
import { CREDIT_KINDS } from '#domain/catalogue/credits/group-by-credit';
import type { TitleRating } from '#domain/history/rating';
import { ratingsByCredit } from '#domain/history/ratings/rating-numbers';
import { matchesRatingFilter, type RatingFilter } from '#domain/history/ratings/rating-query';
import { CREDIT_MESSAGES, creditLabel } from '#ui/messages/history/credits.messages.ts';
import { CreditsNotes } from '#ui/features/history/credits/credits-notes.tsx';
import type { Credits } from '#ui/features/history/credits/use-credits.ts';
import { useNearViewport } from '#ui/design/images/use-near-viewport.ts';
import { RatingGroupsPanel } from './rating-groups-panel';

type Props = {
  readonly ratings: ReadonlyArray<TitleRating>;
  readonly credits: Credits;
  readonly filter: RatingFilter;
  readonly change: (next: Partial<RatingFilter>) => void;
  /** Called when this part comes near the viewport. */
  readonly onNear: () => void;
};

/** Renders the numbers of the ratings by country, director and leading actor. Each follows the filters, apart from its own. */
export const RatingCredits = ({ ratings, credits, filter, change, onNear }: Props): React.JSX.Element => {
  const [part, isNear] = useNearViewport();
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  const known = credits.credits;
  const panels = useMemo(
    () =>
      CREDIT_KINDS.map((kind) => {
        const groups = ratingsByCredit(ratings.filter(matchesRatingFilter({ ...filter, [kind]: null }, known)), kind, known);
        return { kind, groups, names: new Map(groups.map(({ key, name }) => [key, creditLabel(kind, name)])) };
      }).filter(({ groups }) => groups.length > 0),
    [ratings, filter, known],
  );
  return (
    <section ref={part} className="rating-credits">
      {panels.length > 0 && (
        <div className="plot-panels">
          {panels.map(({ kind, groups, names }) => (
            <RatingGroupsPanel
              key={kind}
              heading={CREDIT_MESSAGES[kind].by}
              kind={CREDIT_MESSAGES[kind].kind}
              what={CREDIT_MESSAGES[kind].what}
              groups={groups}
              nameOf={(key) => names.get(key) ?? key}
              chosen={filter[kind]}
              onChoose={(key) => change({ [kind]: key })}
            />
          ))}
        </div>
      )}
      <CreditsNotes credits={credits} total={ratings.length} hasGroups={panels.length > 0} />
    </section>
  );
};
