import type { Meta, StoryObj } from '@storybook/react-vite';
import { GridSkeleton } from '#ui/design/feedback/skeletons.tsx';

const meta: Meta<typeof GridSkeleton> = {
  title: 'Design/Feedback/Grid skeleton',
  component: GridSkeleton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { cards: 12, flush: true },
};
export default meta;

export const Example: StoryObj<typeof GridSkeleton> = {};
