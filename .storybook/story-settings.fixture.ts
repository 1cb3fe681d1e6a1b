import type { StoryRole, StoryScenario } from '#storybook/scenario.ts';
import type { NetworkCondition } from './fault-injection.ts';
import type { ResultSize } from './result-size.ts';

type Viewport = { readonly viewport: { readonly value: 'phone' | 'tablet' } };
type InScenario = { readonly scenario: StoryScenario };

const on = (value: Viewport['viewport']['value']): Viewport => ({ viewport: { value } });

/** Viewports: the `globals` of a story about a small screen. All others are as wide as the window. */
export const onPhone = on('phone');
export const onTablet = on('tablet');

/** Selects the light theme, beside a small screen or a role. */
export const inLightTheme = (others: Partial<Viewport> & { readonly role?: StoryRole } = {}) => ({ ...others, theme: 'light' });

/** Sets the scenario: the `parameters` of a story, spread beside `at` if the story has its own address. */
export const inScenario = (scenario: StoryScenario): InScenario => ({ scenario });
/**
 * Sets the network condition: `hanging` never responds, `slow` responds late, `offline` and `failing` respond with a failure. Use as
 * `globals`.
 */
export const network = (kind: NetworkCondition) => ({ network: kind });
/** Sets the number of results in lists and searches. Use as `globals`. */
export const resultSize = (size: ResultSize) => ({ resultSize: size });
/** Gives every title an image. */
export const withImages = inScenario({ images: true });

/**
 * Ends each time-out of exactly `ms` at once while a story runs, for what comes after a fixed time: tests with fake timers show how long
 * it is.
 */
export const endsAtOnce = (ms: number) => (): (() => void) => {
  const wait = window.setTimeout;
  window.setTimeout = ((run: () => void, delay?: number) => wait(run, delay === ms ? 0 : delay)) as typeof wait;
  return () => void (window.setTimeout = wait);
};
