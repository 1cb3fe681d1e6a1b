import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { Card } from '#ui/design/shelves/card.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { expect } from '#storybook/story-expect.ts';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import { GridSkeleton, HeroSkeleton, LinesSkeleton, LoadingRegion, ShelfSkeleton } from './skeletons';
import { PageSpinner } from './spinner';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof LoadingRegion> = {
  title: 'Design/Feedback/Loading', component: LoadingRegion,
  tags: ['autodocs'],
  args: { label: 'Loading the movies' },
};
export default meta;

type Story = StoryObj<typeof LoadingRegion>;

/** Shows the final heading above placeholders for the rest. */
export const Page: Story = {
  render: (args) => (
    <LoadingRegion {...args}>
      <PageHead heading="Movies" />
      <ShelfSkeleton />
      <ShelfSkeleton size="wide" />
    </LoadingRegion>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading the movies'),
};

export const PageLight: Story = { ...Page, globals: { theme: 'light' } };

export const Hero: Story = {
  render: (args) => (
    <LoadingRegion {...args}>
      <HeroSkeleton />
      <div className="sb sb-narrow">
        <LinesSkeleton />
      </div>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeInTheDocument(),
};

export const Grid: Story = {
  render: (args) => (
    <LoadingRegion {...args}>
      <GridSkeleton />
    </LoadingRegion>
  ),
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('.sk-card')).toHaveLength(24),
};

/** A shelf is as high as its skeleton, so that the layout does not shift when the shelf replaces it. */
export const SameHeight: Story = {
  render: () => (
    <>
      <ShelfSkeleton />
      <Shelf heading="Popular now" to="/popular">
        {sampleTitles.slice(0, 8).map((title) => (
          <Card key={title.id} to="/movie" title={title} rating={title.rating} />
        ))}
      </Shelf>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, shelf] = [...canvasElement.querySelectorAll('.shelf')].map((element) => element.getBoundingClientRect().height);
    await expect(Math.abs((skeleton ?? 0) - (shelf ?? 99))).toBeLessThan(3);
  },
};

export const WholePage: Story = {
  render: () => <PageSpinner label="Signing in" />,
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Signing in'),
};
