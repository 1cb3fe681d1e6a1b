import { useRef } from 'react';
import { keptTitleToTitle, type Evening, type EveningStore } from '#application/evening-pick/evening-store';
import { addressOfQuestion, addressOfShown, type EveningParams } from '#application/evening-pick/evening-params';
import { ofMembers } from '#application/profile/visitor-data';
import { BROWSER_STORAGE, IMAGE_URL_BUILDER } from '#application/service-keys';
import { itemKey } from '#domain/catalogue/title-id';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { LoadingRegion, SkeletonBar, HeadingSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { Card } from '#ui/design/shelves/card.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { answersText, PICK_MESSAGES, QUESTION_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TurnedDownList } from '#ui/features/taste/turned-down-list.tsx';
import { useService } from '#ui/services.tsx';
import { BroughtNames } from './lists/brought-names';
import { NothingFits } from './nothing-fits';
import { PickView } from './pick-view';
import { useEveningPick } from './use-evening-pick';
import { useMinute } from './use-minute';

/** Titles shown before that stay reachable. */
const BEFORE = 3;

type PartProps = { readonly params: EveningParams; readonly done: Evening };

type Rewatching = { readonly params: EveningParams; readonly isRewatch: boolean };

/** Says what was asked, and leads back to the question. */
const YourEvening = ({ params, isRewatch }: Rewatching): React.JSX.Element => (
  <section className="your-evening" aria-label={PICK_MESSAGES.yourEvening}>
    <p>{answersText(params, params.time)}{isRewatch ? ` · ${QUESTION_MESSAGES.seen}` : <BroughtNames sources={params.lists} />}</p>
    <ButtonLink small to={addressOfQuestion({ ...params, people: [[]], shown: null, isRewatch })}>{PICK_MESSAGES.change}</ButtonLink>
  </section>
);

/** Shows the last titles of this evening. Their links show the picks as they were, for the answers of then. */
const ShownBefore = ({ params, done }: PartProps): React.JSX.Element | null => {
  const images = useService(IMAGE_URL_BUILDER);
  const hidden = new Set([...done.notForMe.map(itemKey), ...(params.shown === null ? [] : [itemKey(params.shown)])]);
  const before = done.shown.filter((title) => !hidden.has(itemKey(title))).slice(-BEFORE).toReversed();
  if (before.length === 0) return null;
  return (
    <Shelf heading={PICK_MESSAGES.before}>
      {before.map((title) => (
        <Card
          key={itemKey(title)}
          to={addressOfShown(title)}
          title={toArtTitle(keptTitleToTitle(title))}
          image={images.source('poster', title.posterPath)}
        />
      ))}
    </Shelf>
  );
};

/** Lists the titles that are not for this person; each can be taken back. */
const NotForMe = ({ done, store, isMember }: {
  readonly done: Evening; readonly store: EveningStore; readonly isMember: boolean;
}): React.JSX.Element | null => {
  const storage = useService(BROWSER_STORAGE);
  const isKept = isMember || !ofMembers.has(storage);
  return done.notForMe.length === 0 ? null : (
    <details className="not-for-me">
      <summary>{PICK_MESSAGES.notForMeList(done.notForMe.length)}</summary>
      {isKept && <p className="faint">{isMember ? PICK_MESSAGES.keptForMember : PICK_MESSAGES.keptForVisitor}</p>}
      <TurnedDownList className="turned-down" titles={done.notForMe} onTakeBack={store.takeBack} />
    </details>
  );
};

const PickSkeleton = (): React.JSX.Element => (
  <LoadingRegion label={PICK_MESSAGES.loading}>
    <section className="screen on-screen feature">
      <div className="in">
        <span className="art" aria-hidden="true" />
        <div className="words">
          <SkeletonBar wide="14rem" />
          <HeadingSkeleton>{QUESTION_MESSAGES.title}</HeadingSkeleton>
          <SkeletonBar wide="min(24rem, 70vw)" />
          <div className="acts">
            <span className="sk button" aria-hidden="true" />
            <span className="sk button" aria-hidden="true" />
          </div>
        </div>
      </div>
    </section>
  </LoadingRegion>
);

/** Renders `/tonight/pick?length=120&mood=laugh&title=movie-901`: one title for tonight; without a title in the address the first one. */
export const PickPage = ({ params }: { readonly params: EveningParams }): React.JSX.Element => {
  const now = useMinute();
  const page = useRef<HTMLDivElement>(null);
  const pick = useEveningPick(params, now);
  const { state, done, store, uid, reader } = pick;
  const name = state.kind === 'picked' ? state.picked.title.title : null;
  return (
    <div ref={page} className="evening evening-answer">
      <DocumentHead
        title={name === null ? QUESTION_MESSAGES.title : PICK_MESSAGES.documentTitle(name)}
        description={QUESTION_MESSAGES.description}
        noIndex
      />
      {state.kind === 'loading' && <PickSkeleton />}
      {state.kind === 'failed' && <div className="below-header"><FailureState level={1} {...state} /></div>}
      {state.kind === 'empty' && <NothingFits {...pick} params={params} now={now} wereShown={state.wereShown} />}
      {state.kind === 'picked' && <PickView params={params} now={now} picked={state.picked} pick={pick} page={page} />}
      <YourEvening params={params} isRewatch={pick.isRewatch} />
      <ShownBefore params={params} done={done} />
      {store !== null && <NotForMe done={done} store={store} isMember={uid !== null} />}
      {reader}
    </div>
  );
};
