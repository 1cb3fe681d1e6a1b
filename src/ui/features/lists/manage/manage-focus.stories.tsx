import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import type { ListChange } from '#domain/lists/list-command';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const create = (listID: string, name: string): ListChange => ({ kind: 'create-list', listID, name, description: '', order: `b-${listID}` });
const changes = [
  create('a', 'action'),
  create('b', 'beach'),
  create('c', 'capers'),
  create('d', 'dogs'),
  { kind: 'delete-list' as const, listID: 'd' },
];

/** Where the keyboard's place is after an action that moves or removes the list that had the focus. */
const meta: Meta = {
  title: 'Features/Lists/Focus in Manage lists',
  render: () => <Screen />,
  parameters: { at: '/user-profile/user-lists', scenario: { ownLists: { changes } } },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pressEnter = async ({ userEvent }: Context, button: HTMLElement): Promise<void> => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};
const menuOf = ({ canvas }: Context, list: string): Promise<HTMLElement> =>
  canvas.findByRole('button', { name: `More actions for ${list}` });
const choose = async (context: Context, list: string, action: string): Promise<void> => {
  // The cards are rendered anew when the code that moves them is there.
  await context.canvas.findAllByRole('button', { name: /^Move / });
  await pressEnter(context, await menuOf(context, list));
  await pressEnter(context, await screen.findByRole('menuitem', { name: action }));
};
const remove = async (context: Context, list: string): Promise<void> => {
  await choose(context, list, 'Delete');
  await pressEnter(context, within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete list' }));
};
const menuHasFocus = (context: Context, list: string): Promise<void> =>
  waitFor(async () => expect(await menuOf(context, list)).toHaveFocus());

/** The focus stays on the menu of the list, which is among the pinned lists or in the archive now. */
export const PinnedAndArchived: Story = {
  play: async (context) => {
    await choose(context, 'Beach', 'Pin');
    await context.canvas.findByText('Pinned');
    await menuHasFocus(context, 'Beach');
    await choose(context, 'Beach', 'Unpin');
    await waitFor(() => expect(context.canvas.queryByText('Pinned')).toBeNull());
    await menuHasFocus(context, 'Beach');
    await choose(context, 'Capers', 'Archive');
    await within(await context.canvas.findByRole('list', { name: 'Archive' })).findByRole('link', { name: 'Capers' });
    await menuHasFocus(context, 'Capers');
    await choose(context, 'Capers', 'Move out of the archive');
    await waitFor(() => expect(context.canvas.queryByRole('list', { name: 'Archive' })).toBeNull());
    await menuHasFocus(context, 'Capers');
  },
};

const linkHasFocus = ({ canvas }: Context, list: string): Promise<void> =>
  waitFor(() => expect(within(canvas.getByRole('list', { name: 'Your lists' })).getByRole('link', { name: list })).toHaveFocus());

/** The focus goes to the next list, after the last one to the list before. */
export const Deleted: Story = {
  play: async (context) => {
    await remove(context, 'Action');
    await linkHasFocus(context, 'Beach');
    await remove(context, 'Capers');
    await linkHasFocus(context, 'Beach');
  },
};

/** In the bin the focus goes to the next list, and without one to the heading above. */
export const Restored: Story = {
  play: async (context) => {
    const { canvas } = context;
    await remove(context, 'Action');
    await pressEnter(context, await canvas.findByRole('button', { name: 'Restore Action' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore Dogs' })).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your lists' }).querySelector('h2')).toHaveFocus());
  },
};

/** Enter picks a list up as Space does; Escape puts it back, and its handle keeps the focus. */
export const PutBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      within(canvas.getByRole('list', { name: 'Your lists' })).getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);
    const grip = await canvas.findByRole('button', { name: /^Move Action, now / });
    const before = names();
    await pressEnter({ canvas, userEvent } as Context, grip);
    await expect(await screen.findByText(/^Action: position \d of \d\.$/)).toBeInTheDocument();
    const picked = screen.getByText(/^Action: position/).textContent;
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(screen.getByText(/^Action: position/).textContent).not.toBe(picked);
    });
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('Cancelled. Action is back at its place.')).toBeInTheDocument();
    await expect(names()).toEqual(before);
    await expect(grip).toHaveFocus();
  },
};
