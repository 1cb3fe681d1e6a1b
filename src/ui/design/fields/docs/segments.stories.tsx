import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Segments, type SegmentsProps } from '#ui/design/fields/segments.tsx';

const meta: Meta<SegmentsProps<string>> = {
  title: 'Design/Fields/Segments',
  component: Segments,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Theme', segments: [{ value: 'dark', label: 'Dark' }, { value: 'light', label: 'Light' }], value: 'dark', onChange: fn() },
};
export default meta;

export const Example: StoryObj<SegmentsProps<string>> = {};
