import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { unavailable } from '#domain/shared/failure';
import { expect } from '#storybook/story-expect.ts';
import { inLightTheme, onPhone } from '#storybook/story-settings.fixture.ts';
import { DoubleBillShelf } from './double-bill-shelf';

const titles = [
  aTitle({ id: 1, title: 'A Room on the Quay', year: 1958 }), aTitle({ id: 2, title: 'Night Ferry', year: 1964 }),
];

const meta: Meta<typeof DoubleBillShelf> = {
  title: 'Features/Shared/Double bill', component: DoubleBillShelf,
  args: {
    heading: 'Double bill: French comedies', to: '/movies/popular?genres=comedy&country=FR',
    result: { _tag: 'success', value: titles },
  },
};
export default meta;
type Story = StoryObj<typeof DoubleBillShelf>;

/** Two titles of a theme, and the way to the others. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Double bill: French comedies' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^(?:A Room on the Quay|Night Ferry)/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^See all/ })).toBeVisible();
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Light: Story = { ...Many, globals: inLightTheme() };

export const Loading: Story = {
  args: { result: { _tag: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Double bill: French comedies')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { result: { _tag: 'error', failure: unavailable(503, ''), retry: () => undefined } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /^Try again/ })).toBeVisible(),
};
/** Without a second title there is no double bill. */
export const TooFew: Story = {
  args: { result: { _tag: 'success', value: [] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
