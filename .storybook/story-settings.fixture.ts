import type { StoryScenario } from '#storybook/scenario.ts';
import type { NetworkCondition } from './fault-injection.ts';
import type { ResultSize } from './result-size.ts';

type Viewport = { readonly viewport: { readonly value: 'phone' | 'tablet' | 'desk' } };
type InScenario = { readonly scenario: StoryScenario };

const on = (value: Viewport['viewport']['value']): Viewport => ({ viewport: { value } });

/** Viewports: the `globals` of a story. */
export const onPhone = on('phone');
export const onTablet = on('tablet');
export const onDesk = on('desk');

/** Selects the light theme, on the given viewport or on Storybook's current one. */
export const inLightTheme = (screen: Partial<Viewport> = {}) => ({ ...screen, theme: 'light' });

/** Sets the scenario: the `parameters` of a story, spread beside `at` if the story has its own address. */
export const inScenario = (scenario: StoryScenario): InScenario => ({ scenario });
/** Sets the network condition: `hanging` never responds, `slow` responds late, `offline` and `failing` respond with a failure. Use as `globals`. */
export const network = (kind: NetworkCondition) => ({ network: kind });
/** Sets the number of results in lists and searches. Use as `globals`. */
export const resultSize = (size: ResultSize) => ({ resultSize: size });
/** Gives every title an image. */
export const withImages = inScenario({ images: true });
