import { expect, it } from 'vitest';
import { timeNote } from './time-note';

it.each([
  [90, { length: 102, minutes: 90, isOver: false, hasNext: true }, 'That’s longer than the time chosen (1 h 30). Another one will fit.'],
  ['22:30', { length: 102, minutes: 30, isOver: false, hasNext: false }, 'That’s longer than the time chosen (until 22:30).'],
  ['22:30', { length: 102, minutes: 0, isOver: true, hasNext: false }, '22:30 has passed.'],
  [120, { length: 102, minutes: 120, isOver: false, hasNext: true }, null],
  [120, { length: null, minutes: 120, isOver: false, hasNext: true }, null],
  [null, { length: 102, minutes: null, isOver: false, hasNext: true }, null],
])('the time %s for a title with %j says: %s', (time, title, text) => {
  expect(timeNote(time, title)).toBe(text);
});
