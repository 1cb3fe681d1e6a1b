import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { csvLine } from '#domain/exports/csv';
import type { DataExports, ExportFormat } from '#domain/exports/data-exports';
import type { FeedbackInbox, FeedbackMessage, FeedbackState } from '#domain/feedback/feedback-inbox';
import type { Answer } from '#domain/shared/answer';

/** Messages of one part. */
const PART = 100;
const COLUMNS = ['id', 'sentAt', 'state', 'email', 'message'] as const;

/** Makes spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const toRow = ({ id, sentAt, state, email, message }: FeedbackMessage) => ({ id, sentAt: new Date(sentAt).toISOString(), state, email, message });

type Place = { readonly isFirst: boolean; readonly isLast: boolean };

/** Formats a part. The parts, one after another, are one valid file. */
const formatPart = (format: ExportFormat, messages: ReadonlyArray<FeedbackMessage>, { isFirst, isLast }: Place): string => {
  const rows = messages.map(toRow);
  if (format === 'csv') return (isFirst ? BYTE_ORDER_MARK + csvLine(COLUMNS) : '') + rows.map((row) => csvLine(COLUMNS.map((column) => row[column]))).join('');
  return `${isFirst ? '[\n' : ''}${rows.map((row, index) => `${isFirst && index === 0 ? '' : ',\n'}${JSON.stringify(row)}`).join('')}${isLast ? '\n]\n' : ''}`;
};

/** Returns an export of the messages in one state, read page by page. Messages that change their state meanwhile may be left out. @param state null for all. */
export const feedbackExport = (inbox: Answer<Pick<FeedbackInbox, 'page'>>, state: FeedbackState | null): Pick<DataExports, 'part'> => ({
  part: (_, format, cursor) =>
    pipe(
      inbox,
      TE.flatMap(({ page }) => page(state, { after: cursor }, PART)),
      TE.map(({ rows, hasNext }) => {
        const next = hasNext ? (rows.at(-1)?.id ?? null) : null;
        return { text: formatPart(format, rows, { isFirst: cursor === null, isLast: next === null }), rows: rows.length, cursor: next };
      }),
    ),
});
