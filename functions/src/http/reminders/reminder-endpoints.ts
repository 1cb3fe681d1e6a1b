import * as t from 'io-ts';
import { endAllReminders, endReminders, findReminders, startReminders } from '#application/server/reminders/reminder-calls';
import { OfferRegion, PushDevice, PushEndpoint, TimeZone } from '#domain/reminders/push-device';
import { orNull } from '#domain/shared/codecs/or-null';
import { protectedEndpoint, publicEndpoint, type Endpoint } from '../endpoint';
import { data, NoPayload } from '../payloads';

/** Any text may be asked about: an address of no push service is not stored. It stands in the body: logs contain addresses of calls. */
const FindRemindersPayload = data({ endpoint: orNull(t.string, 'string or null') }, 'FindRemindersPayload');
const StartRemindersPayload = data({ device: PushDevice, timeZone: TimeZone, region: OfferRegion }, 'StartRemindersPayload');
const EndRemindersPayload = data({ endpoint: PushEndpoint }, 'EndRemindersPayload');

export const reminderEndpoints: ReadonlyArray<Endpoint> = [
  protectedEndpoint({ name: 'findReminders', method: 'POST', who: 'member', payload: FindRemindersPayload },
    (deps, { data: device }, caller) =>
    findReminders(deps, device.endpoint, caller),
  ),
  protectedEndpoint(
    { name: 'startReminders', method: 'POST', who: 'member', payload: StartRemindersPayload },
    (deps, { data: { device, timeZone, region } }, caller) => startReminders(deps, device, { timeZone, region }, caller),
  ),
  // The worker calls it from a notification and after a sign-out, when it has no token: the address is known to the device alone.
  publicEndpoint(
    { name: 'endReminders', method: 'POST', payload: EndRemindersPayload, limit: 'as-reading' },
    (deps, { data: { endpoint } }) => endReminders(deps, endpoint),
  ),
  protectedEndpoint({ name: 'endAllReminders', method: 'DELETE', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    endAllReminders(deps, caller),
  ),
];
