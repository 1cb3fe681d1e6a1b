import type { ListUseCases } from '#application/lists/list-use-cases';
import type { TitleRating } from '#domain/history/rating';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import { RateButton } from '#ui/features/lists/watched/rate-button.tsx';
import { useTitleState } from '#ui/features/lists/card-actions/use-title-actions.ts';
import { MemberCardButtons } from '#ui/features/shared/member-controls.tsx';
import { TitleCard } from '#ui/features/shared/title-card.tsx';

type Props = {
  readonly lists: ListUseCases;
  readonly rating: TitleRating;
  readonly early: boolean;
  /** Replaces the year. */
  readonly note: string | null;
};

const SIZES = '(max-width: 767px) 46vw, 200px';

/**
 * Renders a rated title with the button that changes the rating. A change can take the card out of the list; the focus then goes to the
 * heading above.
 */
export const RatedCard = ({ lists, rating: { item, rating }, early, note }: Props): React.JSX.Element => {
  const title = storedTitleToTitle(item);
  // "Undo" needs the stored rating, which the change takes from the state.
  const isLoading = useTitleState(lists, title) === null;
  const run = useRunChange(lists);
  const rate = async (value: number | null): Promise<boolean> =>
    (await run(
      lists.history.rate(item, value),
      value === null ? WATCHED_TOASTS.unrated(item.title) : WATCHED_TOASTS.rated(item.title, value),
    )) === null;
  return (
    <div ref={moveFocusOnRemoval}>
      <TitleCard
        title={title}
        early={early}
        sizes={SIZES}
        {...(note !== null && { note })}
        action={
          <>
            <MemberCardButtons title={title} />
            <div className="acts rated-value" role="group" aria-label={item.title}>
              <RateButton isLoading={isLoading} rating={rating} onRate={rate} />
            </div>
          </>
        }
      />
    </div>
  );
};
