import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';

const meta: Meta<typeof ShelfSkeleton> = {
  title: 'Design/Feedback/Shelf skeleton',
  component: ShelfSkeleton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { cards: 6, size: 'normal' },
};
export default meta;

export const Example: StoryObj<typeof ShelfSkeleton> = {};
