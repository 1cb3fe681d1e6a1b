import { toParams } from '#application/lists/view-params';

/** Layout and month in the calendar's address. */
export type CalendarView = {
  /** How a wide screen shows the calendar; a narrow one always has the agenda. */
  readonly layout: 'agenda' | 'month';
  /** The shown month, `YYYY-MM`; null for the present one. */
  readonly month: string | null;
};

const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

/** Parses the layout and the month from URL parameters. Invalid values are ignored. */
export const parseCalendarView = (parameters: URLSearchParams): CalendarView => {
  const month = parameters.get('month');
  return { layout: parameters.get('view') === 'month' ? 'month' : 'agenda', month: month !== null && MONTH.test(month) ? month : null };
};

/** Serializes the view. `parseCalendarView` is the inverse. */
export const calendarViewParams = ({ layout, month }: CalendarView): URLSearchParams =>
  toParams({ view: layout === 'month' ? 'month' : null, month });
