import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checks, type ChecksProps } from '#ui/design/filters/checks.tsx';

const meta: Meta<ChecksProps<string>> = {
  title: 'Design/Filters/Checks',
  component: Checks,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Theme',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
    values: ['dark'],
    onChange: fn(),
  },
};
export default meta;

export const Example: StoryObj<ChecksProps<string>> = {};
