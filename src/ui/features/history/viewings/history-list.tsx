import { useMemo, useState, useRef, type FocusEvent } from 'react';
import { historyRows, type HistoryRow } from '#application/history/history-rows';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Viewing } from '#domain/history/viewing';
import { useEndNear } from '#ui/design/utils/use-end-near.ts';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { dayHeading, HISTORY_PAGE_MESSAGES } from '#ui/messages/history/history.messages.ts';
import { SeriesViewingsRow } from './series-viewings-row';
import { useRowWindow } from './use-row-window';
import type { ViewingSelection } from './use-viewing-selection';
import { ViewingRow } from './viewing-row';
import './history-list.css';

export type HistoryListProps = {
  readonly lists: ListUseCases;
  readonly viewings: ReadonlyArray<Viewing>;
  readonly hasMore: boolean;
  readonly unsent: ReadonlySet<string>;
  readonly selection: ViewingSelection;
  /** `YYYY-MM-DD` of the member's calendar. */
  readonly today: string;
  readonly onEndNear: () => void;
  /** Scroll position to restore, or a function that returns it when the list appears; in px. */
  readonly leftAt: number | (() => number);
};

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : new Set([...keys, key]);

/** Notes the row with the focus, which stays in the DOM. */
const useFocusedRow = () => {
  const [focused, setFocused] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const onFocus = ({ target }: FocusEvent): void => {
    const row = target.closest<HTMLElement>('[data-index]');
    if (row !== null) setFocused(Number(row.dataset['index']));
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !(list.current?.contains(relatedTarget) ?? false)) setFocused(null);
  };
  return { list, focused, handlers: { onFocus, onBlur } };
};

/** Renders the viewings by day. Only rows near the viewport are in the DOM. */
export const HistoryList = ({
  lists, viewings, hasMore, unsent, selection, today, onEndNear, leftAt,
}: HistoryListProps): React.JSX.Element => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => historyRows(viewings, open), [viewings, open]);
  const { list, focused, handlers } = useFocusedRow();
  const { items, height, top, measure } = useRowWindow(list, rows, focused, leftAt);
  const end = items.at(-1)?.index ?? 0;
  // A page can add no row, if all its viewings are folded.
  useEndNear(list, hasMore && end >= rows.length - 1, viewings.length, onEndNear);
  const content = (row: HistoryRow): React.JSX.Element => {
    if (row.kind === 'day') return <DisplayHeading level={3}>{dayHeading(row.day, today)}</DisplayHeading>;
    if (row.kind === 'series')
      return (
        <SeriesViewingsRow lists={lists} row={row} selection={selection} onToggle={(key) => setOpen((before) => toggled(before, key))} />
      );
    return (
      <ViewingRow
        lists={lists}
        viewing={row.viewing}
        all={viewings}
        isPart={row.isPart}
        isUnsent={unsent.has(row.viewing.entryId)}
        selection={selection}
      />
    );
  };
  return (
    <ol ref={list} className="history-list" aria-label={HISTORY_PAGE_MESSAGES.viewings} style={{ height }} {...handlers}>
      {items.map(({ index, key, start }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <li
            key={key}
            ref={measure}
            data-index={index}
            className={`row-${row.kind}`}
            aria-setsize={hasMore ? -1 : rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {content(row)}
          </li>
        );
      })}
    </ol>
  );
};
