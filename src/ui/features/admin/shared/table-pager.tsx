import type { RowPage, RowCursor } from '#domain/shared/row-page';
import { Button } from '#ui/design/buttons/button.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import './data-table.css';

type Props<Row> = {
  readonly page: RowPage<Row>;
  readonly idOf: (row: Row) => string;
  readonly onTurn: (range: RowCursor) => void;
  readonly isBusy?: boolean;
};

/** Renders "Previous" and "Next" of a table without page numbers. */
export const TablePager = <Row,>({ page, idOf, onTurn, isBusy = false }: Props<Row>): React.JSX.Element | null => {
  const [first, last] = [page.rows[0], page.rows.at(-1)];
  if (!page.hasPrevious && !page.hasNext) return null;
  const canGoBack = page.hasPrevious && first !== undefined && !isBusy;
  const canGoOn = page.hasNext && last !== undefined && !isBusy;
  // `aria-disabled` instead of `disabled`: the button keeps the focus at the last page.
  return (
    <nav className="table-pager" aria-label={ADMIN_TABLE_MESSAGES.pages}>
      <span role="status">{ADMIN_TABLE_MESSAGES.rows(page.rows.length)}</span>
      <Button
        small
        icon="left"
        aria-disabled={!canGoBack || undefined}
        onClick={canGoBack ? () => onTurn({ before: idOf(first) }) : undefined}
      >
        {ADMIN_TABLE_MESSAGES.previous}
      </Button>
      <Button small icon="right" aria-disabled={!canGoOn || undefined} onClick={canGoOn ? () => onTurn({ after: idOf(last) }) : undefined}>
        {ADMIN_TABLE_MESSAGES.next}
      </Button>
    </nav>
  );
};
