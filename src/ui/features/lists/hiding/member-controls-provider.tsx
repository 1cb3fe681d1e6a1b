import { useEffect, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { TurnedDownSyncProps } from '#ui/features/taste/keep-turned-down.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { MemberControls } from '#ui/features/shared/member-controls.tsx';
import { MemberTitleControlsProvider } from '#ui/features/lists/card-actions/member-title-controls-provider.tsx';
import { useOwnTitlesFilter } from './use-own-titles-filter';

const FocusKeeper = lazyOptionalPart(() => import('#ui/feedback/keep-focus.ts').then((module) => module.FocusKeeper));

/** Loaded for every member: a change that was made without a network is sent on whichever page comes next. */
const TurnedDownSync = lazyOptionalPart<TurnedDownSyncProps>(() =>
  import('#ui/features/taste/keep-turned-down.tsx').then((module) => module.TurnedDownSync));

type Props = { readonly lists: ListUseCases; readonly onControls: (controls: MemberControls | null) => void };

/** Provides what lists add to the pages of the catalogue: buttons, keys, and hidden titles; keeps the focus when items disappear. */
export const MemberControlsProvider = ({ lists, onControls }: Props): React.JSX.Element => {
  const [controls, setControls] = useState<MemberControls | null>(null);
  const hiding = useOwnTitlesFilter(lists);
  useEffect(() => onControls(controls === null || hiding === null ? controls : { ...controls, hiding }), [onControls, controls, hiding]);
  useEffect(() => () => onControls(null), [onControls]);
  return (
    <>
      <FocusKeeper />
      <TurnedDownSync key={lists.uid} uid={lists.uid} />
      <MemberTitleControlsProvider lists={lists} onControls={setControls} />
    </>
  );
};
