import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answersAt, isTimeOver, QUESTION_PATH } from '#application/evening-pick/evening-params';
import type { EveningSession, EveningState } from '#application/shared-evening/evening-session';
import { eveningStep, type EveningStep } from '#domain/shared-evening/evening-step';
import { timeOfEvening, type JoinedEvening, type SharedEvening } from '#domain/shared-evening/shared-evening';
import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import { isNetworkError } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { eveningText } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { timeOverText } from '#ui/messages/catalogue/pick/time-note.ts';
import { SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';
import { catalogueEveningFilters } from '#ui/features/evening-pick/use-candidates.ts';
import { useMinute } from '#ui/features/evening-pick/use-minute.ts';
import { AnswerOfPerson } from './answer-of-person';
import { EveningEnd, Joining } from './evening-end';
import { EveningResult } from './evening-result';
import { Invite } from './invite';
import { OfferTitles } from './offer-titles';
import { useFocusOnStep } from './use-focus-on-step';
import { useRefresh, useSharedEvening } from './use-shared-evening';
import { VoteOnTitles } from './vote-on-titles';

/** Returns the filters of the two people's moods together, and of either's. @param minutes that are left; null for no limit. */
const useFilters = ({ mediaType, moods }: SharedEvening, minutes: number | null) => {
  const key = JSON.stringify(moods ?? []);
  return useMemo(() => {
    const people = JSON.parse(key) as NonNullable<SharedEvening['moods']>;
    return {
      both: catalogueEveningFilters({ mediaType, minutes, people }),
      either: catalogueEveningFilters({ mediaType, minutes, people: [[...new Set(people.flat())]] }),
    };
  }, [key, mediaType, minutes]);
};

type StepProps = {
  readonly joined: JoinedEvening;
  readonly state: EveningState;
  readonly session: EveningSession;
  readonly step: EveningStep;
  readonly onNext: (round: number) => void;
};

/** Renders the step at which this person is. */
const Step = ({ joined: { evening, person }, state, session, step, onNext }: StepProps): React.JSX.Element => {
  const { failure, isSending } = state;
  const navigate = useNavigate();
  const now = useMinute();
  const { mediaType } = evening;
  const time = timeOfEvening(evening);
  const fitting = useFilters(evening, answersAt({ mediaType, time, people: [] }, now).minutes);
  // The titles have fitted the time when they were looked for. How they fit is said of the moods alone.
  const filters = useFilters(evening, null);
  const leave = (
    <Button
      kind="bare"
      busy={isSending}
      onClick={() => void session.reply({ leaves: true }).then((isSent) => (isSent ? navigate(QUESTION_PATH) : undefined))}
    >
      {SHARED_EVENING_MESSAGES.leave}
    </Button>
  );
  const shared = { filters, moods: evening.moods ?? [], brought: evening.brought, time, now };
  const invite = evening.people.length === 1 ? <Invite evening={evening} /> : null;
  const head = <PageHead heading={SHARED_EVENING_MESSAGES.title} note={eveningText({ mediaType, time })} />;
  // Nothing can fit any more: no titles are offered, and more time or another mood does not help.
  if ((step.kind === 'searching' || step.kind === 'nothing') && isTimeOver({ time }, now))
    return <EveningEnd board={SHARED_EVENING_MESSAGES.overBoard} text={timeOverText(time)} />;
  switch (step.kind) {
    case 'left':
      return <EveningEnd board={SHARED_EVENING_MESSAGES.leftBoard} text={SHARED_EVENING_MESSAGES[step.isByOther ? 'left' : 'ownLeft']} />;
    case 'nothing':
      return <EveningEnd board={SHARED_EVENING_MESSAGES.nothingBoard} text={SHARED_EVENING_MESSAGES.nothing} />;
    case 'moods':
      return (
        <>
          {head}
          {invite ?? <p className="question-note here quiet">{SHARED_EVENING_MESSAGES.here}</p>}
          <AnswerOfPerson evening={evening} state={state} session={session} />
        </>
      );
    case 'waiting':
      return (
        <>
          <StatePanel level={1} board={SHARED_EVENING_MESSAGES.waitingBoard} actions={leave}>
            {SHARED_EVENING_MESSAGES.waiting[step.until]}
          </StatePanel>
          {failure !== null && isNetworkError(failure) && (
            <p className="question-note quiet" role="status">{SHARED_EVENING_MESSAGES.keepTrying}</p>
          )}
          {invite}
        </>
      );
    case 'searching':
      return (
        <>
          {head}
          {failure === null ? (
            <OfferTitles
              evening={evening}
              filters={fitting}
              isOffered={step.isOffered}
              onOffer={(titles) => void session.reply({ titles })}
            />
          ) : (
            <FailureState failure={failure} retry={() => void session.refresh()} />
          )}
        </>
      );
    case 'voting':
      return (
        <VoteOnTitles
          key={step.round}
          {...shared}
          {...{ isSending, failure }}
          ballot={`${evening.id} ${step.round}`}
          titles={step.titles}
          onVoted={(liked) => session.reply({ vote: { round: step.round, liked } })}
        />
      );
    case 'result':
      return (
        <EveningResult {...shared} step={step} hasOtherLeft={evening.people[1 - person]?.hasLeft === true} onNext={onNext} leave={leave} />
      );
  }
};

/** Steps in which only this person acts, or nothing can change; nor can it once somebody has left. */
const WITHOUT_REFRESH: ReadonlyArray<EveningStep['kind']> = ['voting', 'nothing'];

/** Renders an evening, which this browser joins when it opens the link. */
export const OpenedEvening = ({ evenings, id }: { readonly evenings: SharedEvenings; readonly id: string }): React.JSX.Element => {
  const { session, state } = useSharedEvening(evenings, id);
  const [goesOnWith, setGoesOnWith] = useState(0);
  const { joined, failure } = state;
  const step = joined === null ? null : eveningStep(joined.evening, joined.person, goesOnWith);
  const isOver = failure?._tag === 'not-found';
  const isLeft = joined?.evening.people.some(({ hasLeft }) => hasLeft) === true;
  useRefresh(session, step !== null && !isOver && !isLeft && !WITHOUT_REFRESH.includes(step.kind));
  const frame = useFocusOnStep(step === null ? null : step.kind === 'voting' ? `${step.kind} ${step.round}` : step.kind);
  if (joined === null || step === null || isOver) return <Joining failure={failure} onRetry={() => void session.join()} />;
  return (
    <div ref={frame}>
      <Step joined={joined} state={state} session={session} step={step} onNext={setGoesOnWith} />
    </div>
  );
};
