import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { CATALOGUE } from '#application/service-keys';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { toStoredTitle } from '#domain/lists/stored-title';
import { FIRST_RATINGS, FIRST_TITLES } from '#domain/taste/first-titles';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import { RateButton } from '#ui/features/lists/watched/rate-button.tsx';
import { useTitleState } from '#ui/features/lists/card-actions/use-title-actions.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { BRING_HISTORY_TEXT } from '#ui/messages/account/new-member.messages.ts';
import { FIRST_RATINGS_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';
import { WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import { useService } from '#ui/services.tsx';
import './taste.css';

const FirstCard = ({ lists, details }: { readonly lists: ListUseCases; readonly details: TitleDetails }): React.JSX.Element => {
  const state = useTitleState(lists, details);
  const run = useRunChange(lists);
  const rate = async (rating: number | null): Promise<boolean> =>
    (await run(
      lists.history.rate(toStoredTitle(details, details.imdbId), rating),
      rating === null ? WATCHED_TOASTS.unrated(details.title) : WATCHED_TOASTS.rated(details.title, rating),
    )) === null;
  return (
    <div className="suggestion-card first-card" role="group" aria-label={details.title}>
      <TitleCard title={details} action={null} />
      <RateButton isLoading={state === null} rating={state?.rating ?? null} onRate={rate} />
    </div>
  );
};

/** Returns the films of the catalogue that a new member is asked about; null until they are loaded. Those that fail are left out. */
const useFirstTitles = (): ReadonlyArray<TitleDetails> | null => {
  const catalogue = useService(CATALOGUE);
  const [titles, setTitles] = useState<ReadonlyArray<TitleDetails> | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void Promise.all(FIRST_TITLES.map((id) => catalogue.getDetails(id, controller.signal, 'look-up')())).then((answers) => {
      if (!controller.signal.aborted) setTitles(answers.flatMap((answer) => (E.isRight(answer) ? [answer.right] : [])));
    });
    return () => controller.abort();
  }, [catalogue]);
  return titles;
};

type Props = {
  readonly lists: ListUseCases;
  /** Titles that the member has rated. */
  readonly ratings: number;
  readonly onSkip: () => void;
};

/** Asks a member of whom little is known to rate a few films, two presses each, or to bring a history. Nothing has to be rated. */
export const FirstRatings = ({ lists, ratings, onSkip }: Props): React.JSX.Element | null => {
  const titles = useFirstTitles();
  if (titles === null) return <ShelfSkeleton />;
  if (titles.length === 0) return null;
  return (
    <div ref={moveFocusOnRemoval} className="first-ratings">
      <Shelf heading={FIRST_RATINGS_MESSAGES.heading}>
        {titles.map((details) => <FirstCard key={itemKey(details)} lists={lists} details={details} />)}
      </Shelf>
      <div className="first-actions">
        <p role="status">{FIRST_RATINGS_MESSAGES.left(FIRST_RATINGS - ratings)}</p>
        <ButtonLink small to="/user-profile/settings/import" icon="upload">{BRING_HISTORY_TEXT}</ButtonLink>
        <Button small kind="bare" onClick={onSkip}>{FIRST_RATINGS_MESSAGES.skip}</Button>
      </div>
    </div>
  );
};
