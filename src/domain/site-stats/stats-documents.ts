import * as t from 'io-ts';
import { withDefault } from '#domain/shared/with-default';

/** Parts of a counter that many events change at the same time: a document takes about one write a second. */
const PARTS = 8;

/** Counters in parts: `stats/lists-0` to `stats/lists-7`, and so on. */
export type ShardedCounter = 'access' | 'feedback' | 'lists';

/** Returns the names of all parts of a counter. */
export const shardNames = (counter: ShardedCounter): ReadonlyArray<string> =>
  Array.from({ length: PARTS }, (_, part) => `${counter}-${part}`);

/** Returns the name of the part that counts an event: the same for every delivery of the event. */
export const shardNameOfEvent = (counter: ShardedCounter, event: string): string => {
  let sum = 0;
  for (let index = 0; index < event.length; index += 1) sum = (sum * 31 + event.charCodeAt(index)) % 65_521;
  return `${counter}-${sum % PARTS}`;
};

/** Returns the name of the document that counts the users of a month. @param day UTC date ("2026-11-23"). */
export const monthDocumentName = (day: string): string => `users-${day.slice(0, 7)}`;

const MONTHS_OF_YEAR = 12;

/** Returns the first day of each month from one UTC date to another, both included; nothing if the range is reversed. */
export const monthsBetween = (from: string, until: string): ReadonlyArray<string> => {
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS_OF_YEAR + Number(day.slice(5, 7)) - 1;
  const first = monthOf(from);
  return Array.from({ length: Math.max(0, monthOf(until) - first + 1) }, (_, index) => {
    const month = first + index;
    return `${Math.floor(month / MONTHS_OF_YEAR)}-${String((month % MONTHS_OF_YEAR) + 1).padStart(2, '0')}-01`;
  });
};

const zero = withDefault(t.number, 0);

/** A document below `stats`; absent numbers are 0. `changedAt`: ms since 1970. */
export const CounterDocument = t.type({
  changedAt: withDefault(t.union([t.number, t.null]), null),
  total: zero, count: zero, disabled: zero, files: zero, bytes: zero, lists: zero, items: zero, unread: zero,
}, 'CounterDocument');
export type CounterDocument = t.TypeOf<typeof CounterDocument>;

const DayOfMonth = t.type({ created: zero, deleted: zero });
/** The document `stats/users-2026-11`: one document a month, so that a year costs 13 reads. Days are keyed by number ("05"). */
export const MonthDocument = t.type({ month: t.string, days: t.record(t.string, DayOfMonth) }, 'MonthDocument');
export type MonthDocument = t.TypeOf<typeof MonthDocument>;
