import * as O from 'fp-ts/Option';
import { useEffect, useState } from 'react';
import type { TimeLeft } from '#application/evening-pick/evening-params';
import { BROWSER_STORAGE, CATALOGUE_USE_CASES } from '#application/service-keys';
import { parseItemKey } from '#domain/catalogue/title-id';
import type { Mood } from '#domain/evening-pick/mood';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { HeroSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { replyFailureText, SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';
import { getDraft, saveDraft } from '#ui/forms/drafts.ts';
import { useQuery, useQueryCache } from '#ui/query/use-query.tsx';
import { titleQuery } from '#ui/features/shared/catalogue-queries.ts';
import { useService } from '#ui/services.tsx';
import { EveningTitle } from './evening-title';
import type { FiltersOfTwo } from './offer-titles';

/** Returns the details of a title by its key. */
export const useTitle = (key: string | null) => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const id = key === null ? null : O.toNullable(parseItemKey(key));
  return useQuery(id === null ? null : titleQuery(catalogue, id));
};

/** Renders the placeholder of a title. */
export const LoadingTitle = ({ label }: { readonly label: string }): React.JSX.Element => (
  <LoadingRegion label={label}>
    <h1 className="sr">{SHARED_EVENING_MESSAGES.title}</h1>
    <HeroSkeleton />
  </LoadingRegion>
);

type Props = {
  /** Names the evening and the round. */
  readonly ballot: string;
  readonly titles: ReadonlyArray<string>;
  readonly filters: FiltersOfTwo;
  readonly moods: ReadonlyArray<ReadonlyArray<Mood>>;
  /** Item keys of titles that one of them brought. */
  readonly brought: ReadonlyArray<string>;
  /** How long there is. */
  readonly time: TimeLeft;
  readonly now: number;
  readonly isSending: boolean;
  /** Why the votes did not arrive; null if none were sent. */
  readonly failure: Failure | null;
  /** Sends the votes; resolves to whether they arrived. */
  readonly onVoted: (liked: ReadonlyArray<string>) => Promise<boolean>;
};

const DRAFT = 'evening-votes';

/** Returns the votes of a round, which stay in this tab over a reload until they are sent, and functions that replace and forget them. */
const useVotes = (ballot: string) => {
  const storage = useService(BROWSER_STORAGE);
  const [votes, setVotes] = useState<ReadonlyArray<boolean>>(
    () => Array.from(getDraft(storage, DRAFT, null)?.[ballot] ?? '', (vote) => vote === '1'),
  );
  const change = (all: typeof votes): void => {
    saveDraft(storage, DRAFT, null, { [ballot]: all.map(Number).join('') });
    setVotes(all);
  };
  return [votes, change, () => saveDraft(storage, DRAFT, null, null)] as const;
};

/** The button of the last vote is gone. */
const focusOnMount = (element: HTMLElement | null): void => {
  if (element !== null) focusOn(element);
};

/** Renders the end of a round: the votes are on their way, or did not arrive. */
const VotesSent = ({ failure, isSending, onSend }: Pick<Props, 'failure' | 'isSending'> & { readonly onSend: () => void }) => (
  <div className="below-header" ref={focusOnMount}>
    <StatePanel
      level={1}
      board={[...SHARED_EVENING_MESSAGES.waitingBoard]}
      actions={<Button kind="go" busy={isSending} onClick={onSend}>{SHARED_EVENING_MESSAGES.sendVotes}</Button>}
    >
      {isSending ? SHARED_EVENING_MESSAGES.sending : SHARED_EVENING_MESSAGES.allVoted}
    </StatePanel>
    {failure !== null && <FormNote tone="bad">{replyFailureText(failure)}</FormNote>}
  </div>
);

/** Asks for yes or no on one title after another. The votes are sent after the last one, and can be changed until then. */
export const VoteOnTitles = (props: Props): React.JSX.Element => {
  const { ballot, titles, filters, moods, brought, time, now, isSending, failure, onVoted } = props;
  const [votes, setVotes, forgetVotes] = useVotes(ballot);
  const cache = useQueryCache();
  const catalogue = useService(CATALOGUE_USE_CASES);
  const key = titles[votes.length] ?? null;
  const title = useTitle(key);
  const next = O.toNullable(parseItemKey(titles[votes.length + 1] ?? ''));
  const nextQuery = next === null ? null : titleQuery(catalogue, next);
  useEffect(() => {
    if (nextQuery !== null) cache.prefetch(nextQuery);
  });
  const send = (all: ReadonlyArray<boolean>): void =>
    void onVoted(titles.filter((_, index) => all[index])).then((isSent) => (isSent ? forgetVotes() : undefined));
  const vote = (isLiked: boolean): void => {
    const all = [...votes, isLiked];
    setVotes(all);
    if (all.length === titles.length) send(all);
  };
  if (key === null) return <VotesSent failure={failure} isSending={isSending} onSend={() => send(votes)} />;
  const place = SHARED_EVENING_MESSAGES.place(votes.length + 1, titles.length);
  const buttons = (
    <div className="acts votes">
      <Button kind="go" icon="check" onClick={() => vote(true)}>{SHARED_EVENING_MESSAGES.yes}</Button>
      <Button icon="close" onClick={() => vote(false)}>{SHARED_EVENING_MESSAGES.no}</Button>
      {votes.length > 0 && (
        <Button icon="undo" onClick={() => setVotes(votes.slice(0, -1))}>{SHARED_EVENING_MESSAGES.previous}</Button>
      )}
    </div>
  );
  return (
    <>
      <LiveRegion message={title._tag === 'success' ? `${place}: ${title.value.title}` : ''} />
      {title._tag === 'pending' && <LoadingTitle label={place} />}
      {title._tag === 'error' && (
        <div className="below-header">
          <h1 className="sr">{place}</h1>
          <StatePanel actions={<Button onClick={title.retry}>{SHARED_EVENING_MESSAGES.tryAgain}</Button>}>
            {SHARED_EVENING_MESSAGES.unknownTitle}
          </StatePanel>
          {buttons}
        </div>
      )}
      {title._tag === 'success' && (
        <EveningTitle details={title.value} {...{ filters, moods, brought, time, now }} lead={place}>{buttons}</EveningTitle>
      )}
    </>
  );
};
