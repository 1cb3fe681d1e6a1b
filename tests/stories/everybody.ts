import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe';

/** What Storybook puts around a story. */
const AROUND = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** What stands in somebody's way in the story that the tab shows. A part of a page that is shown by itself lies in no landmark. */
export const inTheWay = (tab: Page): Promise<ReadonlyArray<string>> =>
  violationsOn(tab, { include: ['body'], exclude: AROUND }, { preload: false, rules: { region: { enabled: false } } });
