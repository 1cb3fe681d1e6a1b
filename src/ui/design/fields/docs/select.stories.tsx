import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '#ui/design/fields/select.tsx';

const meta: Meta<typeof Select> = {
  title: 'Design/Fields/Select',
  component: Select,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Theme',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
    optional: false, disabled: false,
  },
};
export default meta;

export const Example: StoryObj<typeof Select> = {};
