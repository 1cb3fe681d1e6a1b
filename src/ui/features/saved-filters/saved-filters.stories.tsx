import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { formatSavedFilters, MAX_SAVED_FILTERS } from '#domain/users/saved-filters/saved-filters';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const saved = [
  { name: 'Time loops', address: '/movies/popular?with=keyword%3Atime+loop' },
  { name: 'Noir of the 1940s', address: '/genre/crime?from=1940&to=1949' },
];
const withFilters = (all: typeof saved) => ({ profile: { savedFilters: formatSavedFilters(all) }, ownLists: { changes: [] } });

const meta: Meta = {
  title: 'Features/Lists/Saved filters',
  render: () => <Screen />,
  parameters: { at: '/user-profile/user-lists', scenario: withFilters(saved) },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'member' } as const;
const names = async (canvas: Canvas): Promise<ReadonlyArray<string>> => {
  const list = await canvas.findByRole('list', { name: 'Saved filters' });
  return within(list).getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent ?? '');
};

/** Beside the own lists: opened, renamed and deleted, and a deleted one comes back to its place with Undo. */
export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    await expect(await names(canvas)).toEqual(['Time loops', 'Noir of the 1940s']);
    for (const link of within(canvas.getByRole('list', { name: 'Saved filters' })).getAllByRole('link'))
      await waitFor(() => expect(link.querySelectorAll('.art').length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Time loops' }));
    const field = canvas.getByLabelText('Name');
    await userEvent.clear(field);
    await userEvent.type(field, 'noir OF the 1940s{Enter}');
    await expect(await canvas.findByText('Other filters have this name. Choose another.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Again and again{Enter}');
    await waitFor(async () => expect(await names(canvas)).toEqual(['Again and again', 'Noir of the 1940s']));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Again and again' }));
    await waitFor(async () => expect(await names(canvas)).toEqual(['Noir of the 1940s']));
    const deleted = (await screen.findByText('Deleted “Again and again”')).closest<HTMLElement>('.toast');
    await userEvent.click(within(deleted ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names(canvas)).toEqual(['Again and again', 'Noir of the 1940s']));
    await expect(canvas.getByRole('link', { name: 'Again and again' })).toHaveAttribute('href', '/movies/popular?with=keyword%3Atime+loop');
  },
};
const opened: Story['play'] = async ({ canvas }) => {
  await expect(await names(canvas)).toHaveLength(2);
};
export const Phone: Story = { play: opened, globals: phone };
export const Tablet: Story = { play: opened, globals: tablet };
export const Light: Story = { play: opened, globals: { role: 'member', theme: 'light' } };

export const Empty: Story = {
  parameters: { scenario: withFilters([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Filters you save on a list/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse films' })).toHaveAttribute('href', '/movies/popular');
  },
};

/** On a list: saved under a name, which the page then says. */
export const Saves: Story = {
  tags: ['smoke'],
  parameters: { at: '/movies/popular?with=keyword:heist&from=1970&to=1979' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save filters' }));
    await userEvent.type(await dialog.findByLabelText('Name'), 'Time loops{Enter}');
    await expect(await dialog.findByText('Other filters have this name. Choose another.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Heists of the 70s{Enter}');
    await waitFor(() => expect(canvas.getByText('Saved as “Heists of the 70s”')).toHaveFocus());
  },
};
export const SavesOnPhone: Story = {
  parameters: { at: '/movies/popular?with=keyword:heist' },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save filters' }));
    await expect(await screen.findByRole('dialog', { name: 'Save filters' })).toBeVisible();
  },
};

/** No more fit: it is said before a name is typed. */
export const Full: Story = {
  parameters: {
    at: '/movies/popular?with=keyword:heist',
    scenario: withFilters(
      Array.from({ length: MAX_SAVED_FILTERS }, (_, at) => ({ name: `Filter ${at}`, address: `/movies/popular?from=${1970 + at}` })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save filters' }));
    await expect(await screen.findByText(/^There’s no room for another \(at most 20 filters\)/)).toBeVisible();
  },
};
