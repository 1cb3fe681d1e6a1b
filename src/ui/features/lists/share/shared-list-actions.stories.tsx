import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { ListChange } from '#domain/lists/list-command';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { inTurn, type Play } from '#storybook/story-checks.fixture.ts';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { inLightTheme, network, onPhone, onTablet } from '#storybook/story-settings.fixture.ts';
import { addNoir } from '#ui/features/lists/story-lists.fixture.ts';
import { SHARED_ADDRESS, sharedFilms } from './story-shared-list.fixture';

const asMember = { role: 'member' } as const;
const scenario = (changes: ReadonlyArray<ListChange> = [], count = 17, list = {}) => ({
  ...sharedFilms(count, list), ownLists: { changes },
});
const create = (listID: string, name: string): ListChange => ({ kind: 'create-list', listID, name, description: '', order: 'a0' });

const meta: Meta = {
  title: 'Features/Lists/Actions on a shared list',
  render: () => <Screen />,
  parameters: { at: SHARED_ADDRESS, scenario: scenario() },
  globals: asMember,
};
export default meta;
type Story = StoryObj;

const press = (name: string): Play => async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name }));
const says = (text: RegExp): Play => async () => expect(await screen.findByText(text)).toBeVisible();
const fits: Play = () => fitsTheScreen();

/** A copy has all titles; the page then leads to it, and Undo takes it back as a whole. */
export const Copied: Story = {
  tags: ['smoke'],
  play: inTurn(press('Copy to my lists'), says(/^Copied 17 titles to “Noir november”$/), async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open your copy' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/user-profile/user-lists/noir_november?'));
    await fitsTheScreen();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone: the list is gone again.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Open your copy' })).toBeNull());
  }),
};
export const CopiedPhone: Story = { ...Copied, globals: { ...asMember, ...onPhone } };
export const CopiedTabletLight: Story = { ...Copied, globals: { ...asMember, ...inLightTheme(onTablet) } };

/** A second list of the same name gets a number. */
export const NameTaken: Story = {
  parameters: { scenario: scenario([create('noir', 'Noir november')]) },
  play: inTurn(press('Copy to my lists'), says(/^Copied 17 titles to “Noir november 2”$/)),
};

/** Only what the watchlist lacks is added. */
export const AddedToWatchlist: Story = {
  tags: ['smoke'],
  parameters: { scenario: scenario([addNoir('story-watchlist', 5)]) },
  play: inTurn(
    press('Add all to watchlist'), says(/^Added 12 titles to Watchlist\. 5 were there already\.$/), fits,
    async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(await screen.findByText('Undone: removed again.')).toBeVisible();
    },
  ),
};
export const AddedToWatchlistPhone: Story = { ...AddedToWatchlist, globals: { ...asMember, ...onPhone } };
export const AllOnWatchlist: Story = {
  parameters: { scenario: scenario([addNoir('story-watchlist', 17)]) },
  play: inTurn(press('Add all to watchlist'), says(/^All 17 titles are on your watchlist already\.$/)),
};

/** With 200 lists, the copy is refused before the list is read. */
export const TooManyLists: Story = {
  parameters: { scenario: scenario(Array.from({ length: 198 }, (_, index) => create(`full-${index}`, `Full ${index}`))) },
  play: inTurn(press('Copy to my lists'), says(/^You have 200 lists, which is the limit\./)),
};

export const Slow: Story = {
  play: inTurn(press('Copy to my lists'), says(/^Copied 17 titles/)),
  globals: { ...asMember, ...network('slow') },
};

const signIn: Play = async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Sign in to copy this list' });
  await expect(link).toHaveAttribute('href', `/login?next=${encodeURIComponent(SHARED_ADDRESS)}`);
  await expect(canvas.queryByRole('button', { name: 'Copy to my lists' })).toBeNull();
  await fitsTheScreen();
};
/** Visitors sign in first and come back to the list. */
export const Visitor: Story = { globals: {}, play: signIn };
export const VisitorPhone: Story = { globals: onPhone, play: signIn };
