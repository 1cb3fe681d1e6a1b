import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinesSkeleton } from '#ui/design/feedback/skeletons.tsx';

const meta: Meta<typeof LinesSkeleton> = {
  title: 'Design/Feedback/Lines skeleton',
  component: LinesSkeleton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { lines: 4 },
};
export default meta;

export const Example: StoryObj<typeof LinesSkeleton> = {};
