import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBar } from '#ui/design/feedback/skeletons.tsx';

const meta: Meta<typeof SkeletonBar> = {
  title: 'Design/Feedback/Skeleton bar',
  component: SkeletonBar,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { shape: 't', wide: '60%' },
};
export default meta;

export const Example: StoryObj<typeof SkeletonBar> = {};
