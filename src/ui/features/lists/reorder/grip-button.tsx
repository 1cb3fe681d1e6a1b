import { Icon } from '#ui/design/icons/icon.tsx';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import type { GripProps } from './reorderable-item';

type Props = { readonly grip: GripProps; readonly title: string; readonly position: number; readonly count: number };

/** Renders the button by which an item is moved; nothing while items cannot be moved. */
export const GripButton = ({ grip, title, position, count }: Props): React.JSX.Element | null =>
  grip === null ? null : (
    <button {...grip} type="button" className="icon-btn small grip-btn" aria-label={LIST_ITEM_MESSAGES.grip(title, position, count)}>
      <Icon name="grip" />
    </button>
  );
