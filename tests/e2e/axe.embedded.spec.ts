import AxeBuilder from '@axe-core/playwright';
import { PUBLIC_PAGES } from './pages';
import { expect, open, test } from './steps';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of ['dark', 'light'] as const) {
  for (const { address, what } of PUBLIC_PAGES) {
    test(`${what} can be read and used by everybody in the ${theme}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('marquee.theme', chosen), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, address);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    });
  }
}
