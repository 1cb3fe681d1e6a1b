import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from '#ui/design/feedback/skeletons.tsx';

const meta: Meta<typeof CardSkeleton> = {
  title: 'Design/Feedback/Card skeleton',
  component: CardSkeleton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
};
export default meta;

export const Example: StoryObj<typeof CardSkeleton> = {};
