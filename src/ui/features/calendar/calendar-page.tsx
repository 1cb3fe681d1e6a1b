import { Fragment } from 'react';
import { calendarViewParams, parseCalendarView } from '#application/calendar/calendar-view-params';
import type { CalendarPlace } from '#domain/calendar/coming-event';
import type { UnreadTitle } from '#domain/calendar/look-up-titles';
import { MAX_FILMS, MAX_SERIES } from '#domain/calendar/followed-titles';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { APP_CONFIG, CATALOGUE_USE_CASES } from '#application/service-keys';
import type { List } from '#domain/lists/list';
import { Button } from '#ui/design/buttons/button.tsx';
import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useToday } from '#ui/hooks/use-today.ts';
import { FAILURE_ACTION_LABELS, failureMessage } from '#ui/messages/failure.messages.ts';
import { CALENDAR_MESSAGES } from '#ui/messages/history/calendar.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import { useUrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { ProfileError } from '#ui/features/profile/profile-layout.tsx';
import { catalogueStatsQuery } from '#ui/features/shared/catalogue-queries.ts';
import { CalendarAddress } from './calendar-address';
import { CalendarReminders } from './calendar-reminders';
import { CalendarViews } from './calendar-view';
import { useReleaseRegion } from '#ui/features/services/own-services.ts';
import { useCalendar } from './use-calendar';
import './calendar-page.css';

const ROWS = [64, 48, 72, 40, 56, 60];

const AgendaSkeleton = (): React.JSX.Element => (
  <LoadingRegion label={CALENDAR_MESSAGES.loading}>
    <div className="agenda" aria-hidden="true">
      <SkeletonBar shape="h" wide="9rem" />
      {ROWS.map((width) => (
        <span key={width} className="coming">
          <span className="art sk" />
          <SkeletonBar wide={`${width}%`} />
        </span>
      ))}
    </div>
  </LoadingRegion>
);

const NothingComing = (): React.JSX.Element => (
  <StatePanel
    board={CALENDAR_MESSAGES.emptyBoard}
    links={[
      { to: '/tv-shows', text: CALENDAR_MESSAGES.browseSeries }, { to: '/user-profile/watchlist', text: CALENDAR_MESSAGES.toWatchlist },
    ]}
  >
    {CALENDAR_MESSAGES.empty}
  </StatePanel>
);

/** Says that the catalogue has no coming dates, and where it ends. */
const NoFuture = (): React.JSX.Element => {
  const stats = useQuery(catalogueStatsQuery(useService(CATALOGUE_USE_CASES)));
  if (stats._tag === 'pending') return <AgendaSkeleton />;
  if (stats._tag === 'error') return <FailureState failure={stats.failure} retry={stats.retry} />;
  return (
    <StatePanel
      board={CALENDAR_MESSAGES.noFutureBoard}
      links={[
        { to: '/user-profile/watchlist', text: CALENDAR_MESSAGES.toWatchlist },
        { to: '/user-profile/watch-history', text: CALENDAR_MESSAGES.toHistory },
      ]}
    >
      {CALENDAR_MESSAGES.noFuture(stats.value.asOf, stats.value.lastYear)}
    </StatePanel>
  );
};

type UnreadProps = { readonly unread: ReadonlyArray<UnreadTitle>; readonly isReading: boolean; readonly retry: () => void };

/** Names the titles that could not be looked up. */
const UnreadNote = ({ unread, isReading, retry }: UnreadProps): React.JSX.Element | null => {
  const [first] = unread;
  return first === undefined ? null : (
    <div className="failed-note calendar-unread" role="status">
      <p>{CALENDAR_MESSAGES.unread(unread.map(({ title }) => title.title))} {failureMessage(first.failure).sentence}</p>
      <Button
        ref={moveFocusOnRemoval} small busy={isReading} onClick={retry}
        aria-label={FAILURE_ACTION_LABELS.retryPart(CALENDAR_MESSAGES.unreadPart)}
      >
        {FAILURE_ACTION_LABELS.retry}
      </Button>
    </div>
  );
};

type ComingProps = Pick<CalendarPlace, 'region'> & { readonly lists: ListUseCases; readonly all: ReadonlyArray<List> };

const ComingTitles = ({ lists, all, region }: ComingProps): React.JSX.Element => {
  const today = useToday();
  const control = useUrlState(parseCalendarView, calendarViewParams);
  const watchlistID = all.find(({ name }) => name === 'watchlist')?.listID ?? null;
  const { state, isReading, retry } = useCalendar({ lists, watchlistID, today, region });
  if (state._tag === 'pending') return <AgendaSkeleton />;
  if (state._tag === 'error') return <FailureState failure={state.failure} retry={retry} />;
  const { progress, progress: { events, unread, unread: [first], checked, total } } = state;
  if (first !== undefined && unread.length === total) return <FailureState failure={first.failure} retry={retry} />;
  return (
    <>
      <p className="calendar-progress faint num" role="status">
        {isReading && total > 0 ? CALENDAR_MESSAGES.checked(checked, total) : ''}
      </p>
      {!(isReading && checked < total) && <UnreadNote unread={unread} isReading={isReading} retry={retry} />}
      {events.length > 0 && <CalendarViews {...control} progress={progress} today={today} isReading={isReading} />}
      {events.length === 0 && isReading && <AgendaSkeleton />}
      {events.length === 0 && !isReading && unread.length === 0 && <NothingComing />}
    </>
  );
};

/** Renders the titles, and the reminders and the address, which can be turned off also if the titles cannot be read. */
const MemberCalendar = ({ region }: { readonly region: string | null | undefined }): React.JSX.Element => {
  const useCases = useListUseCases();
  const own = useOwnLists();
  if (useCases === null || own._tag === 'pending') return <AgendaSkeleton />;
  return (
    <Fragment key={useCases.uid}>
      {own._tag === 'error' && <FailureState failure={own.failure} retry={() => globalThis.location.reload()} />}
      {own._tag === 'success' && (region === undefined ? <ProfileError /> : <ComingTitles lists={useCases} all={own.all} region={region} />)}
      <CalendarReminders />
      <CalendarAddress api={useCases.calendarAddress} />
    </Fragment>
  );
};

/** Renders what comes next of a member's series and watchlist, from today on. */
export const CalendarPage = (): React.JSX.Element => {
  const { isCatalogueCurrent } = useService(APP_CONFIG);
  const region = useReleaseRegion();
  return (
    <div className="calendar own-list">
      <DocumentHead title={CALENDAR_MESSAGES.title} description={CALENDAR_MESSAGES.description} noIndex />
      <DisplayHeading level={1} size="l" focusable>
        {CALENDAR_MESSAGES.title}
      </DisplayHeading>
      {isCatalogueCurrent && <p className="calendar-intro quiet">{CALENDAR_MESSAGES.intro(MAX_SERIES, MAX_FILMS, region)}</p>}
      {isCatalogueCurrent ? <MemberCalendar region={region} /> : <NoFuture />}
    </div>
  );
};
