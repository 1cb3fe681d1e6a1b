import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import { GenreTile } from '#ui/design/images/genre-tile.tsx';
import { TileGrid } from '#ui/design/images/tile-grid.tsx';

const meta: Meta<typeof TileGrid> = {
  title: 'Design/Images/Tile grid',
  component: TileGrid,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Genres',
    children: sampleTitles.slice(0, 8).map((title) => <GenreTile key={title.id} to="/genre" art={title} heading={title.title} />),
  },
};
export default meta;

export const Example: StoryObj<typeof TileGrid> = {};
