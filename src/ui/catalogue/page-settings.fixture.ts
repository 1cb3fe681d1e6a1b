import type { World } from '#storybook/world.ts';

type Viewport = { readonly viewport: { readonly value: 'phone' | 'tablet' | 'desk' } };
type InWorld = { readonly world: World };

const on = (value: Viewport['viewport']['value']): Viewport => ({ viewport: { value } });

/** The screens that a page is looked at on: the `globals` of a story. */
export const onPhone = on('phone');
export const onTablet = on('tablet');
export const onDesk = on('desk');

/** The light theme, on the screen given or on the one that Storybook has open. */
export const inTheLight = (screen: Partial<Viewport> = {}) => ({ ...screen, theme: 'light' });

/** How the world around a page is: the `parameters` of a story, spread beside `at` where the story has an address of its own. */
export const inWorld = (world: World): InWorld => ({ world });
/** How questions are answered: `endless` never, `slow` late, `offline` and `failing` with a refusal. */
export const weather = (kind: NonNullable<World['weather']>): InWorld => inWorld({ weather: kind });
/** How much there is of everything that is listed. */
export const amount = (much: NonNullable<World['amount']>): InWorld => inWorld({ amount: much });
/** Every title has a picture. */
export const withPictures = inWorld({ pictures: true });
