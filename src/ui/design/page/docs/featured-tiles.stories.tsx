import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import { GenreTile } from '#ui/design/images/genre-tile.tsx';
import { FeaturedTiles } from '#ui/design/page/columns.tsx';

const meta: Meta<typeof FeaturedTiles> = {
  title: 'Design/Page/Featured tiles',
  component: FeaturedTiles,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Double bill',
    children: sampleTitles
      .slice(0, 3)
      .map((title, index) => <GenreTile key={title.id} to="/details" art={title} heading={title.title} size={index === 0 ? 'l' : 's'} />),
  },
};
export default meta;

export const Example: StoryObj<typeof FeaturedTiles> = {};
