import type { Page } from '@playwright/test';
import { COLOR_RULES, violationsOn } from '../support/axe';

/** Selectors of elements that Storybook adds around a story. */
const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Returns the axe violations of the current story. The rule `region` is off, because single components are in no landmark.
 * @param only the rules to run; all by default.
 */
export const axeViolations = (tab: Page, only?: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  violationsOn(
    tab,
    { include: ['body'], exclude: STORYBOOK_ELEMENTS },
    { preload: false, ...(only === undefined ? { rules: { region: { enabled: false } } } : { runOnly: only }) },
  );

/** Returns the violations of the color rules in the light theme, and sets the theme back: themes differ in colors only. */
export const lightViolations = async (tab: Page): Promise<ReadonlyArray<string>> => {
  const setTheme = (theme: string): Promise<string> =>
    tab.evaluate((name) => {
      const { dataset } = document.documentElement;
      const { theme: previous = '' } = dataset;
      dataset['theme'] = name;
      return previous;
    }, theme);
  const own = await setTheme('light');
  const violations = await axeViolations(tab, COLOR_RULES);
  await setTheme(own);
  return violations;
};
