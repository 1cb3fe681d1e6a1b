import type { Meta, StoryObj } from '@storybook/react-vite';
import { EpisodeBulbs } from '../episode-bulbs';

const meta: Meta<typeof EpisodeBulbs> = {
  title: 'Design/Metadata/Episode bulbs',
  component: EpisodeBulbs,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { total: 13, seen: 4 },
};
export default meta;

export const Example: StoryObj<typeof EpisodeBulbs> = {};
