import type { ReactNode } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import '#ui/features/lists/controls/item-selection-bar.css';

type Props = { readonly count: number; readonly onClear: () => void; /** Small buttons. */ readonly children: ReactNode };

/** Renders the actions on selected rows; nothing while no row is selected. */
export const RowSelectionBar = ({ count, onClear, children }: Props): React.JSX.Element | null =>
  count === 0 ? null : (
    <div className="bulk" role="toolbar" aria-label={ADMIN_TABLE_MESSAGES.selection}>
      <span className="num" role="status">
        {ADMIN_TABLE_MESSAGES.selected(count)}
      </span>
      {children}
      <IconButton small icon="close" label={ADMIN_TABLE_MESSAGES.clearSelection} onClick={onClear} />
    </div>
  );
