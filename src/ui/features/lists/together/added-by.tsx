import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { AddedByTextProps } from './added-by-text';

const AddedByText = lazyOptionalPart<AddedByTextProps>(() => import('./together-parts').then((module) => module.AddedByText));

/** Says who added a title to the member's list, if somebody else did. */
export const AddedBy = ({ item }: AddedByTextProps): React.JSX.Element | null => (item.addedBy ? <AddedByText item={item} /> : null);
