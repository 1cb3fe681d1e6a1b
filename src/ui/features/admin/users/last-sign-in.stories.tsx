import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { madeUpUsers } from '#storybook/made-up-users.ts';
import { Screen } from '#storybook/story-screen.tsx';

const at = '/admin/manage-users';
const signIns = [{ lastSignInAt: null }, { lastSignInAt: 0 }, { lastSignInAt: Date.UTC(2020, 4, 3, 12) }];
const madeUp = (place: string) => ({ at: place, scenario: { directory: madeUpUsers(signIns.length, signIns) } });
const meta: Meta = { title: 'Features/Admin/Last sign-in', render: () => <Screen />, parameters: { at }, globals: { role: 'admin' } };
export default meta;
type Story = StoryObj;

/** The table says when each user signed in last, that it was never, or that it is unknown. */
export const InTheTable: Story = {
  parameters: madeUp(at),
  play: async ({ canvas }) => {
    const [, ...rows] = within(await canvas.findByRole('table', { name: 'Users' })).getAllByRole('row');
    await expect(rows.map((row) => row.querySelector('.col-signIn')?.textContent)).toEqual(['Unknown', 'Never', '3 May 2020']);
  },
};
export const InTheTablePhone: Story = { ...InTheTable, globals: { viewport: { value: 'phone' } } };
export const InTheTableTablet: Story = { ...InTheTable, globals: { viewport: { value: 'tablet' } } };

/** The column sorts: the latest sign-in first, then those who never signed in. */
export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = async () =>
      within(await canvas.findByRole('table', { name: 'Users' }))
        .getAllByRole('link')
        .map((link) => link.querySelector('bdi')?.textContent ?? '');
    await waitFor(async () => expect(await names()).toEqual(['Ada Marsh', 'Ada Okafor', 'Maya Rosen']));
    await userEvent.click(canvas.getByRole('button', { name: /^Last sign-in/ }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /^Last sign-in/ })).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(async () => expect(await names()).toEqual(['Ada Marsh', 'Maya Rosen', 'Ada Okafor']));
    await userEvent.click(canvas.getByRole('button', { name: /^Last sign-in/ }));
    await waitFor(async () => expect(await names()).toEqual(['Ada Okafor', 'Maya Rosen', 'Ada Marsh']));
  },
};

/** The page of a user has the time of day too. */
export const OnThePage: Story = {
  parameters: madeUp(`${at}/made-up-2`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last sign-in')).toBeVisible();
    await expect(within(screen.getByRole('region', { name: 'Profile' })).getByText(/^3 May 2020/)).toBeVisible();
  },
};
export const NeverOnThePage: Story = {
  parameters: madeUp(`${at}/made-up-1`),
  play: async ({ canvas }) => expect(await canvas.findByText('Never')).toBeVisible(),
};
