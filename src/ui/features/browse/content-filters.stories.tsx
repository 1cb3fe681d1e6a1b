import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { inLightTheme, network, onPhone, onTablet } from '#storybook/story-settings.fixture.ts';

const meta: Meta = { title: 'Features/Browse/Filters by content', render: () => <Screen />, parameters: { at: '/movies/popular' } };
export default meta;
type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns what the chips say, without the buttons' hidden beginning. */
const chipsOf = async (canvas: Canvas): Promise<ReadonlyArray<string>> => {
  const chips = within(await canvas.findByRole('list', { name: 'Active filters' }));
  return chips.getAllByRole('button').map((chip) => chip.textContent.replace('Remove filter: ', ''));
};
const names = (canvas: Canvas, list: string): Promise<ReadonlyArray<string>> =>
  canvas.findByRole('list', { name: list }).then((grid) => [...grid.querySelectorAll('li b')].map(({ textContent }) => textContent));

const HANKS = deriveIdFromName('Tom Hanks');

/** A keyword and a person from an address; each can be taken off. Invalid values are ignored. */
export const FromAddress: Story = {
  parameters: { at: `/movies/popular?with=keyword:island&with=person:${HANKS}&with=person:tom&with=studio:A24&with=seasons:2` },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['island', 'Tom Hanks', 'Clear all']));
    await expect(await names(canvas, 'Popular films')).toContain('Cast Away');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: island' }));
    await waitFor(async () => expect(await names(canvas, 'Popular films')).toContain('Forrest Gump'));
    await expect(canvas.getByRole('button', { name: 'Remove filter: Tom Hanks' })).toHaveFocus();
  },
};
export const FromAddressPhone: Story = { ...FromAddress, tags: [], globals: onPhone };
export const FromAddressTablet: Story = { ...FromAddress, tags: [], globals: onTablet };
export const FromAddressLight: Story = { ...FromAddress, tags: [], globals: inLightTheme() };

/** Typing suggests keywords and people; the arrow keys and Enter choose. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More filters/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Keyword' }), 'time l');
    await expect(await canvas.findByRole('option', { name: 'time loop' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['time loop', 'Clear all']));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Person' }), 'bill murr');
    await userEvent.click(await canvas.findByRole('option', { name: /^Bill Murray/ }));
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['time loop', 'Bill Murray', 'Clear all']));
    await expect(await names(canvas, 'Popular films')).toContain('Groundhog Day');
    await userEvent.click(within(canvas.getByRole('list', { name: 'Keyword: chosen' })).getByRole('button'));
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['Bill Murray', 'Clear all']));
  },
};

/** On a phone the fields are in the dialog of the filters. */
export const ChoosingOnPhone: Story = {
  tags: ['smoke'],
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Filters' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Keyword' }), 'heist');
    await userEvent.click(await dialog.findByRole('option', { name: 'heist' }));
    await expect(await dialog.findByRole('button', { name: 'Remove filter: heist' })).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: /^Show \d+ films$/ }));
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['heist', 'Clear all']));
  },
};

/** Series have networks, seasons and an end. */
export const OfSeries: Story = {
  parameters: { at: '/tv-shows/popular?with=network:HBO&with=seasons:7-' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['HBO', '7 seasons or more', 'Clear all']));
    await userEvent.click(await canvas.findByRole('button', { name: /^More filters/ }));
    await userEvent.selectOptions(await canvas.findByLabelText('Status'), 'Ended');
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['HBO', '7 seasons or more', 'Ended', 'Clear all']));
    await waitFor(async () => expect(await names(canvas, 'Popular series')).toContain('Game of Thrones'));
  },
};
export const OfSeriesTablet: Story = {
  ...OfSeries,
  globals: onTablet,
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['HBO', '7 seasons or more', 'Clear all']));
  },
};

/** An id and a name that the catalogue does not have: no title, and both chips lead out. */
export const Unknown: Story = {
  parameters: { at: '/movies/popular?with=keyword:qqxxzzjjvvkk&with=person:1999999999' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await chipsOf(canvas)).toEqual(['qqxxzzjjvvkk', 'Unknown person', 'Clear all']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await expect(await canvas.findByText('8,876 films')).toBeInTheDocument();
  },
};

export const NothingSuggested: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More filters/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Keyword' }), 'qqxxzz');
    await expect(await canvas.findByText(/^Nothing called “qqxxzz”\./)).toBeVisible();
  },
};

export const SuggestionsFail: Story = {
  globals: network('failing'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More filters/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Keyword' }), 'heist');
    await expect(await canvas.findByText('We couldn’t load suggestions.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
  },
};
