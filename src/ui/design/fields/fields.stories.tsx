import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { expect } from '#storybook/story-expect.ts';
import { Checkbox } from './checkbox';
import { PasswordField } from './password-field';
import { Segments } from './segments';
import { Select } from './select';
import { Switch } from './switch';
import { TextArea } from './text-area';
import { TextField } from './text-field';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof TextField> = {
  title: 'Design/Fields/Text field', component: TextField,
  tags: ['autodocs'],
  args: { label: 'E-mail' },
};
export default meta;

type Story = StoryObj<typeof TextField>;

const Appearance = () => {
  const [value, setValue] = useState<'down' | 'up' | 'device'>('down');
  return (
    <Segments
      label="Appearance"
      value={value}
      onChange={setValue}
      segments={[
        { value: 'down', label: 'Dark' },
        { value: 'up', label: 'Light' },
        { value: 'device', label: 'System' },
      ]}
    />
  );
};

export const Example: Story = {
  tags: ['!test'],
  args: { hint: 'We send a link to this address.', error: null, optional: false, disabled: false, placeholder: 'you@example.org' },
};

export const All: Story = {
  render: () => (
    <form className="form sb sb-narrow">
      <TextField label="E-mail" type="email" placeholder="you@example.org" autoComplete="email" />
      <TextField label="Name of the list" defaultValue="Noir november" hint="200 characters at most." optional />
      <PasswordField label="Password" error="This field is required!" autoComplete="current-password" />
      <TextField label="Read only" defaultValue="maya.rosen@example.org" disabled />
      <TextArea label="A note" placeholder="Recommended by a friend." />
      <Select
        label="Sort by"
        options={[
          { value: 'best', label: 'Highest rated' },
          { value: 'new', label: 'Newest' },
        ]}
      />
      <Checkbox label="I accept the terms of use" error="Please tick the box." />
      <Checkbox label="Some of them" mixed />
      <Checkbox label="Not now" disabled />
      <Switch label="Animate posters" defaultChecked />
      <Switch label="Hide episode names I have not reached" />
      <Appearance />
      <div className="form-acts">
        <Button>Cancel</Button>
        <Button kind="go" type="submit">
          Save
        </Button>
      </div>
    </form>
  ),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('This field is required!');
    await expect(canvas.getByRole('textbox', { name: 'Name of the list (optional)' })).toHaveAccessibleDescription(
      '200 characters at most.',
    );
  },
};

export const Light: Story = { ...All, globals: { theme: 'light' } };

export const ShowPassword: Story = {
  render: () => (
    <div className="sb sb-narrow">
      <PasswordField label="Password" defaultValue="correct horse" autoComplete="current-password" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: false }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
};

export const Choosing: Story = {
  render: () => (
    <div className="sb">
      <Appearance />
      <Switch label="Motion" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Light' }));
    await expect(canvas.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByText('Motion'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaftenangestelltennamensverzeichnis',
    hint: 'A hint that is long enough to need a second line on a phone, and perhaps a third one.',
    error: 'An error that is long enough to need a second line on a phone, and says what to do about it.',
  },
  render: (args) => (
    <div className="sb" style={{ maxWidth: '18rem' }}>
      <TextField {...args} />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
};
