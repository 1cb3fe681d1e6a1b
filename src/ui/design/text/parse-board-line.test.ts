import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoardLine } from './parse-board-line';

describe('parseBoardLine', () => {
  it('parses red, tilt, lean and drop marks', () => {
    expect(parseBoardLine('The re/el [snapped]\\!|x')).toEqual([
      { text: 'The re', look: null },
      { text: 'e', look: 'tilt' },
      { text: 'l ', look: null },
      { text: 'snapped', look: 'red' },
      { text: '!', look: 'lean' },
      { text: 'x', look: 'drop' },
    ]);
  });

  it('returns text without marks as one piece', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }).filter((words) => !/[[\]/\\|\n\r\u2028\u2029]/.test(words)), (words) => {
        expect(parseBoardLine(words)).toEqual([{ text: words, look: null }]);
      }),
    );
  });
});
