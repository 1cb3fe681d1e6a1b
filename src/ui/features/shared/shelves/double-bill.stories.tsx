import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { unavailable } from '#domain/shared/failure';
import { expect } from '#storybook/story-expect.ts';
import { inLightTheme, onPhone } from '#storybook/story-settings.fixture.ts';
import { DayDoubleBill } from './day-double-bill';

const titles = [
  aTitle({ id: 1, title: 'A Room on the Quay', year: 1958 }), aTitle({ id: 2, title: 'Night Ferry', year: 1964 }),
  aTitle({ id: 3, title: 'The Long Evening', year: 1971 }),
];

const meta: Meta<typeof DayDoubleBill> = {
  title: 'Features/Shared/Double bill', component: DayDoubleBill,
  args: {
    heading: 'Double bill: French comedies', to: '/movies/popular?genres=comedy&country=FR',
    result: { _tag: 'success', value: titles },
  },
};
export default meta;
type Story = StoryObj<typeof DayDoubleBill>;

/** Two titles of a theme, and the way to the others. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Double bill: French comedies' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^(?:A Room on the Quay|Night Ferry|The Long Evening)/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^See all/ })).toBeVisible();
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Light: Story = { ...Many, globals: inLightTheme() };

export const Loading: Story = {
  args: { result: { _tag: 'pending' } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading Double bill: French comedies')).toBeInTheDocument(),
};
export const Failed: Story = {
  args: { result: { _tag: 'error', failure: unavailable(503, ''), retry: () => undefined } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /^Try again/ })).toBeVisible(),
};
/** One title is no double bill. */
export const TooFew: Story = {
  args: { result: { _tag: 'success', value: titles.slice(0, 1) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
