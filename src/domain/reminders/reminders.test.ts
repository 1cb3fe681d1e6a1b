import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aPushDevice } from './reminder.fixture';
import { isPushEndpoint, MAX_DEVICES, PushDevice, TimeZone } from './push-device';
import { localClock, nextDigestAt, secondsUntilQuiet } from './quiet-hours';
import { addDevice, finishDay, postponeDigest, removeDevice, Reminder } from './reminder';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const berlin = { timeZone: 'Europe/Berlin', region: 'DE' };
const zones = fc.constantFrom(
  'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC',
  'America/St_Johns', 'Africa/Cairo',
);
const times = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2032-01-01') });

describe('isPushEndpoint', () => {
  it('accepts the push services of browsers and nothing else that a server could be made to call', () => {
    const known = [
      'https://fcm.googleapis.com/fcm/send/a:b', 'https://updates.push.services.mozilla.com/wpush/v2/gA', 'https://web.push.apple.com/QO',
      'https://wns2-par02p.notify.windows.com/w/?token=BQY', 'https://fcm.googleapis.com/wp/a',
    ];
    const refused = [
      '', 'fcm.googleapis.com', 'http://fcm.googleapis.com/fcm/send/a', 'https://fcm.googleapis.com:8443/a',
      'https://me@fcm.googleapis.com/a',
      'https://fcm.googleapis.com.evil.example/a', 'https://evil.example/fcm.googleapis.com', 'https://evilpush.apple.com/a',
      'https://evil.example#.push.apple.com', 'https://evil.example\\.push.apple.com/', 'https://push.apple.com/a', 'https://127.0.0.1/a',
      'https://[::1]/a', 'https://169.254.169.254/computeMetadata', 'https://metadata.google.internal/', 'https://localhost/a',
      'https://fcm.googleapis.com/a#b', 'https://FCM.googleapis.com/a', 'https://fcm.googleapis.com',
      `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
      'https://fcm.googleapis.com/a b', 'https://fcm.googleapis.com/../a', ' https://fcm.googleapis.com/a', 'ftp://web.push.apple.com/a',
    ];
    expect([known.filter((text) => !isPushEndpoint(text)), refused.filter(isPushEndpoint)]).toEqual([[], []]);
  });
});

describe('PushDevice and TimeZone', () => {
  it('refuse keys of another form and names that are no time zone', () => {
    const device = aPushDevice('a');
    const others = [
      { ...device, p256dh: `A${device.p256dh.slice(1)}` }, { ...device, p256dh: device.p256dh.slice(1) },
      { ...device, auth: `${device.auth}A` },
      { ...device, auth: device.auth.replace('A', '+') }, { ...device, endpoint: 'https://localhost/a' }, { ...device, name: 'phone' },
    ];
    expect([device, ...others].map((each) => E.isRight(PushDevice.decode(each)))).toEqual([true, ...others.map(() => false)]);
    expect(['Europe/Berlin', 'UTC', 'Mars/Base', '', 'Europe/Berlin'.repeat(9)].map((zone) => TimeZone.is(zone))).toEqual([
      true, true, false, false, false,
    ]);
  });
});

describe('nextDigestAt', () => {
  it('is the next morning at nine, also when clocks change, and at once on a new day outside the quiet hours', () => {
    const at = (now: string, zone: string, lastDay: string): string =>
      new Date(nextDigestAt(Date.parse(now), zone, lastDay)).toISOString();
    expect([
      at('2026-11-20T12:00:00Z', 'Europe/Berlin', '2026-11-20'), at('2026-11-20T12:01:00Z', 'Europe/Berlin', '2026-11-19'),
      at('2026-11-20T20:00:00Z', 'Europe/Berlin', '2026-11-19'), at('2026-10-24T12:00:00Z', 'Europe/Berlin', '2026-10-24'),
      at('2026-11-20T12:00:00Z', 'Asia/Kathmandu', '2026-11-20'),
    ]).toEqual([
      '2026-11-21T08:00:00.000Z', '2026-11-20T12:15:00.000Z', '2026-11-21T08:00:00.000Z', '2026-10-25T08:00:00.000Z',
      '2026-11-21T03:15:00.000Z',
    ]);
  });

  it('is never in the quiet hours, never on the day of the last digest and at most two days away', () => {
    fc.assert(fc.property(times, zones, fc.integer({ min: 0, max: 3 }), (now, zone, daysAgo) => {
      const clock = localClock(zone);
      const lastDay = clock(now - daysAgo * 24 * HOUR_MS).day;
      const at = nextDigestAt(now, zone, lastDay);
      const { day, minute } = clock(at);
      expect([at >= now, day > lastDay, minute >= 540 && minute < 1260, at - now <= 49 * HOUR_MS]).toEqual([true, true, true, true]);
      expect(secondsUntilQuiet(clock(at))).toBe((1260 - minute) * 60);
    }));
  });
});

describe('the reminders of a member', () => {
  const first = addDevice(null, aPushDevice('first'), berlin, NOON);

  it('begin on the next day and go on for a further device', () => {
    expect(first).toEqual({
      devices: [aPushDevice('first')], ...berlin, lastDay: '2026-11-20', dueAt: Date.parse('2026-11-21T08:00:00Z'), waiting: [],
      waitingFor: null,
      made: { createdAt: NOON, since: null },
    });
    const waits: Reminder = { ...first, waiting: ['movie-1'] };
    const [one, two] = [aPushDevice('first'), aPushDevice('second')];
    expect(addDevice(waits, two, berlin, NOON)).toEqual({ ...waits, devices: [one, two] });
    expect(addDevice(waits, one, { ...berlin, region: 'AT' }, NOON)).toMatchObject({ devices: [one], waiting: [] });
  });

  it('have at most five devices, the latest ones, and end with the last one', () => {
    const names = Array.from({ length: MAX_DEVICES + 2 }, (_, index) => `device-${index}`);
    const many = names.reduce<Reminder | null>((present, name) => addDevice(present, aPushDevice(name), berlin, NOON), null);
    expect(many?.devices).toEqual(names.slice(2).map(aPushDevice));
    expect(removeDevice(first, aPushDevice('other').endpoint)).toEqual(first);
    expect([removeDevice(first, aPushDevice('first').endpoint), removeDevice(null, 'a')]).toEqual([null, null]);
  });

  it('finish each day once, whatever is added, removed, moved and put off meanwhile', () => {
    const step = fc.record({
      act: fc.constantFrom('add', 'remove', 'finish', 'postpone'), zone: zones, after: fc.integer({ min: 0, max: 30 * HOUR_MS }),
    });
    fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = NOON;
      let present: Reminder | null = null;
      const finished: string[] = [];
      for (const { act, zone, after } of steps) {
        now += after;
        if (act === 'add') present = addDevice(present, aPushDevice(zone), { timeZone: zone, region: null }, now);
        else if (present === null || act === 'remove') present = removeDevice(present, aPushDevice(zone).endpoint);
        else if (act === 'postpone') present = postponeDigest(present, now);
        else {
          const { day } = localClock(present.timeZone)(now);
          const next: Reminder | null = finishDay(present, day, { waiting: [], waitingFor: null }, now);
          if (next !== null) finished.push(day);
          present = next ?? present;
        }
        expect(present === null || E.isRight(Reminder.decode(present))).toBe(true);
      }
      // Without a change of the time zone after the reminders ended, no day comes twice.
      if (new Set(steps.map(({ zone }) => zone)).size <= 1) expect(finished).toEqual([...new Set(finished)]);
    }));
  });
});
