import { expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { isReminderPaused, pauseReminder } from './reminder-pause';

const DAY_MS = 86_400_000;

it('puts the reminder away for a day', () => {
  const storage = testBrowser()();
  expect(isReminderPaused(storage, 1000)).toBe(false);
  pauseReminder(storage, 1000);
  expect([1000, DAY_MS, 1000 + DAY_MS].map((now) => isReminderPaused(storage, now))).toEqual([true, true, false]);
});

it('shows the reminder again if the clock was far ahead', () => {
  const storage = testBrowser()();
  pauseReminder(storage, 10 * DAY_MS);
  expect(isReminderPaused(storage, 0)).toBe(false);
});
