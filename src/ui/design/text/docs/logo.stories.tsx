import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#ui/design/text/logo.tsx';

const meta: Meta<typeof Logo> = {
  title: 'Design/Text/Logo',
  component: Logo,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { to: '/' },
};
export default meta;

export const Example: StoryObj<typeof Logo> = {};
