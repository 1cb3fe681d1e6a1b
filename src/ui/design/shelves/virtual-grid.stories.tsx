import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { sampleTitles, type SampleTitle } from '#ui/design/titles.fixture.ts';
import { Card } from './card';
import { countGridColumns } from './move-focus';
import { PosterGrid } from './poster-grid';
import { VirtualGrid, type VirtualGridProps } from './virtual-grid';

const manyTitles = (count: number): ReadonlyArray<SampleTitle> =>
  Array.from({ length: count }, (_, index) => {
    const title = sampleTitles[index % sampleTitles.length] as SampleTitle;
    return { ...title, id: `${title.id} ${index}` };
  });

const meta: Meta<VirtualGridProps<SampleTitle>> = {
  title: 'Design/Shelves/Virtual grid',
  component: VirtualGrid,
  tags: ['autodocs'],
  args: {
    items: manyTitles(2000),
    keyOf: ({ id }) => id,
    render: (title, index) => <Card to={`/movie/${index}`} title={title} rating={title.rating} />,
    label: 'Films',
    onEndNear: fn(),
  },
};
export default meta;

type Story = StoryObj<VirtualGridProps<SampleTitle>>;

const scrollToTop = () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Waits until the grid has measured its columns and its first row: then it reserves the height of all rows. */
const waitUntilMeasured = async (grid: HTMLElement): Promise<void> => {
  const contentHeight = (): number =>
    (grid.firstElementChild?.getBoundingClientRect().height ?? 0) * Math.ceil(2000 / countGridColumns(grid));
  await waitFor(() => expect(grid.getBoundingClientRect().height).toBeGreaterThan(contentHeight()));
};

/** Two thousand titles, a few dozen of them in the DOM. */
export const TwoThousand: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    scrollToTop();
    const grid = canvas.getByRole('list', { name: 'Films' });
    await waitFor(() => expect(grid.children.length).toBeLessThan(120));
    await waitUntilMeasured(grid);
    await expect(canvasElement.querySelector('[data-index="0"]')).toHaveAttribute('aria-setsize', '2000');
    await expect(args.onEndNear).not.toHaveBeenCalled();
  },
};

export const Light: Story = { ...TwoThousand, globals: { theme: 'light' } };

/** Arrow keys move to rows that are not rendered yet; End goes to the last item. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    scrollToTop();
    const focused = () => Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    const grid = canvas.getByRole('list', { name: 'Films' });
    await waitUntilMeasured(grid);
    const columns = countGridColumns(grid);
    canvasElement.querySelector<HTMLElement>('[data-index="0"] a')?.focus();
    for (let row = 1; row <= 12; row += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toBe(row * columns));
    }
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe(1999));
    await waitFor(() => expect(args.onEndNear).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(focused()).toBe(0));
  },
};

/** Scrolling takes the focused card out of the rendered range: it keeps focus, and the arrow key goes to the next card. */
export const FocusFarAway: Story = {
  play: async ({ canvasElement, userEvent }) => {
    scrollToTop();
    const index = () => document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'];
    const link = canvasElement.querySelector<HTMLElement>('[data-index="9"] a');
    link?.focus();
    const documentTop = Math.round((link?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const left = Math.round(link?.getBoundingClientRect().left ?? 0);
    window.scrollTo({ top: 9000, behavior: 'instant' });
    await waitFor(() => expect(canvasElement.querySelector('[data-index="0"]')).toBeNull());
    await expect(link).toHaveFocus();
    await expect(Math.abs((link?.getBoundingClientRect().top ?? 0) + window.scrollY - documentTop)).toBeLessThan(3);
    await expect(Math.abs((link?.getBoundingClientRect().left ?? 0) - left)).toBeLessThan(2);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(index()).toBe('10'));
    document.activeElement?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(canvasElement.querySelectorAll('.far')).toHaveLength(0));
    await expect(index()).toBe('10');
    window.scrollTo({ top: 9000, behavior: 'instant' });
    await waitFor(() => expect(canvasElement.querySelectorAll('.far')).toHaveLength(3));
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(canvasElement.querySelectorAll('.far')).toHaveLength(0));
    scrollToTop();
  },
};

/** Restores the scroll offset. */
export const Restored: Story = {
  args: { initialOffset: 5000 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(Math.abs(window.scrollY - 5000)).toBeLessThan(2));
    await waitFor(() => expect(canvasElement.querySelector('[data-index="0"]')).toBeNull());
    scrollToTop();
  },
};

const GrowingGrid = (props: VirtualGridProps<SampleTitle>) => {
  const [count, setCount] = useState(60);
  return <VirtualGrid {...props} items={manyTitles(count)} total={300} onEndNear={() => setCount(Math.min(300, count + 60))} />;
};

/** Loads more items when the end comes near. */
export const LoadsMore: Story = {
  render: (args) => <GrowingGrid {...args} />,
  play: async ({ canvasElement }) => {
    scrollToTop();
    const heightBefore = document.documentElement.scrollHeight;
    window.scrollTo({ top: heightBefore, behavior: 'instant' });
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(heightBefore * 1.5));
    await expect(canvasElement.querySelector('[aria-setsize="300"]')).not.toBeNull();
    scrollToTop();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.queryAllByRole('listitem')).toHaveLength(0),
};

/** The plain grid has the same columns and keys. */
export const Plain: Story = {
  render: () => (
    <PosterGrid label="Films">
      {sampleTitles.slice(0, 30).map((title) => (
        <Card key={title.id} to={`/movie/${title.id}`} title={title} rating={title.rating} />
      ))}
    </PosterGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    const columns = countGridColumns(canvas.getByRole('list'));
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(links[columns + 1]).toHaveFocus();
  },
};
