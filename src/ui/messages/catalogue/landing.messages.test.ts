import { expect, it } from 'vitest';
import { boardDateText } from './landing.messages';

it.each([
  ['2026-11-27', 'Friday 27 November'],
  ['2024-02-29', 'Thursday 29 February'],
  ['2027-01-01', 'Friday 1 January'],
])('boardDateText names the weekday, the day and the month of %s', (day, text) => {
  expect(boardDateText(day)).toBe(text);
});
