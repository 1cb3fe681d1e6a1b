import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { Canvas } from '#storybook/story-checks.fixture.ts';
import { inLightTheme, onPhone } from '#storybook/story-settings.fixture.ts';

const meta = { title: 'Features/Search/Readings', render: () => <Screen /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const found = (canvas: Canvas, name: RegExp) => canvas.findByRole('link', { name });
const tab = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('navigation', { name: 'Result types' })).findByRole('link', { name });

/** Titles like one that the text names: the heading says which, and a link leads to it. */
export const LikeATitle: Story = {
  tags: ['smoke'],
  parameters: { at: '/search?query=movies%20like%20parasite' },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Like Parasite (2019)' }));
    await expect(await shelf.findByRole('link', { name: /^Memories of Murder\b[^]*2003/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Or see Parasite (2019)' })).toHaveAttribute('href', '/details?type=movie&id=496243');
    await expect(canvas.queryByText(/^No title or person/)).toBeNull();
  },
};
export const LikeATitleOnPhone: Story = { ...LikeATitle, tags: [], globals: onPhone };
/** A film is called so: it comes first, and one line offers what is like the other. */
export const NamedLikeATitle: Story = {
  parameters: { at: '/search?query=like%20father' },
  globals: inLightTheme(),
  play: async ({ canvas }) => {
    await expect(await found(canvas, /^Like Father\b[^]*2018/)).toBeVisible();
    await expect(await found(canvas, /^Or see The Father \(2020\) and titles like it/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^Like/ })).toBeNull();
  },
};

/** Few titles fit the whole text: further shelves say which part of it their titles fit. */
export const FurtherReadings: Story = {
  parameters: { at: '/search?query=mafia%20boss%20in%20therapy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Films: Mafia boss, Therapy' })).toBeVisible();
    const further = within(canvas.getByRole('region', { name: 'Films: Mafia boss' }));
    await expect(await further.findByRole('link', { name: /^The Sting\b/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const FurtherReadingsOnPhone: Story = { ...FurtherReadings, globals: inLightTheme(onPhone) };

/** Several kinds have names with this word: all are open, and the address can name one. */
export const AllWhereKindsCompete: Story = {
  parameters: { at: '/search?query=noir' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^Philippe Noiret/ })).toBeVisible();
    await expect(await tab(canvas, /^All/)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(await tab(canvas, /^Films\s*\d/));
    await expect(await tab(canvas, /^Films/)).toHaveAttribute('aria-current', 'page');
  },
};
