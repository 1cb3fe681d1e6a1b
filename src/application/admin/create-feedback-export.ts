import { jsonArrayPart, type PartPlace } from '#domain/exports/json-array-part';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BYTE_ORDER_MARK, csvLine } from '#domain/exports/csv';
import type { DataExports, ExportFormat } from '#domain/exports/data-exports';
import type { FeedbackInbox, StoredFeedback, FeedbackState } from '#domain/feedback/feedback-inbox';
import type { Answer } from '#domain/shared/answer';

/** Messages of one part. */
const PART = 100;
const COLUMNS = ['id', 'sentAt', 'state', 'email', 'message'] as const;

const toRow = ({ id, sentAt, state, email, message }: StoredFeedback) => ({
  id,
  sentAt: new Date(sentAt).toISOString(),
  state, email, message,
});

/** Formats a part. The parts, one after another, are one valid file. */
const formatPart = (format: ExportFormat, messages: ReadonlyArray<StoredFeedback>, place: PartPlace): string => {
  const rows = messages.map(toRow);
  if (format === 'csv')
    return (place.isFirst ? BYTE_ORDER_MARK + csvLine(COLUMNS) : '') + rows.map((row) => csvLine(COLUMNS.map((column) => row[column]))).join('');
  return jsonArrayPart(rows, place);
};

/** Where the next part starts: behind the message `anchor`, with messages that follow the last saved one. */
type Position = { readonly anchor: string; readonly sentAt: number; readonly id: string };

const toCursor = ({ anchor, sentAt, id }: Position): string => `${anchor} ${sentAt} ${id}`;
const toPosition = (cursor: string): Position => {
  const [anchor = '', sentAt = '', id = ''] = cursor.split(' ');
  return { anchor, sentAt: Number(sentAt), id };
};

/** Messages are in order of time, last first, then of ids. */
const follows = ({ sentAt, id }: StoredFeedback, last: Position): boolean =>
  sentAt < last.sentAt || (sentAt === last.sentAt && id < last.id);

/**
 * Returns an export of the messages in one state, read page by page. Contains no message twice and none that arrived after its first
 * part: an anchor that was deleted makes a page start again with the last messages, which are left out then. Messages that change
 * their state meanwhile may be left out. @param state null for all.
 */
export const createFeedbackExport = (
  inbox: Answer<Pick<FeedbackInbox, 'page'>>, state: FeedbackState | null,
): Pick<DataExports, 'part'> => ({
  part: (_, format, cursor) => {
    const position = cursor === null ? null : toPosition(cursor);
    return pipe(
      inbox,
      TE.flatMap(({ page }) => page(state, { after: position?.anchor ?? null }, PART)),
      TE.map(({ rows, hasNext }) => {
        const added = position === null ? rows : rows.filter((row) => follows(row, position));
        const saved = added.at(-1) ?? position;
        const anchor = rows.at(-1)?.id;
        const next = hasNext && anchor !== undefined && saved !== null ? toCursor({ anchor, sentAt: saved.sentAt, id: saved.id }) : null;
        return { text: formatPart(format, added, { isFirst: cursor === null, isLast: next === null }), rows: added.length, cursor: next };
      }),
    );
  },
});
