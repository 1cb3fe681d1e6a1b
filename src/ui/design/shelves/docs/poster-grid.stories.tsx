import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import { Card } from '#ui/design/shelves/card.tsx';
import { PosterGrid } from '#ui/design/shelves/poster-grid.tsx';

const meta: Meta<typeof PosterGrid> = {
  title: 'Design/Shelves/Poster grid',
  component: PosterGrid,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Films', twoUp: false, flush: true,
    children: sampleTitles
      .slice(0, 12)
      .map((title) => <Card key={title.id} to={`/movie/${title.id}`} title={title} rating={title.rating} />),
  },
};
export default meta;

export const Example: StoryObj<typeof PosterGrid> = {};
