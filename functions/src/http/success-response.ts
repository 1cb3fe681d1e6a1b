import type { ServerResult } from '#application/server/server-deps';
import type { HttpResponse } from './http-messages';

const CONTENT_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Part of a file: its text is the body, and headers say where the next part begins. */
const toFilePart = ({ text, format, rows, cursor }: NonNullable<ServerResult['file']>): HttpResponse => ({
  status: 200,
  headers: {
    'Content-Type': CONTENT_TYPES[format],
    'X-Rows': String(rows),
    ...(cursor === null ? {} : { 'X-Next-Cursor': encodeURIComponent(cursor) }),
  },
  body: null,
  text,
});

/**
 * A private calendar: kept by the caller for an hour, and by no shared cache, so that an address that has ended is not found at
 * once.
 */
const toCalendar = (text: string): HttpResponse => ({
  status: 200,
  headers: {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'private, max-age=3600',
    'X-Robots-Tag': 'noindex',
    'Content-Disposition': 'inline; filename="marquee.ics"',
  },
  body: null,
  text,
});

/** Returns the response to a call that succeeded. */
export const toSuccess = (result: ServerResult): HttpResponse => {
  if (result.file !== undefined) return toFilePart(result.file);
  if (result.calendar !== undefined) return toCalendar(result.calendar);
  return {
    status: 200,
    headers: {},
    body: {
      ...('message' in result ? { message: result.message } : {}),
      ...('response' in result ? { response: result.response } : {}),
      ...(result.cursor === undefined ? {} : { cursor: result.cursor }),
      status: 200,
    },
  };
};
