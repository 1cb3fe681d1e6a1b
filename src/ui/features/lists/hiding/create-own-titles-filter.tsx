import { combineLatest, startWith } from 'rxjs';
import type { Clock } from '#application/ports/clock';
import { createHiddenTitles, type VisibleTitles } from '#application/lists/hiding/hidden-titles';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { calendarDay } from '#domain/shared/dates';
import { GridSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { HIDING_MESSAGES } from '#ui/messages/catalogue/hiding.messages.ts';
import type { OwnTitlesFilter, VisibleTitlesView } from '#ui/features/shared/member-controls.tsx';
import { HideTitles } from './hiding-row';

const checking = (
  <LoadingRegion label={HIDING_MESSAGES.checking}>
    <GridSkeleton />
  </LoadingRegion>
);
const allHidden = <StatePanel board={HIDING_MESSAGES.board}>{HIDING_MESSAGES.allHidden}</StatePanel>;

const toSeen = ({ items, hiddenCount, isPending, isFilling }: VisibleTitles): VisibleTitlesView => {
  const isWaiting = isPending || isFilling;
  return {
    items, isPending: isWaiting && items.length > 0, nothing: isWaiting ? checking : hiddenCount === 0 ? null : allHidden, hiddenCount,
    withHidden: (count) => HIDING_MESSAGES.counted(count, hiddenCount),
  };
};

/** Creates the part of a member's lists that hides titles on the catalogue's lists. */
export const createOwnTitlesFilter = (lists: ListUseCases, { now }: Clock): OwnTitlesFilter => {
  const hidden = createHiddenTitles(
    (titles) => combineLatest(titles.map((title) => lists.titleState(title).pipe(startWith(null)))), () => calendarDay(now()),
  );
  const seen = new WeakMap<VisibleTitles, VisibleTitlesView>();
  return {
    Row: (props) => <HideTitles hidden={hidden} uid={lists.uid} {...props} />,
    subscribe: (listener) => {
      const subscription = hidden.changes$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    seen: (list, titles) => {
      const view = hidden.view(list, titles);
      if (view === null) return null;
      const known = seen.get(view) ?? toSeen(view);
      seen.set(view, known);
      return known;
    },
  };
};
