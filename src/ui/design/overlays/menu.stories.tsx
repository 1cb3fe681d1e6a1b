import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Menu } from './menu';
import '#ui/design/tokens/foundations.css';

const signOut = fn();

const meta: Meta<typeof Menu> = {
  title: 'Design/Overlays/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    label: 'Your menu',
    head: (
      <>
        Good evening<b>Maya Rosen</b>
      </>
    ),
    items: [
      { label: 'Profile', icon: 'user', to: '/profile' },
      { label: 'Favorites', icon: 'heart', to: '/favorites' },
      { label: 'Watchlist', icon: 'bookmark', to: '/watchlist' },
      { label: 'Not yet', icon: 'edit', disabled: true },
      'rule',
      { label: 'Sign Out', icon: 'leave', onChoose: signOut },
      { label: 'Delete', icon: 'trash', end: true },
    ],
    button: (props) => (
      <button {...props} type="button" className="avatar-btn" aria-label="Your menu">
        <Avatar name="Maya Rosen" />
      </button>
    ),
  },
  render: (args) => (
    <div className="sb" style={{ justifyItems: 'end' }}>
      <Menu {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof Menu>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Your menu' }));
  await expect(screen.getByRole('menu', { name: 'Your menu' })).toBeVisible();
  await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
};

export const Open: Story = { play: open };
export const OpenLight: Story = { play: open, globals: { theme: 'light' } };

export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Home}w');
    await expect(screen.getByRole('menuitem', { name: 'Watchlist' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Your menu' })).toHaveFocus();
  },
};

export const Closing: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(context.canvas.getByRole('button')).toHaveFocus();
    await open(context);
    await context.userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
