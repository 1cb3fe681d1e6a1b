import type { Scenario } from '#storybook/scenario.ts';

type Viewport = { readonly viewport: { readonly value: 'phone' | 'tablet' | 'desk' } };
type InScenario = { readonly scenario: Scenario };

const on = (value: Viewport['viewport']['value']): Viewport => ({ viewport: { value } });

/** The screens that a page is looked at on: the `globals` of a story. */
export const onPhone = on('phone');
export const onTablet = on('tablet');
export const onDesk = on('desk');

/** The light theme, on the screen given or on the one that Storybook has open. */
export const inLightTheme = (screen: Partial<Viewport> = {}) => ({ ...screen, theme: 'light' });

/** How the scenario around a page is: the `parameters` of a story, spread beside `at` where the story has an address of its own. */
export const inScenario = (scenario: Scenario): InScenario => ({ scenario });
/** How questions are answered: `hanging` never, `slow` late, `offline` and `failing` with a refusal. */
export const network = (kind: NonNullable<Scenario['network']>): InScenario => inScenario({ network: kind });
/** How much there is of everything that is listed. */
export const resultSize = (much: NonNullable<Scenario['resultSize']>): InScenario => inScenario({ resultSize: much });
/** Every title has a picture. */
export const withPictures = inScenario({ pictures: true });
