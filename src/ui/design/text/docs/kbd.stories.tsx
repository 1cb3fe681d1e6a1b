import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from '#ui/design/text/kbd.tsx';

const meta: Meta<typeof Kbd> = {
  title: 'Design/Text/Kbd',
  component: Kbd,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: 'Esc' },
};
export default meta;

export const Example: StoryObj<typeof Kbd> = {};
