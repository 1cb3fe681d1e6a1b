import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkTabs } from '#ui/design/page/link-tabs.tsx';

const meta: Meta<typeof LinkTabs> = {
  title: 'Design/Page/Tabs',
  component: LinkTabs,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Lists of movies', flush: false,
    tabs: [
      { to: '/movies/popular', label: 'Popular', count: 829, current: true },
      { to: '/movies/upcoming', label: 'Upcoming' },
    ],
  },
};
export default meta;

export const Example: StoryObj<typeof LinkTabs> = {};
