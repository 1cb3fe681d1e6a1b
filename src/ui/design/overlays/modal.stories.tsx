import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '#ui/design/buttons/button.tsx';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Modal, type ModalProps } from './modal';
import '#ui/design/tokens/foundations.css';

const ModalWithButton = ({ onClose, ...props }: ModalProps) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <div className="sb" style={{ justifyItems: 'start' }}>
      <p className="quiet">The page behind.</p>
      <Button onClick={() => setOpen(true)}>Change credentials</Button>
      <Modal {...props} open={open} onClose={close} />
    </div>
  );
};

const form = (
  <form className="form">
    <TextField label="E-mail" type="email" autoComplete="username" defaultValue="maya.rosen@example.org" />
    <PasswordField label="Current password" autoComplete="current-password" />
    <PasswordField label="Current password, again" error="Passwords do not match" autoComplete="off" />
    <div className="form-acts">
      <Button>Cancel</Button>
      <Button kind="go" type="submit" disabled>
        Change password
      </Button>
    </div>
  </form>
);

const meta: Meta<typeof Modal> = {
  title: 'Design/Overlays/Modal',
  component: Modal,
  tags: ['autodocs'],
  args: {
    title: 'Change credentials',
    subtitle: 'Enter your current password to confirm it’s you.',
    onClose: fn(),
    children: form,
  },
  render: (args) => <ModalWithButton {...args} />,
};
export default meta;

type Story = StoryObj<typeof Modal>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change credentials' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Change credentials' })).toBeVisible());
};

export const Form: Story = {
  play: async (context) => {
    await open(context);
    // Focus goes to the first invalid field, else to the first field; scrolling of the page is locked.
    await expect(screen.getByLabelText('Current password, again')).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const FormLight: Story = { ...Form, globals: { theme: 'light' } };

export const ClosesAndReturnsFocus: Story = {
  args: { children: <p>Nothing to fill in.</p> },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Change credentials' })).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Nothing to fill in.')).toBeNull());
  },
};

/** The browser tells later that a dialog was closed: one that has been opened again in the meantime stays open. */
export const ReopenedAtOnce: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await open(context);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const event = new Promise((resolve) => { dialog.addEventListener('close', resolve, { once: true }); });
    const closed = new Promise((resolve) => { new MutationObserver(resolve).observe(dialog, { attributeFilter: ['open'] }); });
    screen.getByRole('button', { name: 'Close' }).click();
    await closed;
    canvas.getByRole('button', { name: 'Change credentials' }).click();
    await event;
    await waitFor(() => expect(dialog.open).toBe(true));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A click outside closes the modal; a drag that began inside, as in a text selection, does not. */
export const ClosesOutside: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    await open(context);
    const dialog = screen.getByRole('dialog');
    await userEvent.pointer([
      { target: screen.getByRole('heading', { name: 'Change credentials' }), keys: '[MouseLeft>]' },
      { target: dialog, keys: '[/MouseLeft]' },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Confirmation: Story = {
  args: {
    alert: true,
    title: 'Change credentials',
    subtitle: 'You can’t undo this.',
    children: (
      <div className="form-acts">
        <Button data-autofocus>Keep the user</Button>
        <Button kind="end">Delete the user</Button>
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change credentials' }));
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('You can’t undo this.');
    await expect(screen.getByRole('button', { name: 'Keep the user' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    broad: true,
    children: Array.from({ length: 30 }, (_, index) => <TextField key={index} label={`Line ${index + 1}`} />),
  },
  play: open,
};
