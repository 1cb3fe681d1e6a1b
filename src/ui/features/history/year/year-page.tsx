import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { parseYear, yearAddress } from '#application/history/history-view-params';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { EagerRenderContext } from '#ui/design/images/renderer/eager-render-context.ts';
import { useIsPrinting } from '#ui/design/utils/use-is-printing.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { YEAR_MESSAGES } from '#ui/messages/history/year.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { ProfileAreaNotFoundPage } from '#ui/shell/errors/area-not-found-page.tsx';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import { useYear } from './use-year';
import { YearHero } from './year-hero';
import { YearPicture } from './year-picture';
import { YearReview } from './year-review';
import '#ui/features/history/history-page.css';
import './year-page.css';

const YearSkeleton = (): React.JSX.Element => (
  <LoadingRegion label={YEAR_MESSAGES.loading}>
    <span className="sk year-sk-part" aria-hidden="true" />
  </LoadingRegion>
);

/** Years that are offered where the shown one is empty. */
const MAX_OFFERED = 5;

const EmptyYear = ({ year, years }: { readonly year: string; readonly years: ReadonlyArray<string> }): React.JSX.Element => (
  <StatePanel
    board={YEAR_MESSAGES.emptyBoard(year)}
    actions={
      <>
        {years.slice(0, MAX_OFFERED).map((other, index) => (
          <ButtonLink key={other} to={yearAddress(other)} {...(index === 0 && { kind: 'go' })}>{YEAR_MESSAGES.open(other)}</ButtonLink>
        ))}
        {years.length === 0 && <ButtonLink kind="go" to="/movies">{YEAR_MESSAGES.browseFilms}</ButtonLink>}
      </>
    }
  >
    {YEAR_MESSAGES.empty(year)}
  </StatePanel>
);

/** Renders the way back and the choice of the year. Both stay off paper. */
const YearControls = ({ year, years }: { readonly year: string; readonly years: ReadonlyArray<string> }): React.JSX.Element => {
  const navigate = useNavigate();
  const choices = (years.includes(year) ? years : [year, ...years]).map((value) => ({ value, label: value }));
  return (
    <div className="acts year-controls">
      <ButtonLink small icon="clock" to="/user-profile/watch-history">{YEAR_MESSAGES.toHistory}</ButtonLink>
      <ChoiceMenu
        label={YEAR_MESSAGES.year}
        choices={choices}
        value={year}
        set={false}
        onChange={(next) => void navigate(yearAddress(next))}
      />
    </div>
  );
};

const YearOfMember = ({ lists, year: name }: { readonly lists: ListUseCases; readonly year: string }): React.JSX.Element => {
  const year = useYear(lists, name);
  const isPrinting = useIsPrinting();
  const [picture, setPicture] = useState<string | null>(null);
  const hasPicture = picture === name;
  return (
    <EagerRenderContext value={isPrinting}>
      <YearControls year={name} years={year.years} />
      <YearHero
        name={name}
        year={year.status === 'ready' ? year : null}
        hasPicture={hasPicture}
        onPicture={() => setPicture(hasPicture ? null : name)}
      />
      {year.status === 'loading' && <YearSkeleton />}
      {year.failed !== null && <FailureState {...year.failed} />}
      {year.status === 'empty' && <EmptyYear year={name} years={year.years} />}
      {year.status === 'ready' && year.highlights !== null && hasPicture && <YearPicture name={name} year={year} />}
      {year.status === 'ready' && <YearReview key={name} name={name} year={year} />}
    </EagerRenderContext>
  );
};

/** Renders a year of the member's history: numbers, calendar, posters, people, and a picture to share. It prints. */
export const YearPage = (): React.JSX.Element => {
  const own = useOwnLists();
  const year = parseYear(useParams()['year']);
  if (year === null) return <ProfileAreaNotFoundPage />;
  return (
    <div className="history year-page">
      <DocumentHead title={YEAR_MESSAGES.title(year)} description={YEAR_MESSAGES.description} noIndex />
      {own._tag !== 'success' && <YearHero name={year} year={null} hasPicture={false} onPicture={() => undefined} />}
      {own._tag === 'pending' && <YearSkeleton />}
      {own._tag === 'error' && <FailureState failure={own.failure} retry={() => globalThis.location.reload()} />}
      {own._tag === 'success' && <YearOfMember key={own.useCases.uid} lists={own.useCases} year={year} />}
    </div>
  );
};
