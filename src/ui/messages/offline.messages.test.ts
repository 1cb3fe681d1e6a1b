import { describe, expect, it } from 'vitest';
import { offlineText } from './offline.messages';

describe('offlineText', () => {
  const plain = 'You’re offline. Pages you’ve already opened still work.';

  it.each([
    [null, plain],
    [new Date(2026, 10, 27, 16, 40).getTime(), `${plain} Last connected 27 Nov, 16:40.`],
    [new Date(2026, 2, 12, 23, 59).getTime(), `${plain} Last connected 12 Mar, 23:59.`],
  ])('says when there was a network: %j', (lastOnline, text) => {
    expect(offlineText(lastOnline)).toBe(text);
  });
});
