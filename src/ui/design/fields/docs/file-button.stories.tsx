import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileButton } from '#ui/design/fields/file-button.tsx';
import { FileField } from '#ui/design/fields/file-field.tsx';

const meta: Meta<typeof FileButton> = {
  title: 'Design/Fields/File button',
  component: FileButton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: 'Choose an image' },
  decorators: (Story) => (
    <FileField accept="image/png" onFiles={fn()} words="Drop to upload">
      <Story />
    </FileField>
  ),
};
export default meta;

export const Example: StoryObj<typeof FileButton> = {};
