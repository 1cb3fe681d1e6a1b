import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '#ui/design/buttons/button.tsx';
import { Logo } from '#ui/design/text/logo.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Drawer, type DrawerProps } from './drawer';
import '#ui/design/tokens/foundations.css';

const DrawerWithButton = ({ onClose, ...props }: DrawerProps) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <div className="sb" style={{ justifyItems: 'start' }}>
      <Button small icon="menu" onClick={() => setOpen(true)}>
        Your menu
      </Button>
      <Drawer {...props} open={open} onClose={close} />
    </div>
  );
};

const meta: Meta<typeof Drawer> = {
  title: 'Design/Overlays/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  args: {
    label: 'Your menu',
    head: <Logo />,
    onClose: fn(),
    children: (
      <nav aria-label="Your menu">
        <TextLink to="/profile">Profile</TextLink>
      </nav>
    ),
  },
  render: (args) => <DrawerWithButton {...args} />,
};
export default meta;

type Story = StoryObj<typeof Drawer>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Your menu' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your menu' })).toBeVisible());
  await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
};

export const Left: Story = { play: open };
export const LeftLight: Story = { play: open, globals: { theme: 'light' } };
export const Right: Story = { args: { side: 'right' }, play: open };

export const Closes: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Close: Your menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'Your menu' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};
