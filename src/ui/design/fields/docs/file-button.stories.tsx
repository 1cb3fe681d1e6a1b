import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileButton } from '../file-button';

const meta: Meta<typeof FileButton> = {
  title: 'Design/Fields/File button',
  component: FileButton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { accept: 'image/png', children: 'Choose an image', busy: false, onFile: fn() },
};
export default meta;

export const Example: StoryObj<typeof FileButton> = {};
