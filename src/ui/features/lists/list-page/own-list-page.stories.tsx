import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addMany, addNoir, createNoir, NOIR_ADDRESS } from '#ui/features/lists/story-lists.fixture.ts';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const filled = { ownLists: { changes: [...createNoir, addNoir('noir')] } };

const meta: Meta = {
  title: 'Features/Lists/List page',
  render: () => <Screen />,
  parameters: { at: NOIR_ADDRESS, scenario: filled },
  globals: asMember,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const opened = async ({ canvas }: Context): Promise<void> => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Noir november' })).toBeVisible();
};
const itemNames = (canvas: Context['canvas']): ReadonlyArray<string | undefined> =>
  within(canvas.getByRole('list', { name: 'All titles in this list' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent);
const shows = (canvas: Context['canvas'], names: ReadonlyArray<string>): Promise<void> =>
  waitFor(() => expect(itemNames(canvas).slice(0, names.length)).toEqual(names));

export const Many: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await opened(context);
    await shows(context.canvas, ['1. The Maltese Falcon', '2. Sunset Boulevard', '3. The Killing']);
    await expect(context.canvas.getByText('17 titles. Changed', { exact: false })).toBeVisible();
    await expect(context.canvas.getByRole('navigation', { name: 'Profile menu' })).toBeVisible();
  },
};
export const Light: Story = { ...Many, globals: { ...asMember, theme: 'light' } };
export const Tablet: Story = { play: opened, globals: { viewport: { value: 'tablet' }, role: 'member' } };
export const Phone: Story = { play: opened, globals: phone };
export const LightPhone: Story = { play: opened, globals: { ...phone, theme: 'light' } };
export const Admin: Story = { play: opened, globals: { ...asMember, role: 'admin' } };
export const Unverified: Story = { play: opened, globals: { ...asMember, role: 'unverified' } };

const hasTable = async (context: Context): Promise<void> => {
  await opened(context);
  const table = await context.canvas.findByRole('table', { name: 'All titles in this list' });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(5));
};
export const Table: Story = {
  parameters: { at: `${NOIR_ADDRESS}&view=table` },
  play: async (context) => {
    await hasTable(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Year' }));
    await waitFor(() => expect(context.canvas.getAllByRole('row')[1]).toHaveTextContent('Drive'));
    await expect(context.canvas.getByRole('columnheader', { name: 'Year' })).toHaveAttribute('aria-sort', 'descending');
  },
};
export const TableLight: Story = { ...Table, play: hasTable, globals: { ...asMember, theme: 'light' } };
export const TablePhone: Story = { ...Table, play: hasTable, globals: phone };

export const Several: Story = {
  parameters: { scenario: { ownLists: { changes: [...createNoir, addNoir('noir', 3)] } } },
  play: async (context) => shows(context.canvas, ['1. The Maltese Falcon', '2. Sunset Boulevard', '3. The Killing']),
};
export const One: Story = {
  parameters: { scenario: { ownLists: { changes: [...createNoir, addNoir('noir', 1)] } } },
  play: async ({ canvas }) => expect(await canvas.findByText('1 title.', { exact: false })).toBeVisible(),
};
/** The menu of a title opens the dialog that moves it to a position. */
export const MovesToPosition: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: { changes: [...createNoir, addNoir('noir', 3)] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for The Maltese Falcon' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to position' }));
    const field = await screen.findByRole('spinbutton', { name: 'Position, 1 to 3' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    await expect(await screen.findByText('Enter a whole number from 1 to 3.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    await shows(canvas, ['1. Sunset Boulevard', '2. The Killing', '3. The Maltese Falcon']);
  },
};
/** On a phone, one menu has the actions on the title and those on its place in the list. */
export const RemovesOnAPhone: Story = {
  parameters: MovesToPosition.parameters ?? {},
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for The Maltese Falcon' }));
    const menu = within(await screen.findByRole('dialog', { name: 'The Maltese Falcon' }));
    await expect(menu.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Move to position' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Remove from this list' }));
    await shows(canvas, ['1. Sunset Boulevard', '2. The Killing']);
    await expect(canvas.getAllByRole('button', { name: /[Aa]ctions for (Sunset|The Killing)/ })).toHaveLength(2);
  },
};
/** A long list: only the first page is read. */
export const Long: Story = {
  parameters: { scenario: { ownLists: { changes: [...createNoir, addMany('noir', 1000)] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,000 titles.', { exact: false })).toBeVisible();
    const first = (await canvas.findByRole('link', { name: /^1\. Film number 1/ })).closest('li');
    await expect(first).toHaveAttribute('aria-setsize', '1000');
    await expect(canvas.getByText('50 of 1,000')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: { changes: createNoir } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Add a film or series/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add titles' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Browse films' })).toHaveAttribute('href', '/movies');
    await expect(canvas.queryByRole('group', { name: 'Sort and filter' })).toBeNull();
  },
};
export const EmptyWatchlistPhone: Story = {
  parameters: { at: '/user-profile/user-lists/watchlist?list_id=story-watchlist' },
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByText(/Save what you want to watch/)).toBeVisible(),
};
export const NothingFits: Story = {
  parameters: { at: `${NOIR_ADDRESS}&type=tv` },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Clear all filters' }));
    await shows(context.canvas, ['1. The Maltese Falcon']);
  },
};

const loads = async ({ canvas }: Context): Promise<void> => expect(await canvas.findByText('Loading your list')).toBeInTheDocument();
export const Waiting: Story = { globals: { ...asMember, network: 'hanging' }, play: loads };
export const Slow: Story = {
  globals: { ...asMember, network: 'slow' },
  play: async (context) => {
    await loads(context);
    await opened(context);
  },
};
export const Failed: Story = {
  globals: { ...asMember, network: 'failing' },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t load/i),
};
export const Offline: Story = {
  globals: { ...asMember, network: 'offline' },
  play: async (context) => {
    await opened(context);
    await shows(context.canvas, ['1. The Maltese Falcon']);
    await context.userEvent.click(
      (await context.canvas.findAllByRole('button', { name: /^More actions for The Maltese Falcon/ }))[0] as HTMLElement,
    );
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from this list' }));
    await shows(context.canvas, ['1. Sunset Boulevard']);
    await expect(context.canvas.queryByText(/^Offline you see/)).toBeNull();
    await expect(await context.canvas.findByText(/1 change is saved on this device/)).toBeVisible();
  },
};

/** On a server, a list that is longer than what this device has read says so. */
export const OfflineInPart: Story = {
  parameters: { scenario: { dataLocation: 'server', ownLists: { changes: [...createNoir, addMany('noir', 60)] } } },
  globals: { ...phone, network: 'offline' },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByText(/^Offline you see .* maybe not all 60\./)).toBeVisible();
  },
};
export const LongWords: Story = {
  parameters: {
    at: `/user-profile/user-lists/${'x'.repeat(60)}?list_id=noir`,
    scenario: {
      ownLists: {
        changes: [
          { kind: 'create-list', listID: 'noir', name: 'x'.repeat(60), description: 'y'.repeat(900), order: 'a0' },
          addNoir('noir', 6, { title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung' }),
        ],
      },
    },
  },
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};
export const LongWordsTable: Story = {
  ...LongWords,
  parameters: { ...LongWords.parameters, at: `/user-profile/user-lists/${'x'.repeat(60)}?list_id=noir&view=table` },
  globals: asMember,
};
/** A title in the letters of one language says it, as a poster and in the table. */
export const ForeignTitle: Story = {
  parameters: { scenario: { ownLists: { changes: [...createNoir, addNoir('noir', 1, { title: 'となりのトトロ' })] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1. となりのトトロ', { selector: 'b' })).toHaveAttribute('lang', 'ja');
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(await canvas.findByText('となりのトトロ', { selector: 'b' })).toHaveAttribute('lang', 'ja');
    await userEvent.click(canvas.getByRole('button', { name: 'Posters' }));
  },
};
export const WithImages: Story = {
  parameters: { scenario: { images: true, ownLists: { changes: [...createNoir, addNoir('noir', 9, { posterPath: '/poster.jpg' })] } } },
  play: opened,
};
/** Order and layout that were chosen for a list are there on the next visit; another list has its own. */
export const KeepsView: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Year' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Drive'));
    const menu = within(canvas.getByRole('navigation', { name: 'Profile menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Watchlist' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'Noir november' }));
    await opened(context);
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Drive'));
    await expect(canvas.getByRole('columnheader', { name: 'Year' })).toHaveAttribute('aria-sort', 'descending');
  },
};
