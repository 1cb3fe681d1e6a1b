import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreBadge } from '#ui/design/metadata/score-badge.tsx';

const meta: Meta<typeof ScoreBadge> = {
  title: 'Design/Metadata/Score badge',
  component: ScoreBadge,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { rating: 8.2 },
};
export default meta;

export const Example: StoryObj<typeof ScoreBadge> = {};
