import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addNoir, createNoir, NOIR_ADDRESS } from '#ui/features/lists/story-lists.fixture.ts';

const asMember = { role: 'member' } as const;
const WATCHLIST = '/user-profile/user-lists/watchlist?list_id=story-watchlist';

/** Where the keyboard's place is after an action that removes what had the focus. */
const meta: Meta = {
  title: 'Features/Lists/Focus in a list',
  render: () => <Screen />,
  parameters: { at: WATCHLIST, scenario: { ownLists: { changes: [...createNoir, addNoir('noir'), addNoir('story-watchlist', 5)] } } },
  globals: asMember,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const inGrid = async ({ canvas }: Context): Promise<ReadonlyArray<HTMLElement>> =>
  within(await canvas.findByRole('list', { name: 'All titles in this list' })).findAllByRole('link');
const inTable = async ({ canvas }: Context): Promise<ReadonlyArray<HTMLElement>> =>
  within(await canvas.findByRole('table', { name: 'All titles in this list' })).findAllByRole('link');
const at = (links: ReadonlyArray<HTMLElement>, index: number): HTMLElement => links[index] ?? document.body;
/** Keys act on a title once the state of its lists is known. */
const untilKnown = ({ canvas }: Context): Promise<void> => waitFor(async () => {
  const buttons = canvas.getAllByRole('button', { name: /^Add .* to Watchlist$/, pressed: true });
  await expect(buttons).toHaveLength(5);
});
const pressEnter = async ({ userEvent }: Context, button: HTMLElement): Promise<void> => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};
const removeByMenu = async (context: Context, index: number): Promise<void> => {
  await pressEnter(context, at(context.canvas.getAllByRole('button', { name: /^More actions for (?!this)/ }), index));
  await pressEnter(context, await screen.findByRole('menuitem', { name: 'Remove from this list' }));
};
const hasFocus = (link: HTMLElement): Promise<void> => waitFor(() => expect(link).toHaveFocus());

/** The focus goes to the next title, and after the last one to the previous. */
export const ByKey: Story = {
  play: async (context) => {
    const links = await inGrid(context);
    await untilKnown(context);
    at(links, 1).focus();
    await context.userEvent.keyboard('w');
    await hasFocus(at(links, 2));
    await context.userEvent.keyboard('w');
    await hasFocus(at(links, 3));
    at(links, 4).focus();
    await context.userEvent.keyboard('w');
    await hasFocus(at(links, 3));
  },
};

export const ByMenu: Story = {
  play: async (context) => {
    const links = await inGrid(context);
    await removeByMenu(context, 1);
    await hasFocus(at(links, 2));
  },
};

export const InTheTable: Story = {
  parameters: { at: `${WATCHLIST}&view=table` },
  play: async (context) => {
    const links = await inTable(context);
    await removeByMenu(context, 1);
    await hasFocus(at(links, 2));
  },
};

/** "Add to list" takes the title off this list: the focus is on the next one when the dialog has closed. */
export const ByDialog: Story = {
  play: async (context) => {
    const links = await inGrid(context);
    await untilKnown(context);
    at(links, 1).focus();
    await context.userEvent.keyboard('a');
    await context.userEvent.click(await screen.findByRole('option', { name: /^Watchlist/, selected: true }));
    await pressEnter(context, screen.getByRole('button', { name: 'Done' }));
    await hasFocus(at(links, 2));
  },
};

export const LastTitle: Story = {
  parameters: { scenario: { ownLists: { changes: [addNoir('story-watchlist', 1)] } } },
  play: async (context) => {
    await inGrid(context);
    await removeByMenu(context, 0);
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1, name: 'Watchlist' })).toHaveFocus());
  },
};

const selectFirstTwo = async (context: Context): Promise<void> => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Select' }));
  const boxes = await context.canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  await context.userEvent.click(at(boxes, 0));
  await context.userEvent.click(at(boxes, 1));
};
const act = async (context: Context, name: string): Promise<void> =>
  pressEnter(context, await context.canvas.findByRole('button', { name }));

/** The bar disappears with the selection: the focus is on the first title that stays. */
export const SeveralRemoved: Story = {
  play: async (context) => {
    const links = await inGrid(context);
    await selectFirstTwo(context);
    await act(context, 'Remove');
    await hasFocus(at(links, 2));
  },
};
export const SeveralRemovedInTheTable: Story = {
  parameters: { at: `${WATCHLIST}&view=table` },
  play: async (context) => {
    const links = await inTable(context);
    await selectFirstTwo(context);
    await act(context, 'Remove');
    await hasFocus(at(links, 2));
  },
};
export const SeveralMoved: Story = {
  play: async (context) => {
    const links = await inGrid(context);
    await selectFirstTwo(context);
    await act(context, 'Move to…');
    await pressEnter(
      context,
      await within(await screen.findByRole('dialog', { name: 'Move to a list' })).findByRole('button', { name: /^Noir november/ }),
    );
    await hasFocus(at(links, 2));
  },
};
export const SeveralCopied: Story = {
  play: async (context) => {
    const links = await inGrid(context);
    await selectFirstTwo(context);
    await act(context, 'Copy to…');
    await pressEnter(
      context,
      await within(await screen.findByRole('dialog', { name: 'Copy to a list' })).findByRole('button', { name: /^Noir november/ }),
    );
    await hasFocus(at(links, 0));
  },
};
export const SeveralWatched: Story = {
  parameters: { at: NOIR_ADDRESS },
  play: async (context) => {
    const links = await inGrid(context);
    await selectFirstTwo(context);
    await act(context, 'Mark as watched');
    await hasFocus(at(links, 0));
  },
};

/** Sorting renders the table again: the focus stays on the header, which says the new order. */
export const Sorted: Story = {
  parameters: { at: `${NOIR_ADDRESS}&view=table` },
  play: async (context) => {
    await inTable(context);
    const sort = async (column: string, order: string): Promise<void> => {
      await pressEnter(context, await context.canvas.findByRole('button', { name: column }));
      await waitFor(() => expect(context.canvas.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', order));
      await waitFor(() => expect(context.canvas.getByRole('table').parentElement?.parentElement).toHaveAttribute('aria-busy', 'false'));
      await hasFocus(context.canvas.getByRole('button', { name: column }));
    };
    await sort('Year', 'descending');
    await sort('Year', 'ascending');
    await sort('Title', 'ascending');
  },
};

/** Enter picks a title up, the arrow keys move it by the order across rows, and Escape puts it back. */
export const PutBack: Story = {
  parameters: { at: NOIR_ADDRESS },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const names = async () => (await inGrid(context)).slice(0, 9).map((link) => link.querySelector('b')?.textContent);
    const before = await names();
    const grip = await canvas.findByRole('button', { name: 'Move The Maltese Falcon, now 1 of 17' });
    await pressEnter(context, grip);
    await expect(await screen.findByText('The Maltese Falcon: position 1 of 17.')).toBeInTheDocument();
    const position = () => Number(/position (\d+)/.exec(screen.getByText(/^The Maltese Falcon: position/).textContent)?.[1]);
    // The first key may come before the keys are listened to.
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(position()).toBeGreaterThan(1);
    });
    while (position() < 8) {
      const last = position();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(position()).toBeGreaterThan(last));
    }
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('Cancelled. The Maltese Falcon is back at its place.')).toBeInTheDocument();
    await expect(await names()).toEqual(before);
  },
};
