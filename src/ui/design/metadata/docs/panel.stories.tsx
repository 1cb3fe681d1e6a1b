import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '#ui/design/metadata/panel.tsx';

const meta: Meta<typeof Panel> = {
  title: 'Design/Metadata/Panel',
  component: Panel,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { heading: 'Season 4', level: 2, note: '2006', children: '13 episodes' },
};
export default meta;

export const Example: StoryObj<typeof Panel> = {};
