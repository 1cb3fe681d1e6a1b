import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from '#ui/design/fields/password-field.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'Design/Fields/Password field',
  component: PasswordField,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Password', hint: 'At least eight characters.', error: null, autoComplete: 'off' },
};
export default meta;

export const Example: StoryObj<typeof PasswordField> = {};
