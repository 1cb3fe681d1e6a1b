import { useEffect, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { MemberSlots } from '#ui/features/shared/member-slots.tsx';
import { MemberTitleSlotsProvider } from '#ui/features/lists/card-actions/member-title-slots-provider.tsx';
import { useOwnTitlesFilter } from './use-own-titles-filter';

const FocusKeeper = lazyOptionalPart(() => import('#ui/feedback/keep-focus.ts').then((module) => module.FocusKeeper));

type Props = { readonly lists: ListUseCases; readonly onSlots: (slots: MemberSlots | null) => void };

/** Provides what lists add to the pages of the catalogue: buttons, keys, and hidden titles; keeps the focus when items disappear. */
export const MemberSlotsProvider = ({ lists, onSlots }: Props): React.JSX.Element => {
  const [controls, setControls] = useState<MemberSlots | null>(null);
  const hiding = useOwnTitlesFilter(lists);
  useEffect(() => onSlots(controls === null || hiding === null ? controls : { ...controls, hiding }), [onSlots, controls, hiding]);
  useEffect(() => () => onSlots(null), [onSlots]);
  return (
    <>
      <FocusKeeper />
      <MemberTitleSlotsProvider lists={lists} onSlots={setControls} />
    </>
  );
};
