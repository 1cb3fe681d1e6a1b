import { useEffect, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberSlots } from '../../shared/member-slots';
import { MemberTitleActions } from '../card-actions/member-title-actions';
import { useHidingSlot } from './use-hiding-slot';

type Props = { readonly lists: ListUseCases; readonly onSlots: (slots: MemberSlots | null) => void };

/** Provides what lists add to the pages of the catalogue: buttons, keys, and hidden titles. */
export const ListParts = ({ lists, onSlots }: Props): React.JSX.Element => {
  const [controls, setControls] = useState<MemberSlots | null>(null);
  const hiding = useHidingSlot(lists);
  useEffect(() => onSlots(controls === null || hiding === null ? controls : { ...controls, hiding }), [onSlots, controls, hiding]);
  useEffect(() => () => onSlots(null), [onSlots]);
  return <MemberTitleActions lists={lists} onSlots={setControls} />;
};
