import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '#ui/design/fields/switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'Design/Fields/Switch',
  component: Switch,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Play trailers', bare: false, disabled: false },
};
export default meta;

export const Example: StoryObj<typeof Switch> = {};
