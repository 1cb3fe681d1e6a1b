import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Design/Buttons/Icon button',
  component: IconButton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { icon: 'heart', label: 'Favorite', small: false, full: false },
};
export default meta;

export const Example: StoryObj<typeof IconButton> = {};
