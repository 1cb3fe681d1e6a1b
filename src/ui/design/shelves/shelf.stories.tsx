import type { Meta, StoryObj } from '@storybook/react-vite';
import { GenreTile } from '#ui/design/images/genre-tile.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import { Card } from './card';
import { Shelf } from './shelf';

const cards = (from: number, to: number) =>
  sampleTitles
    .slice(from, to)
    .map((title, index) => <Card key={title.id} to={`/movie/${title.id}`} title={title} rating={title.rating} early={index < 6} />);

const meta: Meta<typeof Shelf> = {
  title: 'Design/Shelves/Shelf',
  component: Shelf,
  tags: ['autodocs'],
  args: { heading: 'Popular now', to: '/movie/popular', count: 829, children: cards(0, 16) },
};
export default meta;

type Story = StoryObj<typeof Shelf>;

export const Posters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Popular now' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all 829 : Popular now' })).toHaveAttribute('href', '/movie/popular');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16);
  },
};

export const Light: Story = { ...Posters, globals: { theme: 'light' } };

/** The arrow keys move focus along the shelf; Home and End go to its ends. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link').filter((link) => link.closest('.card'));
    links[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();
  },
};

/** The back arrow is disabled at the start, the forward arrow at the end. */
export const Ends: Story = {
  play: async ({ canvas, canvasElement }) => {
    const back = canvasElement.querySelector('[aria-label="Previous: Popular now"]');
    const forward = canvasElement.querySelector('[aria-label="Next: Popular now"]');
    await waitFor(() => expect([back, forward].map((button) => button?.getAttribute('aria-disabled'))).toEqual(['true', 'false']));
    const row = canvas.getByRole('list');
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect([back, forward].map((button) => button?.getAttribute('aria-disabled'))).toEqual(['false', 'true']));
  },
};

/** A row that fits has no arrows, and its line extends to the end. */
export const FitsWithoutArrows: Story = {
  args: { children: cards(0, 2) },
  play: async ({ canvas, canvasElement }) => {
    const arrows = canvasElement.querySelector('.arrows');
    await waitFor(() => expect(arrows).not.toBeVisible());
    const end = canvasElement.querySelector('.section-head')?.getBoundingClientRect().right ?? 0;
    const last = canvas.getByRole('link', { name: 'See all 829 : Popular now' }).getBoundingClientRect().right;
    await expect(end - last).toBeLessThan(80);
  },
};

export const Ranked: Story = {
  args: { heading: 'Popular films', ranked: true, children: cards(0, 10) },
  play: async ({ canvas }) => expect(canvas.getByRole('list').tagName).toBe('OL'),
};

export const RankedLight: Story = { ...Ranked, globals: { theme: 'light' } };

export const Big: Story = {
  args: { heading: 'Feature', size: 'big', children: cards(20, 32) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(12),
};

export const Wide: Story = {
  args: {
    heading: 'In the middle of',
    size: 'wide',
    children: sampleTitles
      .filter(({ mediaType }) => mediaType === 'tv')
      .map((title) => <GenreTile key={title.id} to={`/tv/${title.id}`} art={title} heading={title.title} note="Season 2, episode 4" />),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'In the middle of' })).toBeVisible(),
};

/** Laid out when it comes near the viewport; the estimated height before is the same. */
export const LaidOutLate: Story = {
  args: { later: true },
  render: (args) => (
    <>
      <Shelf {...args} later={false} heading="First" />
      <div style={{ height: '6000px' }} />
      <Shelf {...args} heading="Far below" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, far] = [...canvasElement.querySelectorAll('.shelf')].map((shelf) => shelf.getBoundingClientRect().height);
    await expect(Math.abs((first ?? 0) - (far ?? 999))).toBeLessThan(12);
  },
};

export const One: Story = {
  args: { heading: 'Only one', children: cards(0, 1) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
};
