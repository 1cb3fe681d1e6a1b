import * as t from 'io-ts';
import { orNull } from '#domain/shared/codecs/or-null';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { withDefault } from '#domain/shared/with-default';
import { SessionMark } from '#domain/users/access/session-mark';
import { MAX_DEVICES, OfferRegion, PushDevice, TimeZone } from './push-device';
import { localClock, nextDigestAt, QUARTER_MS } from './quiet-hours';

/** Wait, in ms, before a digest that could not be made is tried again. */
const RETRY_MS = 3_600_000;

/** The reminders of a member, who has turned them on for these devices. */
export const Reminder = t.strict(
  {
    /** At least one, in the order in which they were added. */
    devices: validElements(PushDevice),
    /** Where the member is, as the last device has said. */
    timeZone: TimeZone,
    region: OfferRegion,
    /** When the next digest is due, in ms since 1970. */
    dueAt: t.number,
    /** Day of the last digest in the member's time zone, whether there was anything to say or not. No day has two. */
    lastDay: t.string,
    /** Keys of titles that could not be streamed where the member can when they were looked up last. */
    waiting: validElements(t.string),
    /** The member's services by which `waiting` was found; null for any service of the region. */
    waitingFor: withDefault(orNull(t.string), null),
    /** When the last device was added; null for reminders of former versions, whose sessions are unknown. */
    made: withDefault(orNull(SessionMark), null),
  },
  'Reminder',
);
export type Reminder = t.TypeOf<typeof Reminder>;
export type MemberPlace = Pick<Reminder, 'timeZone' | 'region'>;

const withoutEndpoint = (devices: ReadonlyArray<PushDevice>, endpoint: string): ReadonlyArray<PushDevice> =>
  devices.filter((device) => device.endpoint !== endpoint);

/**
 * Turns reminders on for a device. Those of a member who had none begin on the next day, so that turning them off and on gives no second
 * digest on one day.
 * @param since `since` of the access record.
 */
export const addDevice = (
  present: Reminder | null, device: PushDevice, { timeZone, region }: MemberPlace, now: number, since: number | null = null,
): Reminder => {
  const lastDay = present?.lastDay ?? localClock(timeZone)(now).day;
  return {
    devices: [...withoutEndpoint(present?.devices ?? [], device.endpoint), device].slice(-MAX_DEVICES),
    timeZone, region, lastDay,
    dueAt: nextDigestAt(now, timeZone, lastDay),
    waiting: present?.region === region ? present.waiting : [],
    waitingFor: present?.waitingFor ?? null,
    made: { createdAt: now, since },
  };
};

/** Turns reminders off for a device; null if the member has no other. */
export const removeDevice = (present: Reminder | null, endpoint: string): Reminder | null => {
  const devices = withoutEndpoint(present?.devices ?? [], endpoint);
  return present === null || devices.length === 0 ? null : { ...present, devices };
};

/** Marks a day as done; null if it was done already, so that of two runs at once only one sends. */
export const finishDay = (
  present: Reminder, day: string, { waiting, waitingFor }: Pick<Reminder, 'waiting' | 'waitingFor'>, now: number,
): Reminder | null =>
  present.lastDay >= day ? null : { ...present, lastDay: day, waiting, waitingFor, dueAt: nextDigestAt(now, present.timeZone, day) };

/** Puts a digest off: for an hour from the quarter of an hour in which the run began, or beyond the quiet hours. */
export const postponeDigest = (present: Reminder, now: number): Reminder => ({
  ...present, dueAt: nextDigestAt(Math.floor(now / QUARTER_MS) * QUARTER_MS + RETRY_MS, present.timeZone, present.lastDay),
});
