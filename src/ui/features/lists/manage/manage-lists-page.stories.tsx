import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { conflict } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addNoir, createNoir } from '#ui/features/lists/story-lists.fixture.ts';
import { changes, create } from './managed-lists.fixture';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const filled = { ownLists: { changes } };

const meta: Meta = { title: 'Features/Lists/Manage lists page', render: () => <Screen />,
  parameters: { at: '/user-profile/user-lists', scenario: filled }, globals: asMember };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const names = (canvas: Context['canvas'], label = 'Your lists'): ReadonlyArray<string | undefined> =>
  within(canvas.getByRole('list', { name: label })).getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);
const opened = async ({ canvas }: Context): Promise<void> => {
  await waitFor(() => expect(names(canvas)[0]).toBe('Noir november'));
};
const choose = async ({ canvas, userEvent }: Context, list: string, action: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${list}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
export const Many: Story = {
  tags: ['smoke'], play: async (context) => {
    await opened(context);
    await expect(names(context.canvas, 'Archive')).toEqual(['Summer 2019']);
    await expect(names(context.canvas)).not.toContain('Summer 2019');
    await expect(await context.canvas.findByRole('button', { name: 'Restore Rainy sundays' })).toBeVisible();
    await expect(context.canvas.getByText('3 titles · 30 days left')).toBeVisible();
  },
};
export const Light: Story = { ...Many, globals: { ...asMember, theme: 'light' } };
export const Tablet: Story = { play: opened, globals: { viewport: { value: 'tablet' }, role: 'member' } };
export const Phone: Story = { play: opened, globals: phone };
export const LightPhone: Story = { play: opened, globals: { ...phone, theme: 'light' } };
export const Admin: Story = { play: opened, globals: { ...asMember, role: 'admin' } };
export const Unverified: Story = { play: opened, globals: { ...asMember, role: 'unverified' } };

export const Empty: Story = {
  parameters: { scenario: { ownLists: { changes: [] },
    lists: [{ listName: 'favorites', listID: 'f' }, { listName: 'watchlist', listID: 'w' }] } },
  play: async ({ canvas }) => waitFor(() => expect([...names(canvas)].sort()).toEqual(['Favorites', 'Watchlist'])),
};
export const Creates: Story = {
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByLabelText('New list');
    await userEvent.type(field, 'Noir  November{Enter}');
    await expect(await canvas.findByText(/already have a list with this name/)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '   {Enter}');
    await expect(await canvas.findByText('Enter a name.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Train films{Enter}');
    await waitFor(() => expect(names(canvas)).toContain('Train films'));
  },
};

/** A list moves by keyboard among the lists that are not pinned; Undo brings it back. */
export const MovesByKeyboard: Story = {
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const [, first = '', second = '', ...others] = names(canvas);
    const count = others.length + 2;
    const grip = await canvas.findByRole('button', { name: `Move ${first}, now 1 of ${count}` });
    await expect(canvas.queryByRole('button', { name: /^Move Noir november/ })).toBeNull();
    grip.focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText(`${first}: position 1 of ${count}.`)).toBeInTheDocument();
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(screen.getByText(`${first}: position 2 of ${count}.`)).toBeInTheDocument();
    });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(names(canvas).slice(1, 3)).toEqual([second, first]));
    // The toast of the story before may still be there, with an Undo of its own.
    await screen.findAllByText(/^Moved “/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names(canvas).slice(1, 3)).toEqual([first, second]));
  },
};
export const DeletesAndRestores: Story = {
  tags: ['smoke'], play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    await choose(context, 'Noir november', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Noir november” with 17 titles?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(names(canvas)).not.toContain('Noir november'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Noir november' }));
    await waitFor(() => expect(names(canvas)).toContain('Noir november'));
  },
};

const askForever = async ({ canvas, userEvent }: Context, button: string, question: string): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return screen.findByRole('alertdialog', { name: question });
};
export const DeletesForever: Story = {
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const question = 'Delete “Rainy sundays” with 3 titles forever?';
    const refused = await askForever(context, 'Delete Rainy sundays forever', question);
    await expect(refused).toHaveTextContent('You can’t undo this.');
    await userEvent.click(within(refused).getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('3 titles · 30 days left')).toBeVisible();
    const dialog = await askForever(context, 'Delete Rainy sundays forever', question);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Recently deleted' })).toBeNull());
    await expect(await screen.findByText('Deleted “Rainy sundays” forever')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Archive' })).toHaveFocus());
    // The name is free for another list.
    await userEvent.type(canvas.getByLabelText('New list'), 'Rainy sundays{Enter}');
    await waitFor(() => expect(names(canvas)).toContain('Rainy sundays'));
  },
};

const twoDeleted = { ownLists: { changes: [...changes, create('more', 'heists'), addNoir('more', 1),
  { kind: 'delete-list' as const, listID: 'more' }] } };

export const EmptiesTheBin: Story = {
  parameters: { scenario: twoDeleted },
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const dialog = await askForever(context, 'Empty the bin', 'Delete 2 lists with 4 titles forever?');
    await expect(dialog).toHaveTextContent(/“Rainy sundays” with 3 titles/);
    await expect(dialog).toHaveTextContent(/“Heists” with 1 title/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Recently deleted' })).toBeNull());
    await expect(await screen.findByText('Emptied the bin')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Archive' })).toHaveFocus());
    await expect(names(canvas)).toContain('Noir november');
  },
};

/** With another list in the bin, the focus goes to that one. */
export const KeepsTheRestOfTheBin: Story = {
  parameters: { scenario: twoDeleted },
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const dialog = await askForever(context, 'Delete Heists forever', 'Delete “Heists” with 1 title forever?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore Rainy sundays' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Empty the bin' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete Rainy sundays forever' })).toBeVisible();
  },
};
export const BinPhoneLight: Story = { ...KeepsTheRestOfTheBin, globals: { ...phone, theme: 'light' } };

/** Deleting for good needs the network; the list stays. */
export const CannotDeleteForever: Story = {
  globals: { ...asMember, network: 'offline' },
  play: async (context) => {
    await opened(context);
    const dialog = await askForever(context, 'Delete Rainy sundays forever', 'Delete “Rainy sundays” with 3 titles forever?');
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    await expect(await screen.findByText(/You’re offline. Nothing was deleted/)).toBeInTheDocument();
    await expect(await context.canvas.findByRole('button', { name: 'Delete Rainy sundays forever' })).toBeEnabled();
  },
};

/** A name that is taken in the meantime is asked for. */
export const RestoresUnderAnotherName: Story = {
  parameters: { scenario: { ownLists: { changes: [...changes, create('second', 'rainy_sundays')] } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Rainy sundays' }));
    const field = await canvas.findByLabelText('New name');
    await userEvent.type(field, ' again{Enter}');
    await waitFor(() => expect(names(canvas)).toContain('Rainy sundays again'));
  },
};
export const MovesAndRenames: Story = {
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const before = names(canvas);
    await choose(context, String(before[2]), 'Move up');
    await waitFor(() => expect(names(canvas).slice(0, 3)).toEqual([before[0], before[2], before[1]]));
    await choose(context, 'Noir november', 'Rename');
    const field = canvas.getByLabelText('List name');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Dark nights{Enter}');
    await waitFor(() => expect(names(canvas)[0]).toBe('Dark nights'));
  },
};
export const Refused: Story = {
  parameters: { scenario: { ownLists: { changes, refused: [
    [create('third', 'noir_november'), conflict('list name'), addNoir('third', 1)], [addNoir('gone', 1), conflict('deleted list')]] } } },
  play: async ({ canvas, userEvent }) => {
    const panel = await canvas.findByRole('alert');
    await expect(panel).toHaveTextContent(/Create “Noir november”.*One more change needs this one and waits for it\./);
    await expect(within(panel).getByRole('button', { name: 'Discard all 2 changes' })).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Another name' }));
    await userEvent.type(within(panel).getByLabelText('Another name'), ' 2{Enter}');
    await waitFor(() => expect(names(canvas)).toContain('Noir november 2'));
    await userEvent.click(within(panel).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
export const RefusedPhoneLight: Story = { ...Refused, globals: { ...phone, theme: 'light' } };

const loads = async ({ canvas }: Context): Promise<void> => expect(await canvas.findByText('Loading your lists')).toBeInTheDocument();
export const Waiting: Story = { globals: { ...asMember, network: 'hanging' }, play: loads };
export const Slow: Story = { globals: { ...asMember, network: 'slow' }, play: async (context) =>
  { await loads(context); await opened(context); } };
export const Failed: Story = { tags: ['smoke'], globals: { ...asMember, network: 'failing' }, play: async ({ canvas }) =>
  expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t load/i) };
export const Offline: Story = {
  globals: { ...asMember, network: 'offline' },
  play: async (context) => {
    await opened(context);
    await context.userEvent.type(context.canvas.getByLabelText('New list'), 'Train films{Enter}');
    await waitFor(() => expect(names(context.canvas)).toContain('Train films'));
    await expect(await context.canvas.findByText(/1 change is saved on this device/)).toBeVisible();
  },
};
export const LongWords: Story = {
  parameters: { scenario: { ownLists: { changes: [create('long', 'x'.repeat(60)),
    { kind: 'describe-list', listID: 'long', description: 'y'.repeat(900) }] } } },
  globals: phone,
  play: async ({ canvas }) => waitFor(() => expect(names(canvas)).toContain(`X${'x'.repeat(59)}`)),
};
export const WithImages: Story = { parameters: { scenario: { images: true,
  ownLists: { changes: [...createNoir, addNoir('noir', 4, { posterPath: '/poster.jpg' })] } } }, play: async ({ canvas }) =>
  waitFor(() => expect(names(canvas)).toContain('Noir november')) };
/** Two hundred lists: the menu shows ten of them and a button for all. */
export const TwoHundred: Story = {
  parameters: { scenario: { ownLists: { changes: Array.from({ length: 198 }, (_, index) =>
    create(`list${index + 100}`, `list_${index + 1}`)) } } },
  play: async ({ canvas, userEvent }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Profile menu' }));
    await userEvent.click(await menu.findByRole('button', { name: /^Show all 2\d\d lists$/ }));
    await userEvent.type(menu.getByRole('searchbox', { name: 'Find a list' }), 'list 17');
    await waitFor(() => expect(menu.getAllByRole('link').length).toBeLessThan(20));
    await expect(await canvas.findByText(/You have 20\d lists|which is the limit/)).toBeVisible();
  },
};
