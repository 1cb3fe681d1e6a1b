import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RangeFields } from '#ui/design/filters/range-fields.tsx';

const meta: Meta<typeof RangeFields> = {
  title: 'Design/Filters/Range',
  component: RangeFields,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { value: { from: 1940, to: 1979 }, min: 1900, max: 2030, step: 1, fromLabel: 'From', toLabel: 'To', onChange: fn() },
};
export default meta;

export const Example: StoryObj<typeof RangeFields> = {};
