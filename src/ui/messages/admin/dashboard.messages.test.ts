import { describe, expect, it } from 'vitest';
import { formatBytes } from '#ui/messages/format/format-bytes.ts';
import { longBarLabel, shortBarLabel } from './dashboard.messages';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [7_412_000_000, '7.4 GB'],
  [5e15, '5,000 TB'],
])('formatBytes formats %d', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

describe('names of bars', () => {
  it('are short below the plot', () => {
    expect([shortBarLabel('2026-11-20', '7-days'), shortBarLabel('2026-11-05', '30-days'), shortBarLabel('2026-11', '12-months')]).toEqual([
      'Fri', '5', 'N',
    ]);
  });

  it('are complete in the table', () =>
    expect([longBarLabel('2026-11-05'), longBarLabel('2026-11')]).toEqual(['5 November 2026', 'November 2026']));
});
