import { describe, expect, it } from 'vitest';
import { offlineText } from './offline.messages';

describe('offlineText', () => {
  const now = new Date(2026, 10, 27, 18, 5).getTime();
  const plain = 'You’re offline. Pages you’ve already opened still work.';

  it.each([
    [null, plain],
    [new Date(2026, 10, 27, 16, 40).getTime(), `${plain} Last connected today at 16:40.`],
    [new Date(2026, 10, 26, 9, 0).getTime(), `${plain} Last connected yesterday at 09:00.`],
    [new Date(2026, 2, 12, 23, 59).getTime(), `${plain} Last connected on 12 March at 23:59.`],
  ])('says when there was a network: %j', (lastOnline, text) => {
    expect(offlineText(lastOnline, now)).toBe(text);
  });
});
