import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { offline } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const CASABLANCA = '/details?type=movie&id=289';

const meta: Meta = { title: 'Features/Home/Recent titles', render: () => <Screen />, parameters: { at: CASABLANCA } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const goHome = async ({ canvas, userEvent }: Parameters<Play>[0]): Promise<void> => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Casablanca' })).toBeVisible();
  // The facts replace their placeholder.
  await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Facts' })).toHaveTextContent(/\w/));
  const header = within(canvas.getByRole('banner'));
  // The header links change once the session is known.
  await header.findByRole('button', { name: 'Account menu' });
  await userEvent.click(header.getByRole('link', { name: 'Home' }));
};

/** Shows an opened title on the home page. */
export const Recorded: Story = {
  globals: { role: 'member' },
  play: async (context) => {
    await goHome(context);
    await expect(await context.canvas.findByRole('heading', { level: 2, name: 'Casablanca' })).toBeVisible();
    await expect(context.canvas.getByText(/You looked at this today/)).toBeVisible();
  },
};

/** Shows an opened title, and no error, if the title cannot be written to the profile. */
export const SendingFails: Story = {
  parameters: { scenario: { failureOf: { recordRecent: offline } } },
  globals: { role: 'member' },
  play: async (context) => {
    await goHome(context);
    await expect(await context.canvas.findByRole('heading', { level: 2, name: 'Casablanca' })).toBeVisible();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

const HEAT = aRecentTitle(949, 'Heat', ['Crime'], { openedAt: Date.parse('2026-11-19T20:00:00Z') });

/** Shows a title opened in this browser before those of the profile, each title once. */
export const Merged: Story = {
  parameters: { scenario: { profile: { content: [HEAT, aRecentTitle(289, 'Casablanca', ['Drama'], { openedAt: HEAT.openedAt - 1 })] } } },
  globals: { role: 'member' },
  play: async (context) => {
    await goHome(context);
    await expect(await context.canvas.findByRole('heading', { level: 2, name: 'Casablanca' })).toBeVisible();
    const shelf = context.canvas.getByRole('region', { name: 'Recently viewed' });
    await expect([...shelf.querySelectorAll('li b')].map(({ textContent }) => textContent)).toEqual(['Heat']);
  },
};

const { watch } = aTitleDetails();

/** Preselects the region of the member in "where to watch". */
export const RegionOfTheMember: Story = {
  parameters: { scenario: { details: { watch }, profile: { settings: { theme: null, language: null, region: 'FR' } } } },
  globals: { role: 'member' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('FR'));
  },
};
export const RegionOfAVisitor: Story = {
  parameters: { scenario: { details: { watch } } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('combobox', { name: 'Region' });
    await expect(region).toHaveValue('US');
    await userEvent.selectOptions(region, 'FR');
    await expect(region).toHaveValue('FR');
  },
};
