import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '#ui/design/text/skip-link.tsx';

const meta: Meta<typeof SkipLink> = {
  title: 'Design/Text/Skip link',
  component: SkipLink,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { to: '#main' },
};
export default meta;

export const Example: StoryObj<typeof SkipLink> = {};
