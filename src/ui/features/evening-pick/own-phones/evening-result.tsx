import type { TimeLeft } from '#application/evening-pick/evening-params';
import type { EveningStep } from '#domain/shared-evening/evening-step';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Mood } from '#domain/evening-pick/mood';
import { Button } from '#ui/design/buttons/button.tsx';
import { CardSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { Card } from '#ui/design/shelves/card.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';
import { titleAddress, toArtTitle } from '#ui/features/shared/title-address.ts';
import { useService } from '#ui/services.tsx';
import { PickActions } from '#ui/features/evening-pick/pick-actions.tsx';
import { EveningTitle } from './evening-title';
import type { FiltersOfTwo } from './offer-titles';
import { LoadingTitle, useTitle } from './vote-on-titles';

type Props = {
  readonly step: Extract<EveningStep, { readonly kind: 'result' }>;
  readonly filters: FiltersOfTwo;
  readonly moods: ReadonlyArray<ReadonlyArray<Mood>>;
  /** Item keys of titles that one of them brought. */
  readonly brought: ReadonlyArray<string>;
  /** How long there is. */
  readonly time: TimeLeft;
  readonly now: number;
  readonly hasOtherLeft: boolean;
  readonly onNext: (round: number) => void;
  /** The button that ends the evening. */
  readonly leave: React.JSX.Element;
};

/** Renders another title that both said yes to; nothing if the catalogue does not answer. */
const LikedCard = ({ titleKey }: { readonly titleKey: string }): React.JSX.Element | null => {
  const images = useService(IMAGE_URL_BUILDER);
  const title = useTitle(titleKey);
  if (title._tag !== 'success') return title._tag === 'pending' ? <CardSkeleton /> : null;
  const { value } = title;
  return <Card to={titleAddress(value)} title={toArtTitle(value)} image={images.source('poster', value.posterPath)} />;
};

/** Says that the round had nothing that both like. */
const NothingInCommon = ({ step: { next, isOtherAhead }, onNext, leave }: Props): React.JSX.Element => (
  <div className="below-header">
    <StatePanel
      level={1}
      board={[...(next === null ? SHARED_EVENING_MESSAGES.overBoard : SHARED_EVENING_MESSAGES.noneBoard)]}
      actions={
        <>
          {next !== null && <Button kind="go" icon="right" onClick={() => onNext(next)}>{SHARED_EVENING_MESSAGES.next}</Button>}
          {leave}
        </>
      }
    >
      {next === null ? SHARED_EVENING_MESSAGES.noneLast : isOtherAhead ? SHARED_EVENING_MESSAGES.otherAhead : SHARED_EVENING_MESSAGES.none}
    </StatePanel>
  </div>
);

/** Renders what two people have in common, the best title first and large. */
export const EveningResult = (props: Props): React.JSX.Element => {
  const { step: { liked, next, isOtherAhead, isOtherBehind }, filters, moods, brought, time, now, hasOtherLeft, onNext, leave } = props;
  const [best = null, ...others] = liked;
  const title = useTitle(best);
  if (best === null) return <NothingInCommon {...props} />;
  if (title._tag === 'pending') return <LoadingTitle label={SHARED_EVENING_MESSAGES.bothYes} />;
  const onwards = (
    <>
      {next !== null && <Button icon="right" onClick={() => onNext(next)}>{SHARED_EVENING_MESSAGES.more}</Button>}
      {leave}
    </>
  );
  return (
    <>
      {title._tag === 'error' ? (
        <div className="below-header">
          <FailureState level={1} {...title} />
          <div className="question acts">{onwards}</div>
        </div>
      ) : (
        <EveningTitle details={title.value} {...{ filters, moods, brought, time, now }} lead={SHARED_EVENING_MESSAGES.bothYes}>
          {isOtherAhead && <p className="quiet">{SHARED_EVENING_MESSAGES.otherAhead}</p>}
          {isOtherBehind && <p className="quiet">{SHARED_EVENING_MESSAGES.waiting.voted}</p>}
          {hasOtherLeft && <p className="quiet">{SHARED_EVENING_MESSAGES.left}</p>}
          <div className="acts">
            {onwards}
            <PickActions title={title.value} />
          </div>
        </EveningTitle>
      )}
      {others.length > 0 && (
        <Shelf heading={SHARED_EVENING_MESSAGES.alsoYes}>
          {others.map((key) => <LikedCard key={key} titleKey={key} />)}
        </Shelf>
      )}
    </>
  );
};
