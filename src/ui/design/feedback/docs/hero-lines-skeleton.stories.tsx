import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroLinesSkeleton } from '#ui/design/feedback/skeletons.tsx';

const meta: Meta<typeof HeroLinesSkeleton> = {
  title: 'Design/Feedback/Hero lines skeleton',
  component: HeroLinesSkeleton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
};
export default meta;

export const Example: StoryObj<typeof HeroLinesSkeleton> = {};
