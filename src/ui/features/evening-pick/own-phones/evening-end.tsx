import { addressOfQuestion, noEveningParams } from '#application/evening-pick/evening-params';
import { addressOfStart } from '#application/shared-evening/evening-address';
import type { Failure } from '#domain/shared/failure';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { HeadingSkeleton, LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';

type EndProps = { readonly board: ReadonlyArray<string>; readonly text: string };

/** Says that the evening cannot go on, and offers another one. */
export const EveningEnd = ({ board, text }: EndProps): React.JSX.Element => (
  <StatePanel
    level={1}
    board={board}
    actions={
      <>
        <ButtonLink kind="go" to={addressOfStart(noEveningParams)}>{SHARED_EVENING_MESSAGES.again}</ButtonLink>
        <ButtonLink to={addressOfQuestion({})}>{SHARED_EVENING_MESSAGES.alone}</ButtonLink>
      </>
    }
  >
    {text}
  </StatePanel>
);

/** Renders the time before this browser has its place, and why it gets none. */
export const Joining = ({ failure, onRetry }: { readonly failure: Failure | null; readonly onRetry: () => void }): React.JSX.Element => {
  if (failure?._tag === 'not-found') return <EveningEnd board={SHARED_EVENING_MESSAGES.overBoard} text={SHARED_EVENING_MESSAGES.over} />;
  if (failure?._tag === 'conflict') return <EveningEnd board={SHARED_EVENING_MESSAGES.fullBoard} text={SHARED_EVENING_MESSAGES.full} />;
  if (failure !== null) return <FailureState level={1} failure={failure} retry={onRetry} />;
  return (
    <LoadingRegion label={SHARED_EVENING_MESSAGES.joining}>
      <div className="searching">
        <HeadingSkeleton>{SHARED_EVENING_MESSAGES.title}</HeadingSkeleton>
        <SkeletonBar wide="min(24rem, 70vw)" />
      </div>
    </LoadingRegion>
  );
};
