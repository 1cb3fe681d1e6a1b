import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addNoir, createNoir, NOIR_ADDRESS } from '#ui/features/lists/story-lists.fixture.ts';

const phone = { viewport: { value: 'phone' }, role: 'member' } as const;

/** Keys and menu of a row, which do what those of a card do. */
const meta: Meta = {
  title: 'Features/Lists/Table rows',
  render: () => <Screen />,
  parameters: { at: `${NOIR_ADDRESS}&view=table`, scenario: { ownLists: { changes: [...createNoir, addNoir('noir', 3)] } } },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rowOf = async ({ canvas }: Context, name: RegExp): Promise<HTMLElement> =>
  within(await canvas.findByRole('table')).findByRole('row', { name });
const toastSays = (text: string): Promise<void> =>
  waitFor(async () => expect((await screen.findAllByText(text)).at(-1)).toBeInTheDocument());
const openMenu = async (context: Context, name: string): Promise<HTMLElement> => {
  const button = within(await rowOf(context, new RegExp(name))).getByRole('button', { name: `More actions for ${name}` });
  button.focus();
  await context.userEvent.keyboard('{Enter}');
  return button;
};
const entry = (name: string): Promise<HTMLElement> => waitFor(async () => {
  const item = screen.getByRole('menuitem', { name });
  await expect(item).not.toHaveAttribute('aria-disabled');
  return item;
});

export const ByKey: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const button = await openMenu(context, 'The Killing');
    await entry('Add to Watchlist');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    const link = within(await rowOf(context, /The Killing/)).getByRole('link');
    link.focus();
    await userEvent.keyboard('f');
    await toastSays('Added to Favorites');
    await userEvent.keyboard('h');
    await waitFor(async () => expect(await rowOf(context, /The Killing.*Watched/)).toBeVisible());
    await userEvent.keyboard('a');
    await expect(await screen.findByRole('dialog', { name: 'Add to list' })).toHaveTextContent('The Killing');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const ByMenu: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await openMenu(context, 'Sunset Boulevard');
    await userEvent.click(await entry('Add to Watchlist'));
    await toastSays('Added to Watchlist');
    await openMenu(context, 'Sunset Boulevard');
    await entry('Remove from Watchlist');
    await entry('Mark as watched');
    await userEvent.click(await entry('Add to list'));
    await expect(await screen.findByRole('dialog', { name: 'Add to list' })).toHaveTextContent('Sunset Boulevard');
  },
};
const menuIsOpen = async (context: Context): Promise<void> => {
  await openMenu(context, 'Sunset Boulevard');
  await expect(await entry('Remove from this list')).toBeVisible();
};
export const MenuPhone: Story = { play: menuIsOpen, globals: phone };
export const MenuPhoneLight: Story = { play: menuIsOpen, globals: { ...phone, theme: 'light' } };
export const MenuLight: Story = { play: menuIsOpen, globals: { role: 'member', theme: 'light' } };
