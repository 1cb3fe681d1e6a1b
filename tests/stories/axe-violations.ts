import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe';

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
