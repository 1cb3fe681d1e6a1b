import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';

const meta: Meta<typeof SectionHead> = {
  title: 'Design/Shelves/Section head',
  component: SectionHead,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { heading: 'Popular now', level: 2, to: '/movies/popular', toLabel: 'See all', count: 829 },
};
export default meta;

export const Example: StoryObj<typeof SectionHead> = {};
