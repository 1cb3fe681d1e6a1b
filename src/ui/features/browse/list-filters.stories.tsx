import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { onPhone } from '#storybook/story-settings.fixture.ts';

const meta: Meta = { title: 'Features/Browse/List page with filters', render: () => <Screen />, parameters: { at: '/movies/popular' } };
export default meta;
type Story = StoryObj;

export const Filtered: Story = {
  parameters: { at: '/movies/top-rated?genres=crime&without=comedy&from=1970&to=1979&vote=7.5' },
  play: async ({ canvas, userEvent }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Active filters' }));
    const labels = chips.getAllByRole('button').map((chip) => chip.textContent);
    await expect(labels).toEqual(['Crime', 'without Comedy', '1970s', 'rating from 7.5', 'Clear all']);
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: without Comedy' }));
    await waitFor(() => expect(chips.queryByText('without Comedy')).not.toBeInTheDocument());
    await expect(chips.getByRole('button', { name: 'Remove filter: 1970s' })).toHaveFocus();
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByText('8,857 films')).toBeInTheDocument();
  },
};

export const Choosing: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    const years = await canvas.findByRole('button', { name: /^Years/ });
    await userEvent.click(years);
    await userEvent.click(await canvas.findByRole('option', { name: '1970s' }));
    await expect(await canvas.findByText('458 films')).toBeInTheDocument();
    await expect(years).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Genre/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'With Western' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Without Comedy' }));
    await expect(canvas.getByRole('checkbox', { name: 'With Western' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Without Western' }));
    await expect(canvas.getByRole('checkbox', { name: 'With Western' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Genre/ })).toHaveTextContent('without Comedy, without Western');
  },
};

export const ExactYears: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Years/ }));
    await userEvent.type(await canvas.findByLabelText('From'), '1939');
    await userEvent.type(canvas.getByLabelText('To'), '1939{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove filter: 1939' })).toBeInTheDocument();
  },
};

export const MoreFilters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More filters/ }));
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Sweden');
    await userEvent.selectOptions(canvas.getByLabelText('Certificate'), 'PG');
    await expect(await canvas.findByRole('button', { name: 'Remove filter: Sweden' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^More filters/ })).toHaveTextContent('2 on');
    await expect(canvas.getByText('Films of unknown country or certificate are left out.')).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sort by/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Oldest' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Popular films' }).firstElementChild).toHaveTextContent('1912'));
  },
};

export const NothingFits: Story = {
  parameters: { at: '/movies/popular?from=1912&to=1912&genres=animation,western' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await expect(await canvas.findByText('8,876 films')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
/** On a phone the bar is one button, which gets the focus after clearing. */
export const NothingFitsPhone: Story = {
  tags: ['smoke'],
  ...NothingFits,
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByRole('button', { name: /^Filters/ })).toHaveFocus();
    await expect(await canvas.findByText('8,876 films')).toBeInTheDocument();
  },
};

/** Filters that apply only to films do not filter series and render no chip. */
export const OnlyOfFilms: Story = {
  parameters: { at: '/tv-shows/popular?certificate=TV-MA&shorter=60&from=2010' },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Active filters' }));
    await expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['from 2010', 'up to 60 min', 'Clear all']);
    await expect((await canvas.findAllByText(/^[\d,]+ series$/)).length).toBeGreaterThan(0);
  },
};
