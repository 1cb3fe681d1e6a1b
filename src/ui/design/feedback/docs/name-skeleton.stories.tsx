import type { Meta, StoryObj } from '@storybook/react-vite';
import { NameSkeleton } from '../skeletons';

const meta: Meta<typeof NameSkeleton> = {
  title: 'Design/Feedback/Name skeleton',
  component: NameSkeleton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: 'Loading the title' },
};
export default meta;

export const Example: StoryObj<typeof NameSkeleton> = {};
