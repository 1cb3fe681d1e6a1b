import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Design/Fields/Checkbox',
  component: Checkbox,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Remember me', bare: false, mixed: false, disabled: false, error: null },
};
export default meta;

export const Example: StoryObj<typeof Checkbox> = {};
