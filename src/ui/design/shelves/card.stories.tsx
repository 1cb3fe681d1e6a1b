import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { longTitle, sample } from '#ui/design/titles.fixture.ts';
import { Card } from './card';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof Card> = {
  title: 'Design/Shelves/Card',
  component: Card,
  tags: ['autodocs'],
  args: { to: '/movie/289', title: sample('Casablanca'), rating: 8.2 },
  render: (args) => (
    <div className="sb" style={{ maxWidth: '16rem' }}>
      <Card {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof Card>;

export const Film: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Casablanca\s+rated 8\.2\s+1942$/ })).toHaveAttribute('href', '/movie/289'),
};

export const Light: Story = { ...Film, globals: { theme: 'light' } };

export const Series: Story = {
  args: { to: '/tv/1', title: sample('Breaking Bad'), rating: 8.9, note: '2008 · 5 seasons' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent('2008 · 5 seasons'),
};

/** A word that is too long beside the rating is not broken: it has the width of the card. */
export const LongWord: Story = {
  args: { title: { ...sample('Casablanca'), title: 'Philadelphia', year: 1993 }, rating: 7.7 },
  render: (args) => (
    <div style={{ width: '6.5rem' }}>
      <Card {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (selector: string): number => canvasElement.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(heightOf('.cap b')).toBeLessThan(1.5 * heightOf('.cap i')));
  },
};

/** No rating, no year, a very long title. */
export const LongWords: Story = {
  args: { title: { ...longTitle, year: null }, rating: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
