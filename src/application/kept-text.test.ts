import { expect, it } from 'vitest';
import { keepText, readKeptText } from './kept-text';
import type { BrowserStorage } from './ports/browser-storage';
import { testBrowser } from './ports/browser-storage.fixture';

it('a text that the browser refuses holds until another tab stores one', () => {
  const openTab = testBrowser();
  const [tab, full] = [openTab(), openTab()];
  const refusing: BrowserStorage = { ...full, local: { ...full.local, set: () => false } };
  keepText(tab, 'marquee.a', 'old');
  keepText(refusing, 'marquee.a', 'refused');
  expect([readKeptText(refusing, 'marquee.a'), readKeptText(tab, 'marquee.a')]).toEqual(['refused', 'old']);
  keepText(tab, 'marquee.a', 'later');
  expect(readKeptText(refusing, 'marquee.a')).toBe('later');
  keepText(refusing, 'marquee.a', null);
  expect(readKeptText(refusing, 'marquee.a')).toBeNull();
});
