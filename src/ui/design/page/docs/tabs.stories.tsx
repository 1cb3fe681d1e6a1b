import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '../tabs';

const meta: Meta<typeof Tabs> = {
  title: 'Design/Page/Tabs',
  component: Tabs,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Lists of movies', flush: false, tabs: [{ to: '/movies/popular', label: 'Popular', count: 829, current: true }, { to: '/movies/upcoming', label: 'Upcoming' }] },
};
export default meta;

export const Example: StoryObj<typeof Tabs> = {};
