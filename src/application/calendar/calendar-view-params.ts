import { toParams } from '#application/lists/view-params';

/** Layout and month in the calendar's address. */
export type CalendarView = {
  /** How the calendar is shown. */
  readonly layout: 'agenda' | 'month';
  /** The shown month, `YYYY-MM`; null for the present one. */
  readonly month: string | null;
  /** The day that was pressed in the month of a phone, `YYYY-MM-DD`; null for none. A month may have fewer days. */
  readonly day: string | null;
};

const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;
const DAY = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const matching = (pattern: RegExp, text: string | null): string | null => (text !== null && pattern.test(text) ? text : null);

/** Parses the layout, the month and the day from URL parameters. Invalid values are ignored. */
export const parseCalendarView = (parameters: URLSearchParams): CalendarView => ({
  layout: parameters.get('view') === 'month' ? 'month' : 'agenda',
  month: matching(MONTH, parameters.get('month')),
  day: matching(DAY, parameters.get('day')),
});

/** Serializes the view. `parseCalendarView` is the inverse. */
export const calendarViewParams = ({ layout, month, day }: CalendarView): URLSearchParams =>
  toParams({ view: layout === 'month' ? 'month' : null, month, day });
