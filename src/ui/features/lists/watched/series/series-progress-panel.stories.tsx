import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { aTitle, someSeries } from '#domain/catalogue/title-details.fixture';
import type { HistoryChange } from '#domain/history/history-change';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { logDays, logEpisodesChange, rateAs } from '#ui/features/lists/watched/watched-changes.fixture.ts';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const title = aTitle({ mediaType: 'tv', id: 1396, title: 'Breaking Bad', runtime: null });
const sizes = [8, 10, 8];
const scenario = (...changes: ReadonlyArray<HistoryChange>) => ({
  details: { series: someSeries(), status: 'Returning Series' },
  ownLists: { changes },
});
const begun = scenario(
  logEpisodesChange(title, sizes, [
    [1, null],
    [2, 1],
    [2, 2],
    [2, 3],
  ]),
  rateAs(title, 8.5),
);

const meta: Meta = {
  title: 'Features/Lists/Watched series',
  render: () => <Screen />,
  parameters: { at: '/details?type=tv&id=1396', scenario: begun },
  globals: asMember,
};
export default meta;
type Story = StoryObj;

const progress = async () => within(await screen.findByRole('group', { name: 'Your progress' }));
const toastText = async (text: string): Promise<void> => {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
};

/** The progress names the next episode, whose season is open; the rating shows beside the buttons. */
export const InProgress: Story = {
  tags: ['smoke'],
  play: async () => {
    await (await progress()).findByText('11 of 26 episodes');
    await (await progress()).findByText('Next: S2 E4 “A Loan of Rope”');
    await expect(await screen.findByRole('button', { name: 'Your rating: 8.5' })).toHaveTextContent('8.5 / 10');
    await screen.findByRole('button', { name: 'Partly watched' });
    await expect(await screen.findByRole('tab', { name: /Season 2/ })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('button', { name: 'Mark season as watched' });
  },
};
export const InProgressLight: Story = { ...InProgress, globals: { ...asMember, theme: 'light' } };
export const InProgressPhone: Story = { ...InProgress, globals: phone };
export const InProgressTablet: Story = { ...InProgress, globals: { viewport: { value: 'tablet' }, role: 'member' } };

export const Unwatched: Story = {
  parameters: { scenario: scenario() },
  play: async () => {
    await (await progress()).findByText('0 of 26 episodes');
    await screen.findByRole('button', { name: 'Mark series as watched' });
    await screen.findByRole('button', { name: 'Mark season as watched' });
  },
};
export const Complete: Story = {
  parameters: { scenario: scenario(logEpisodesChange(title, sizes, [[1, null], [2, null], [3, null]])) },
  play: async () => {
    await (await progress()).findByText('All aired episodes watched');
    await expect((await progress()).queryByRole('button')).toBeNull();
    await screen.findByRole('button', { name: 'Watched' });
  },
};
export const WholeSeries: Story = {
  parameters: { scenario: scenario(logDays(title, null)) },
  play: async ({ userEvent }) => {
    await (await progress()).findByText('26 of 26 episodes');
    await userEvent.click(await screen.findByRole('button', { name: 'S1 E1 “Slack Water”: watched' }));
    await expect(await screen.findByText('Whole series')).toBeVisible();
  },
};

/** Each press logs one episode and moves on; one undo takes the last one back. */
export const NextEpisode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await (await progress()).findByRole('button', { name: 'Watched next episode' }));
    await (await progress()).findByText('12 of 26 episodes');
    await (await progress()).findByText('Next: S2 E5 “Low Tide”');
    await toastText('Marked S2 E4 as watched.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await (await progress()).findByText('11 of 26 episodes');
  },
};

/** An episode further on asks about those before it. */
export const MarksEarlier: Story = {
  parameters: { scenario: scenario() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark S1 E4 “A Loan of Rope” as watched', pressed: false }));
    await toastText('Marked S1 E4 as watched.');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark 3 episodes' }));
    await (await progress()).findByText('4 of 26 episodes');
    const first = await screen.findByRole('button', { name: 'Mark S1 E1 “Slack Water” as watched', pressed: true });
    await userEvent.click(first);
    await toastText('S1 E1 is not watched any more.');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.queryByText(/before it too/)).toBeNull();
  },
};
export const MarksEarlierPhone: Story = {
  ...MarksEarlier, globals: { ...phone, theme: 'light' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark S1 E4 “A Loan of Rope” as watched', pressed: false }));
    await screen.findByText('Mark the 3 episodes before it too?');
  },
};

/** A season is one viewing; what was watched before is not logged again. */
export const MarksSeason: Story = {
  tags: ['smoke'],
  parameters: { at: '/details?type=tv&id=1396&season=2', scenario: begun },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark season as watched' }));
    await screen.findByRole('button', { name: 'Season watched' });
    await (await progress()).findByText('18 of 26 episodes');
    await toastText('Marked Season 2 as watched.');
  },
};

/** The rating is a slider: the arrow keys change it by halves, and it can be cleared. */
export const Rates: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Your rating: 8.5' }));
    const slider = await screen.findByRole('slider', { name: 'Your rating' });
    await expect(slider).toHaveAttribute('aria-valuetext', '8.5 out of 10');
    await userEvent.click(screen.getByRole('button', { name: 'Clear rating' }));
    await screen.findByRole('button', { name: 'Rate' });
    await toastText('Removed your rating of “Breaking Bad”.');
  },
};
export const RatesPhone: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Your rating: 8.5' }));
    await expect(await screen.findByRole('slider', { name: 'Your rating' })).toBeInTheDocument();
  },
};

