import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { unavailable } from '#domain/shared/failure';
import { MAX_ITEMS } from '#domain/lists/list';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addMany, addNoir, createNoir, NOIR_ADDRESS } from '#ui/features/lists/story-lists.fixture.ts';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const ownLists = (count: number) => ({ ownLists: { changes: [...createNoir, ...(count === 0 ? [] : [addNoir('noir', count)])] } });

const meta: Meta = {
  title: 'Features/Lists/Add titles', render: () => <Screen />, parameters: { at: NOIR_ADDRESS, scenario: ownLists(3) }, globals: asMember,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const headButton = async (): Promise<HTMLElement> => (await screen.findAllByRole('button', { name: 'Add titles' }))[0] as HTMLElement;
const field = () => screen.findByRole('combobox', { name: 'Find a film or series' });
const row = (name: RegExp) => screen.findByRole('row', { name });
const casablanca = /^Casablanca\b[^]*1942/;

/** Opens the dialog and waits for its field, so that keys reach it. */
const open = async ({ userEvent }: Context): Promise<HTMLElement> => {
  await userEvent.click(await headButton());
  await expect(await field()).toHaveFocus();
  return screen.findByRole('dialog', { name: 'Add titles' });
};
/** Pastes a text, so that nothing is searched for between keystrokes. */
const search = async ({ userEvent }: Context, text: string): Promise<void> => {
  await userEvent.clear(await field());
  await userEvent.paste(text);
};
const says = (text: string) => waitFor(async () => expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(text));

export const NothingTyped: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await expect(within(dialog).getByText(/^Type a name/)).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'Browse films and series' })).toHaveAttribute('href', '/search');
    await expect(dialog).toHaveTextContent('Noir november');
  },
};

/** Results appear while typing; Enter adds the first, the arrow keys choose another, and the text is selected for the next. */
export const SeveralByKeyboard: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { userEvent, canvas } = context;
    const dialog = await open(context);
    await search(context, 'casablanca');
    await expect(await row(casablanca)).toHaveAttribute('aria-selected', 'true');
    await expect(await field()).toHaveAttribute('aria-activedescendant', (await row(casablanca)).id);
    await userEvent.keyboard('{Enter}');
    await says('“Casablanca” added');
    await within(await row(casablanca)).findByText('On this list');
    await expect(document.getSelection()?.toString()).toBe('casablanca');
    // A second Enter takes nothing back.
    await userEvent.keyboard('{Enter}');
    await says('“Casablanca” is already on this list');
    await userEvent.keyboard('cas');
    await expect(await field()).toHaveValue('cas');
    await waitFor(async () => expect((await screen.findAllByRole('row')).length).toBeGreaterThan(3));
    await expect(screen.queryByText(/^Person/)).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const second = (await screen.findAllByRole('row'))[1] as HTMLElement;
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const name = second.querySelector('b')?.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    await says(`“${name}” added`);
    await expect(within(dialog).getByText('2 titles added')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await headButton()).toHaveFocus();
    const items = within(canvas.getByRole('list', { name: 'All titles in this list' })).getAllByRole('link');
    await expect(items.map((link) => link.querySelector('b')?.textContent)).toEqual([
      '1. The Maltese Falcon', '2. Sunset Boulevard', '3. The Killing', '4. Casablanca', `5. ${name}`,
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('3 titles.', { exact: false })).toBeVisible();
  },
};

/** Without text the dialog lists what was added, and takes each title back. */
export const TakenBack: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    for (const [text, name] of [
      ['casablanca', casablanca], ['the third man', /^The Third Man/], ['notorious', /^Notorious\b[^]*1946/],
    ] as const) {
      await search(context, text);
      await userEvent.click(within(await row(name)).getByRole('button', { name: /^Add/ }));
      await waitFor(async () => within(await row(name)).getByText('On this list'));
    }
    await userEvent.clear(await field());
    const added = await screen.findByRole('grid', { name: 'Added just now' });
    await expect(
      within(added)
        .getAllByRole('row')
        .map((each) => each.querySelector('b')?.textContent),
    ).toEqual(['Notorious', 'The Third Man', 'Casablanca']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove The Third Man from this list' }));
    await says('“The Third Man” removed');
    await expect(await field()).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo: remove Notorious from this list' }));
    await says('“Notorious” removed');
    await expect(within(dialog).getByText('1 title added')).toBeVisible();
    await expect(await field()).toHaveFocus();
  },
};

/** A title that the list has says so; its button removes it. */
const onTheList: NonNullable<Story['play']> = async (context) => {
  await open(context);
  await search(context, 'sunset boulevard');
  await within(await row(/^Sunset Boulevard/)).findByText('On this list');
};
export const OnTheList: Story = {
  play: async (context) => {
    await onTheList(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Remove Sunset Boulevard from this list' }));
    await says('“Sunset Boulevard” removed');
    await screen.findByRole('button', { name: 'Add Sunset Boulevard to this list' });
    await context.userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByText('Removed 1 title from Noir november');
  },
};

const hasResults: NonNullable<Story['play']> = async (context) => {
  const dialog = await open(context);
  await search(context, 'the');
  await context.userEvent.click((await screen.findAllByRole('button', { name: /^Add .* to this list$/ }))[1] as HTMLElement);
  await screen.findByText('1 title added');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};
export const Results: Story = { play: hasResults };
export const ResultsLight: Story = { play: hasResults, globals: { ...asMember, theme: 'light' } };
export const ResultsTablet: Story = { play: hasResults, globals: { viewport: { value: 'tablet' }, role: 'member' } };
export const ResultsPhone: Story = { play: hasResults, globals: phone };
export const ResultsLightPhone: Story = { play: hasResults, globals: { ...phone, theme: 'light' } };
export const LongNamesPhone: Story = {
  play: hasResults, globals: phone,
  parameters: { scenario: { ...ownLists(3), titles: ' Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung' } },
};

/** The empty list offers the dialog too. The focus returns to the button that stays. */
export const FromEmptyList: Story = {
  parameters: { scenario: ownLists(0) },
  play: async (context) => {
    const { userEvent, canvas } = context;
    await headButton();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Add titles' })).toHaveLength(2));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add titles' })[1] as HTMLElement);
    await search(context, 'casablanca');
    await row(casablanca);
    await userEvent.keyboard('{Enter}');
    await says('“Casablanca” added');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('link', { name: /^1\. Casablanca/ })).toBeVisible();
    await expect(await headButton()).toHaveFocus();
  },
};
const defaultList = (name: 'watchlist' | 'favorites', label: string): Story => ({
  parameters: { at: `/user-profile/user-lists/${name}?list_id=story-${name}` },
  play: async (context) => {
    await open(context);
    await search(context, 'casablanca');
    await row(casablanca);
    await context.userEvent.keyboard('{Enter}');
    await says('“Casablanca” added');
    await context.userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByText(`Added 1 title to ${label}`);
    await context.canvas.findByRole('link', { name: /Casablanca/ });
  },
});
export const OnWatchlist: Story = defaultList('watchlist', 'Watchlist');
export const OnFavorites: Story = defaultList('favorites', 'Favorites');

/** Back closes the dialog and leaves the list open. */
export const ClosedByBack: Story = {
  play: async (context) => {
    await open(context);
    // The code that closes with Back loads after the first view.
    await waitFor(() => expect(window.history.state).toHaveProperty('layers', 1));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await headButton()).toHaveFocus();
  },
};

export const Searching: Story = {
  globals: { ...asMember, network: 'slow' },
  play: async (context) => {
    await open(context);
    await search(context, 'casablanca');
    await expect(await screen.findByText('Searching')).toBeInTheDocument();
    await context.userEvent.keyboard('{Enter}');
    await row(casablanca);
    await expect(screen.queryByText(/added$/)).toBeNull();
  },
};
export const NoResult: Story = {
  play: async (context) => {
    await open(context);
    await search(context, 'zzqxvv');
    await expect(await screen.findByText(/^No film or series matches “zzqxvv”\. Check/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: { ...ownLists(3), catalogueFailure: unavailable(503, '') } },
  play: async (context) => {
    await open(context);
    await search(context, 'casablanca');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Try again: this search' }));
    await expect(await field()).toHaveFocus();
    await expect(await screen.findByText(/^We couldn’t load this/)).toBeVisible();
  },
};
export const OfflineSearchPhone: Story = {
  globals: { ...phone, network: 'offline' },
  play: async (context) => {
    await open(context);
    await search(context, 'casablanca');
    await expect(await screen.findByText(/^You’re offline/)).toBeVisible();
  },
};
export const ChangeFails: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: { ...ownLists(3).ownLists, changeFailure: { ...unavailable(null, ''), storage: 'full' } } } },
  play: async (context) => {
    await open(context);
    await search(context, 'casablanca');
    await row(casablanca);
    await context.userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/storage is full/);
    await expect(within(await row(casablanca)).queryByText('On this list')).toBeNull();
  },
};
export const FullList: Story = {
  parameters: { scenario: { ownLists: { changes: [...createNoir, addMany('noir', MAX_ITEMS)] } } },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This list is full (10,000 titles). Remove one first.');
    await search(context, 'casablanca');
    await expect(await screen.findByRole('button', { name: 'Add Casablanca to this list' })).toBeDisabled();
  },
};
