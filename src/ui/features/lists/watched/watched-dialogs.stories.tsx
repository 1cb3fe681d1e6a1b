import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { CardsWithLists, longStoryTitle, storyTitles } from '#ui/features/lists/card-actions/cards-with-lists.fixture.tsx';
import { logDays, rateAs } from './watched-changes.fixture';
import '#ui/design/tokens/foundations.css';

const [first] = storyTitles;
if (first === undefined) throw new Error('The story has too few titles.');
const endless = { ...longStoryTitle, title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle'.repeat(3) };
const of = (title: typeof first, network: 'ok' | 'offline' = 'ok') => ({
  now: Date.parse('2026-11-20T20:00:00'), network, history: [logDays(title, '2026-10-02', '2024-03-12'), rateAs(title, 8.5)],
});
const phone = { viewport: { value: 'phone' } } as const;

/** The dialog of viewings and the field of the rating, with very long names and without a network. */
const meta: Meta<typeof CardsWithLists> = {
  title: 'Features/Lists/Dialogs of watched titles', component: CardsWithLists,
  args: { scenario: of(first), page: first },
};
export default meta;
type Story = StoryObj<typeof CardsWithLists>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openViewings = async ({ userEvent }: Pick<Context, 'userEvent'>): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Your viewings' }));
  return screen.findByRole('dialog', { name: 'Your viewings' });
};
const openRating = async ({ userEvent }: Pick<Context, 'userEvent'>): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Your rating: 8.5' }));
  const field = await screen.findByRole('dialog', { name: 'Your rating' });
  await within(field).findByRole('slider');
  return field;
};
const fits = async (dialog: HTMLElement): Promise<void> => {
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};

export const ViewingsOfLongName: Story = {
  args: { scenario: of(endless), page: endless },
  play: async (context) => fits(await openViewings(context)),
};
export const ViewingsOfLongNamePhone: Story = { ...ViewingsOfLongName, globals: phone };
/** Day and rating of one viewing, beside the rating of the title. */
export const ChangesViewingPhone: Story = {
  globals: phone,
  play: async (context) => {
    const dialog = await openViewings(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Change this viewing: 12 March 2024' }));
    await context.userEvent.selectOptions(within(dialog).getByLabelText('Rating of this viewing'), '7.5');
    await fits(dialog);
  },
};
/** A new viewing is rated where its day is chosen. */
export const LogsViewingPhone: Story = {
  args: { scenario: of(endless), page: endless },
  globals: phone,
  play: async (context) => {
    const dialog = await openViewings(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Log a viewing' }));
    await context.userEvent.click(within(dialog).getByRole('radio', { name: 'Another day' }));
    await context.userEvent.selectOptions(within(dialog).getByLabelText('Rating of this viewing'), '9');
    await fits(dialog);
  },
};
export const RatingOfLongName: Story = {
  args: { scenario: of(endless), page: endless },
  play: async (context) => fits(await openRating(context)),
};
/** On phones each star is as large as a touch target. */
export const RatingOfLongNamePhone: Story = {
  ...RatingOfLongName,
  play: async (context) => {
    const field = await openRating(context);
    await fits(field);
    const sizes = [...field.querySelectorAll('.stars:not(.full) > span')].map((star) => star.getBoundingClientRect());
    await expect(sizes).toHaveLength(10);
    await expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  },
  globals: phone,
};

/** Without a network a viewing is logged at once and waits in the outbox; one undo takes it back. */
export const ViewingsOffline: Story = {
  tags: ['smoke'],
  args: { scenario: of(first, 'offline') },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = within(await openViewings(context));
    await userEvent.click(dialog.getByRole('button', { name: 'Log a viewing' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log viewing' }));
    await waitFor(() => expect(screen.getByText('Viewing logged.')).toBeVisible());
    const again = within(await openViewings(context));
    await waitFor(() => expect(again.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(again.getByRole('button', { name: 'Remove this viewing: 12 March 2024' }));
    await waitFor(() => expect(screen.getByText('Viewing removed.')).toBeVisible());
    const last = within(await openViewings(context));
    await waitFor(() => expect(last.getAllByRole('listitem')).toHaveLength(2));
  },
};
export const ViewingsOfflinePhone: Story = {
  ...ViewingsOffline,
  play: async (context) => expect(await openViewings(context)).toBeVisible(),
  globals: { ...phone, theme: 'light' },
};

/** Without a network a rating shows at once. */
export const RatingOffline: Story = {
  args: { scenario: of(first, 'offline') },
  play: async (context) => {
    const slider = within(await openRating(context)).getByRole('slider');
    await fireEvent.change(slider, { target: { value: '9' } });
    await screen.findByRole('button', { name: 'Your rating: 9' });
  },
};
