import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { MAX_HIDDEN_PAGES } from '#application/lists/hiding/fill-list';
import type { TitlePage } from '#domain/catalogue/catalogue';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { inLightTheme } from '#storybook/story-settings.fixture.ts';
import { addMany, addNoir, createNoir } from '#ui/features/lists/story-lists.fixture.ts';
import { HIDING_KEY } from './hiding-choice';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const noir = { ownLists: { changes: [...createNoir, addNoir('noir')] } };

const meta: Meta = {
  title: 'Features/Lists/Hidden titles',
  render: () => <Screen />,
  parameters: { at: '/movies/popular?from=1941&to=1941', scenario: noir },
  globals: asMember,
  beforeEach: () => () => localStorage.removeItem(HIDING_KEY),
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const hideTitles = async ({ canvas, userEvent }: Context): Promise<void> => {
  await canvas.findByRole('list', { name: / films$|^Films$/ });
  await userEvent.click(await canvas.findByRole('switch', theSwitch));
};
const theSwitch = { name: 'Hide titles I’ve listed or watched' };
const falcon = { name: /^The Maltese Falcon/ };

/** Titles on lists disappear at once; "Show them" brings them back and leaves the focus on the switch. */
export const Hidden: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('link', falcon)).toBeVisible();
    await hideTitles(context);
    await waitFor(() => expect(canvas.queryByRole('link', falcon)).toBeNull());
    await expect(canvas.getByText('1 title you’ve listed or watched is hidden.')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(await canvas.findByRole('link', falcon)).toBeVisible();
    await expect(canvas.getByRole('switch', theSwitch)).toHaveFocus();
    await expect(canvas.getByRole('switch', theSwitch)).not.toBeChecked();
  },
};
const hidesOne = async (context: Context): Promise<void> => {
  await hideTitles(context);
  await expect(await context.canvas.findByText('1 title you’ve listed or watched is hidden.')).toBeVisible();
  await waitFor(() => expect(context.canvas.queryByRole('link', falcon)).toBeNull());
};
/** Replaces the titles of the first pages by titles of the member's list. */
const listedUntil =
  (lastPage: number) =>
  (page: TitlePage): TitlePage => ({
    ...page,
    items: page.items.map((title, index) => (page.page > lastPage ? title : { ...title, id: 900_000 + (page.page - 1) * 20 + index })),
  });
const many = { changes: [...createNoir, addMany('noir', 400)] };

/** Every count of the list says or leaves out what is hidden. */
export const CountsHidden: Story = {
  parameters: { at: '/movies/popular', scenario: { ownLists: many, listed: listedUntil(1) } },
  play: async (context) => {
    const { canvas } = context;
    await hideTitles(context);
    await expect(await canvas.findByText('8,876 films, 20 hidden')).toBeVisible();
    const grid = within(await canvas.findByRole('list', { name: 'Popular films' }));
    await waitFor(() => expect(grid.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '8856'));
    await expect(await canvas.findByText(/^\d+ of 8,856$/)).toBeInTheDocument();
  },
};
export const CountsHiddenAtEnd: Story = {
  play: async (context) => {
    await hideTitles(context);
    await waitFor(() => expect(context.canvas.getAllByText(/^\d+ films?, 1 hidden$/)).toHaveLength(2));
  },
};
export const HiddenLight: Story = { globals: { ...asMember, ...inLightTheme() }, play: hidesOne };
export const HiddenPhone: Story = { globals: phone, play: hidesOne };
export const HiddenInGenre: Story = { parameters: { at: '/genre/crime?from=1941&to=1941' }, play: hidesOne };
export const HiddenInSearch: Story = { parameters: { at: '/search?query=maltese&tab=films' }, play: hidesOne };

/** The tab of all kinds renders the best results, without further pages. */
export const HiddenInBestResults: Story = {
  parameters: { at: '/search?query=maltese%20falcon&tab=all' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('link', falcon)).length).toBeGreaterThan(0);
    await userEvent.click(await canvas.findByRole('switch', theSwitch));
    await expect(await canvas.findByText(/hidden\.$/)).toBeVisible();
  },
};

/** A title that is added while it is on the screen stays until the list is read again. */
export const AddedMeanwhile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await hidesOne(context);
    const add = within(canvas.getByRole('list', { name: 'Popular films' })).getAllByRole('button', { name: /^Add .* to Watchlist$/ })[0];
    if (add === undefined) throw new Error('No card has a button.');
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-pressed', 'true'));
    await expect(add).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', theSwitch));
    await userEvent.click(canvas.getByRole('switch', theSwitch));
    await expect(await canvas.findByText('2 titles you’ve listed or watched are hidden.')).toBeVisible();
  },
};

/** Pages without a visible title are followed by further pages until there is something to see. */
export const Filled: Story = {
  parameters: { at: '/movies/popular', scenario: { ownLists: many, listed: listedUntil(3) } },
  play: async (context) => {
    await hideTitles(context);
    await expect(await context.canvas.findByText('60 titles you’ve listed or watched are hidden.')).toBeVisible();
    await waitFor(() =>
      expect(within(context.canvas.getByRole('list', { name: 'Popular films' })).getAllByRole('listitem').length).toBeGreaterThan(8),
    );
  },
};

/** After five further pages the member decides whether to go on. */
export const AllHidden: Story = {
  parameters: { at: '/movies/popular', scenario: { ownLists: many, listed: listedUntil(20) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await hideTitles(context);
    await waitFor(() => expect(canvas.getByText('You’ve listed or watched all titles loaded so far.')).toBeVisible());
    const more = canvas.getByRole('button', { name: 'Load more' });
    const hiddenPages = (): number => Number.parseInt(canvas.getByText(/are hidden\.$/).textContent, 10) / 20;
    const stopsAfter = (pages: number) => waitFor(() => expect([more.getAttribute('aria-busy'), hiddenPages()]).toEqual([null, pages]));
    await waitFor(() => expect([more.getAttribute('aria-busy'), hiddenPages() > MAX_HIDDEN_PAGES]).toEqual([null, true]));
    const before = hiddenPages();
    await userEvent.click(more);
    await stopsAfter(before + 1 + MAX_HIDDEN_PAGES);
  },
};
export const AllHiddenPhone: Story = { ...AllHidden, globals: phone };

export const Visitor: Story = {
  globals: { ...asMember, role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', falcon)).toBeVisible();
    await expect(canvas.queryByRole('switch', theSwitch)).toBeNull();
  },
};
