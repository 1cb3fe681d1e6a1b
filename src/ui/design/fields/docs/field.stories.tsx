import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '#ui/design/fields/field.tsx';

const meta: Meta<typeof Field> = {
  title: 'Design/Fields/Field',
  component: Field,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Nickname', hint: 'Shown on your profile.', error: null, optional: true,
    children: (ties) => <input {...ties} className="inp" />,
  },
};
export default meta;

export const Example: StoryObj<typeof Field> = {};
