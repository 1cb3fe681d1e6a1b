import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadingSkeleton } from '#ui/design/feedback/skeletons.tsx';

const meta: Meta<typeof HeadingSkeleton> = {
  title: 'Design/Feedback/Name skeleton',
  component: HeadingSkeleton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: 'Loading the title' },
};
export default meta;

export const Example: StoryObj<typeof HeadingSkeleton> = {};
