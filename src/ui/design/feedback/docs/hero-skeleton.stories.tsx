import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroSkeleton } from '#ui/design/feedback/skeletons.tsx';

const meta: Meta<typeof HeroSkeleton> = {
  title: 'Design/Feedback/Hero skeleton',
  component: HeroSkeleton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
};
export default meta;

export const Example: StoryObj<typeof HeroSkeleton> = {};
