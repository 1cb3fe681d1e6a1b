import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { personAddress } from '#application/metadata/addresses';
import { CREDIT_KINDS, groupByCredit, type SharedCredit, type CreditKind } from '#domain/catalogue/credits/group-by-credit';
import type { StoredTitle } from '#domain/lists/stored-title';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { CREDIT_MESSAGES, creditLabel, CREDITS_MESSAGES } from '#ui/messages/history/credits.messages.ts';
import { YEAR_MESSAGES } from '#ui/messages/history/year.messages.ts';
import { CreditsNotes } from '#ui/features/history/credits/credits-notes.tsx';
import { useCredits } from '#ui/features/history/credits/use-credits.ts';
import { useNearViewport } from '#ui/design/images/use-near-viewport.ts';

/** Rows of a ranking. */
const ROWS = 8;

type RankingProps = { readonly kind: CreditKind; readonly groups: ReadonlyArray<SharedCredit<StoredTitle>> };

const Ranking = ({ kind, groups }: RankingProps): React.JSX.Element => (
  <Panel level={3} heading={CREDIT_MESSAGES[kind].most}>
    <ol className="year-ranks num">
      {groups.slice(0, ROWS).map(({ key, name, values }) => (
        <li key={key} style={{ '--share': values.length / (groups[0]?.values.length ?? 1) } as React.CSSProperties}>
          <span>
            {kind === 'country' ? creditLabel(kind, name) : <Link to={personAddress(Number(key))}>{name}</Link>}
            <small>{CREDITS_MESSAGES.titles(values.length)}</small>
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);

/**
 * Renders the directors, leading actors and countries of a year's titles, those with most titles first. They are looked up when the section
 * is near.
 */
export const YearPeople = ({ titles }: { readonly titles: ReadonlyArray<StoredTitle> }): React.JSX.Element => {
  const [section, isNear] = useNearViewport();
  const credits = useCredits(titles, isNear);
  const groups = useMemo(
    () =>
      CREDIT_KINDS.map((kind) => ({ kind, groups: groupByCredit(titles, kind, ({ itemKey }) => credits.credits.get(itemKey)) }))
        .filter((each) => each.groups.length > 0),
    [titles, credits.credits],
  );
  return (
    <section ref={section} className="year-part" aria-label={YEAR_MESSAGES.people}>
      <SectionHead heading={YEAR_MESSAGES.people} />
      {groups.length > 0 && (
        <div className="plot-panels">
          {groups.map((each) => <Ranking key={each.kind} {...each} />)}
        </div>
      )}
      <CreditsNotes credits={credits} total={titles.length} hasGroups={groups.length > 0} />
    </section>
  );
};
