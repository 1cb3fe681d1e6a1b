import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Options, type OptionsProps } from '#ui/design/filters/options.tsx';

const meta: Meta<OptionsProps<string>> = {
  title: 'Design/Filters/Options',
  component: Options,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Theme', options: [{ value: 'dark', label: 'Dark' }, { value: 'light', label: 'Light' }], value: 'dark', onChange: fn() },
};
export default meta;

export const Example: StoryObj<OptionsProps<string>> = {};
