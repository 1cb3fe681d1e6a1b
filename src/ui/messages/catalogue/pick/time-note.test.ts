import { expect, it } from 'vitest';
import { timeNote } from './time-note';

const at = (time: string): number => new Date(`2026-11-27T${time}:00`).getTime();

it.each([
  [90, { length: 102, now: 0, hasNext: true }, 'That’s longer than the time chosen (1 h 30). Another one will fit.'],
  ['22:30', { length: 102, now: at('22:00'), hasNext: false }, 'That’s longer than the time chosen (until 22:30).'],
  ['22:30', { length: 150, now: at('20:01'), hasNext: false }, 'That’s longer than the time chosen (until 22:30).'],
  ['22:30', { length: 148, now: at('20:01'), hasNext: true }, null],
  ['22:30', { length: 102, now: at('22:30'), hasNext: false }, '22:30 has passed.'],
  [120, { length: 102, now: 0, hasNext: true }, null],
  [120, { length: null, now: 0, hasNext: true }, null],
  [null, { length: 102, now: 0, hasNext: true }, null],
])('the time %s for a title with %j says: %s', (time, title, text) => {
  expect(timeNote(time, title)).toBe(text);
});
